//! Whether one run of a program is all its runs.
//!
//! Conservative: what the JDK does is deterministic only if the table `deterministic.txt` says so. Looked at is everything
//! that can run ([`Reached`]); what differs from run to run through identity, `objects` knows.

mod objects;
mod overflow;
mod table;

use smol_str::SmolStr;

use self::objects::{Objects, Shown};
use self::table::{Members, Signs};
use super::descriptor::MethodType;
use super::instruction::{Kind, Operation};
use super::reach::{Reached, Use};
use super::set::{Classes, MethodIn};
use super::value::{OBJECT, Value};

/// A construct of the program, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// In words: "calls `java.lang.System.nanoTime`".
    pub construct: String,
    /// Binary name.
    pub class: SmolStr,
    /// Name.
    pub method: SmolStr,
    /// The source file, without its folder.
    pub file: Option<SmolStr>,
    /// In that file.
    pub line: Option<u32>,
}

impl Source {
    pub(super) fn at(at: MethodIn<'_>, pc: u16, construct: String) -> Self {
        Self {
            construct,
            class: at.class.name.clone(),
            method: at.method.name.clone(),
            file: at.class.source.clone(),
            line: at.line_at(pc),
        }
    }
}

const MAIN: (&str, &str) = ("main", "([Ljava/lang/String;)V");
const VERIFIER: &str = "org.sosy_lab.sv_benchmarks.Verifier";

/// What can make two runs of a program differ, each once, in no particular order; nothing means that one run (in one
/// thread, with fixed options and assertions enabled) is all runs. Classes whose names start with `trusted` are taken as
/// deterministic without a look.
pub fn nondeterminism(classes: &Classes, main_class: &str, trusted: &str) -> Vec<Source> {
    let Some(main) = classes.method(main_class, MAIN.0, MAIN.1) else {
        let construct = format!("has no `main` in `{main_class}`");
        let class = SmolStr::from(main_class);
        return vec![Source { construct, class, method: MAIN.0.into(), file: None, line: None }];
    };
    let is_trusted = |class: &str| !trusted.is_empty() && class.starts_with(trusted);
    let outside = |class: &str| class == VERIFIER || is_trusted(class);
    let reached = Reached::from(classes, main, &outside);
    let mut sources: Vec<_> = arguments(main).into_iter().collect();
    sources.extend(own_methods(&reached));
    sources.extend(outside_members(&reached, &is_trusted));
    sources.extend(overflow::sources(&reached));
    let mut once = Vec::new();
    for source in sources {
        if !once.contains(&source) {
            once.push(source);
        }
    }
    once
}

/// Whoever starts the program chooses the arguments.
fn arguments(main: MethodIn<'_>) -> Option<Source> {
    let mut instructions = main.method.code.iter().flat_map(|code| &code.instructions);
    let load = instructions.find(|instruction| {
        matches!(instruction.operation, Operation::Load { kind: Kind::Reference, slot: 0 })
    });
    load.map(|load| Source::at(main, load.pc, "reads the arguments of `main`".to_owned()))
}

fn own_methods(reached: &Reached<'_>) -> Vec<Source> {
    let words = |at: MethodIn<'_>| {
        let (class, method) = (&at.class.name, &at.method.name);
        if at.method.flags.is_native() {
            Some(format!("calls the native method `{class}.{method}`"))
        } else if method == "finalize" && at.method.descriptor == "()V" {
            Some(format!("has a finalizer in `{class}`"))
        } else {
            None
        }
    };
    let methods = reached.methods.iter().map(|method| method.at);
    methods.filter_map(|at| words(at).map(|construct| Source::at(at, 0, construct))).collect()
}

/// What the program uses of the JDK.
fn outside_members(reached: &Reached<'_>, is_trusted: &dyn Fn(&str) -> bool) -> Vec<Source> {
    let members = Members::load();
    let mut sources = Vec::new();
    let mut signed = Vec::new();
    for of in reached.uses.iter().filter(|of| !is_trusted(&of.member.class)) {
        match members.signs(of.owners.iter().map(SmolStr::as_str), &of.member) {
            Some(signs) if signs != Signs::default() => signed.push((of, signs)),
            Some(_) => {}
            None => sources.push(source(reached, of, calls(of))),
        }
    }
    let looker = Looker { reached, objects: Objects::new(reached), signed };
    sources.extend(looker.identities());
    sources.extend(looker.orders());
    sources
}

fn source(reached: &Reached<'_>, of: &Use, construct: String) -> Source {
    Source::at(reached.methods[of.user].at, of.pc, construct)
}

fn calls(of: &Use) -> String {
    let (class, name) = (&of.member.class, &of.member.name);
    match (name.as_str(), of.member.descriptor.starts_with('(')) {
        ("<init>", _) => format!("makes a `{class}`"),
        (_, true) => format!("calls `{class}.{name}`"),
        (_, false) => format!("uses `{class}.{name}`"),
    }
}

/// Looks at uses of which it depends on the rest of the program whether they are deterministic.
struct Looker<'r, 'a> {
    reached: &'r Reached<'a>,
    objects: Objects<'r, 'a>,
    signed: Vec<(&'r Use, Signs)>,
}

impl Looker<'_, '_> {
    fn signed(&self, sign: impl Fn(&Signs) -> bool) -> impl Iterator<Item = &Use> {
        self.signed.iter().filter(move |(_, signs)| sign(signs)).map(|(of, _)| *of)
    }

    /// Texts, hash codes and names that come from identity.
    fn identities(&self) -> Vec<Source> {
        let mut sources = Vec::new();
        for of in self.signed(|signs| signs.shows_text) {
            if let Some(culprit) = self.objects.culprit_in_call(of, Shown::Text) {
                let words = format!("{} on a `{culprit}`, which has no `toString` of its own", calls(of));
                sources.push(source(self.reached, of, words));
            }
        }
        for of in self.signed(|signs| signs.shows_hash) {
            if let Some(culprit) = self.objects.culprit_in_call(of, Shown::Hash) {
                let words = format!("{} on a `{culprit}`, which has no `hashCode` of its own", calls(of));
                sources.push(source(self.reached, of, words));
            }
        }
        if !self.reached.lambdas.is_empty() {
            let named = self.signed(|signs| signs.names_classes);
            sources.extend(named.map(|of| source(self.reached, of, format!("{} among lambdas", calls(of)))));
        }
        sources
    }

    /// Orders of elements that differ from run to run, if somebody looks.
    fn orders(&self) -> Vec<Source> {
        let Some(looks) = self.looks_at_order() else { return Vec::new() };
        let looks = calls(looks);
        let mut sources = Vec::new();
        for of in self.signed(|signs| signs.makes_salted) {
            let words = format!("{}, whose order differs from run to run, and {looks}", calls(of));
            sources.push(source(self.reached, of, words));
        }
        if self.signed(|signs| signs.makes_hash_table).next().is_some() {
            for of in self.signed(|signs| signs.adds_key) {
                if let Some(culprit) = self.culprit_as_key(of) {
                    let words = format!(
                        "{} with a key of `{culprit}`, which has no `hashCode` of its own, and {looks}",
                        calls(of)
                    );
                    sources.push(source(self.reached, of, words));
                }
            }
        }
        sources
    }

    fn looks_at_order(&self) -> Option<&Use> {
        let shows_elements =
            |of: &&Use| of.arguments.iter().any(|value| self.objects.may_hold_elements(value));
        let order = self.signed(|signs| signs.shows_order).next();
        order.or_else(|| self.signed(|signs| signs.shows_text).find(shows_elements))
    }

    /// The key is the first argument of a method of an object; what other methods get, may become one.
    fn culprit_as_key(&self, of: &Use) -> Option<SmolStr> {
        let n_parameters = MethodType::parse(&of.member.descriptor)?.parameters.len();
        let has_receiver = of.arguments.len() > n_parameters;
        if has_receiver && of.member.name != "<init>" {
            return of.arguments.get(1).and_then(|key| self.objects.culprit(key, Shown::Hash));
        }
        let anything = Value::of_class(OBJECT);
        self.objects.culprit(&anything, Shown::Hash)
    }
}
