//! Whether one run of a program is all its runs.
//!
//! Conservative: what the JDK does is deterministic only if the table `deterministic.txt` says so. Looked at is everything
//! that can run ([`Reached`]); what differs from run to run through identity, `objects` knows.

mod objects;
mod overflow;
mod table;

pub(super) use self::table::Members;

use jurat_quota::{Exhausted, Quota};
use smol_str::SmolStr;

use self::objects::{Objects, Shown};
use self::table::Signs;
use super::descriptor::MethodType;
use super::instruction::Operation;
use super::reach::{Callbacks, Reached, Use};
use super::set::{Classes, MethodIn};
use super::source::{ConstructPlace, VERIFIER, arguments_of, at_use, main_of, once, use_in_words};
use super::value::{OBJECT, Value};

/// Exceptions whose messages show objects that the JDK was given, and their superclasses.
const TELLING: [&str; 6] = [
    "java.lang.IllegalArgumentException",
    "java.lang.IllegalStateException",
    "java.lang.NumberFormatException",
    "java.lang.RuntimeException",
    "java.lang.Exception",
    "java.lang.Throwable",
];

/// What can make two runs of a program differ, each once, in no particular order; nothing means that one run (in one
/// thread, with fixed options and assertions enabled) is all runs. Classes whose names start with `trusted` are taken as
/// deterministic without a look.
pub fn nondeterminism(
    classes: &Classes,
    main_class: &str,
    trusted: &str,
    quota: &Quota,
) -> Result<Vec<ConstructPlace>, Exhausted> {
    let main = match main_of(classes, main_class) {
        Ok(main) => main,
        Err(missing) => return Ok(vec![missing]),
    };
    let is_trusted = |class: &str| !trusted.is_empty() && class.starts_with(trusted);
    let outside = |class: &str| class == VERIFIER || is_trusted(class);
    let reached = Reached::from(classes, main, Callbacks::Taken, &outside, quota)?;
    let sources = arguments_of(main).into_iter().chain(own_methods(&reached));
    let sources = sources.chain(outside_members(&reached, &is_trusted)).chain(overflow::sources(&reached));
    let sources = once(sources);
    // Without time, nothing more was looked at.
    quota.look()?;
    Ok(sources)
}

fn own_methods(reached: &Reached<'_>) -> Vec<ConstructPlace> {
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
    methods.filter_map(|at| words(at).map(|construct| ConstructPlace::at(at, 0, construct))).collect()
}

/// What the program uses of the JDK.
fn outside_members(reached: &Reached<'_>, is_trusted: &dyn Fn(&str) -> bool) -> Vec<ConstructPlace> {
    let members = Members::load();
    let mut sources = Vec::new();
    let mut signed = Vec::new();
    for of in reached.uses.iter().filter(|of| !is_trusted(&of.member.class)) {
        match members.signs(of.owners.iter().map(SmolStr::as_str), &of.member) {
            Some(signs) if signs != Signs::default() => signed.push((of, signs)),
            Some(_) => {}
            None => sources.push(at_use(reached, of, use_in_words(of))),
        }
    }
    let mut objects = Objects::new(reached);
    let makes_table = |signs: &Signs| signs.makes_hash_table || signs.makes_salted;
    if signed.iter().any(|(of, signs)| makes_table(signs) && of.member.name != "<init>") {
        objects.forget_hash_table();
    }
    let looker = Looker { reached, objects, signed };
    sources.extend(looker.identities());
    sources.extend(looker.orders());
    sources.extend(looker.ties());
    sources
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
    fn identities(&self) -> Vec<ConstructPlace> {
        let mut sources = Vec::new();
        for of in self.signed(|signs| signs.shows_text).filter(|of| self.is_not_of_record_but(of, "toString"))
        {
            if let Some(culprit) = self.objects.culprit_in_call(of, Shown::Text) {
                let words =
                    format!("{} on a `{culprit}`, which has no `toString` of its own", use_in_words(of));
                sources.push(at_use(self.reached, of, words));
            }
        }
        for of in self.signed(|signs| signs.shows_hash).filter(|of| self.is_not_of_record_but(of, "hashCode"))
        {
            if let Some(culprit) = self.objects.culprit_in_call(of, Shown::Hash) {
                let words =
                    format!("{} on a `{culprit}`, which has no `hashCode` of its own", use_in_words(of));
                sources.push(at_use(self.reached, of, words));
            }
        }
        if !self.reached.lambdas.is_empty() {
            let named = self.signed(|signs| signs.names_classes);
            sources.extend(
                named.map(|of| at_use(self.reached, of, format!("{} among lambdas", use_in_words(of)))),
            );
        }
        sources.extend(self.messages());
        sources.extend(self.told());
        sources.extend(self.characters());
        sources
    }

    /// The methods of a record are all made by one bootstrap method; only this one of them counts.
    fn is_not_of_record_but(&self, of: &Use, method: &str) -> bool {
        let user = self.reached.methods[of.user].at.method;
        of.member.class != "java.lang.runtime.ObjectMethods" || user.name == method
    }

    /// Messages of exceptions in which the virtual machine may name the class of a lambda.
    fn messages(&self) -> Vec<ConstructPlace> {
        let shows = |of: &&Use| matches!(&*of.member.name, "getMessage" | "getLocalizedMessage" | "toString");
        let may_name = |of: &&Use| {
            let exception = of.arguments.first().and_then(Value::class);
            exception.is_some_and(|class| self.objects.names_lambda(class, Shown::Text))
        };
        let uses = self.reached.uses.iter().filter(shows).filter(may_name);
        uses.map(|of| at_use(self.reached, of, format!("{} among lambdas", use_in_words(of)))).collect()
    }

    /// Texts in the messages of exceptions, if somebody catches those.
    fn told(&self) -> Vec<ConstructPlace> {
        if !self.catches_what_tells() {
            return Vec::new();
        }
        let objects = Value::of_class(OBJECT);
        let culprit = |of: &Use| {
            let is_about_others = of.member.class == "java.util.stream.Collectors";
            if is_about_others {
                self.objects.culprit(&objects, Shown::Text)
            } else {
                self.objects.culprit_in_call(of, Shown::Text)
            }
        };
        let uses = self.signed(|signs| signs.tells_text && !signs.shows_characters);
        let words = |of: &Use, culprit| {
            format!(
                "{}, whose exception shows a `{culprit}`, which has no `toString` of its own",
                use_in_words(of)
            )
        };
        uses.filter_map(|of| Some(at_use(self.reached, of, words(of, culprit(of)?)))).collect()
    }

    /// Texts of the program's own sequences of characters.
    fn characters(&self) -> Vec<ConstructPlace> {
        let is_own = |class: &&SmolStr| self.reached.classes.is_subtype(class, "java.lang.CharSequence");
        let mut own = self.reached.instantiated.iter().filter(is_own);
        let culprit =
            own.find_map(|class| self.objects.culprit(&Value::of_class(class.clone()), Shown::Text));
        let Some(culprit) = culprit else { return Vec::new() };
        let words = |of: &Use| {
            format!("{} beside a `{culprit}`, which has no `toString` of its own", use_in_words(of))
        };
        let catches = self.catches_what_tells();
        let uses = self.signed(|signs| signs.shows_characters && (catches || !signs.tells_text));
        uses.map(|of| at_use(self.reached, of, words(of))).collect()
    }

    /// Whether some handler may get an exception with a text of the program's objects in its message.
    fn catches_what_tells(&self) -> bool {
        let codes = self.reached.methods.iter().filter_map(|method| method.at.method.code.as_ref());
        let mut caught = codes.flat_map(|code| &code.handlers).filter_map(|it| it.catches.as_deref());
        caught.any(|class| TELLING.contains(&class))
    }

    /// Orders of elements that differ from run to run, if somebody looks.
    fn orders(&self) -> Vec<ConstructPlace> {
        let Some(looks) = self.looks_at_order() else { return Vec::new() };
        let looks = use_in_words(looks);
        let mut sources = Vec::new();
        for of in self.signed(|signs| signs.makes_salted) {
            let words = format!("{}, whose order differs from run to run, and {looks}", use_in_words(of));
            sources.push(at_use(self.reached, of, words));
        }
        if self.signed(|signs| signs.makes_hash_table).next().is_some() {
            for of in self.signed(|signs| signs.adds_key) {
                if let Some(culprit) = self.culprit_as_key(of, Shown::Hash) {
                    let words = format!(
                        "{} with a key of `{culprit}`, which has no `hashCode` of its own, and {looks}",
                        use_in_words(of)
                    );
                    sources.push(at_use(self.reached, of, words));
                }
            }
        }
        sources
    }

    /// Keys of hash tables with the same hash code, which are compared in an order that differs from run to run: a `HashMap` orders
    /// them by their identity if there are many and they do not compare otherwise, and a set of `Set.of` begins anywhere. Who looks at
    /// the order can notice that, and who is asked whether he equals somebody.
    fn ties(&self) -> Vec<ConstructPlace> {
        let has_equals = self.has_own_equals();
        let is_noticed = has_equals || self.looks_at_order().is_some();
        let has_table = self.signed(|signs| signs.makes_hash_table).next().is_some();
        let keys = self
            .signed(|signs| is_noticed && has_table && signs.adds_key || has_equals && signs.makes_linked);
        let ordered = keys.filter_map(|of| {
            let culprit = self.culprit_as_key(of, Shown::Tie)?;
            Some((of, format!("with a key of `{culprit}`, which a hash table may order by identity")))
        });
        let salted = self.signed(|signs| has_equals && signs.makes_salted).map(|of| {
            (
                of,
                "beside an `equals` of the program, which it calls in an order that differs from run to run"
                    .to_owned(),
            )
        });
        let in_words = |(of, why)| at_use(self.reached, of, format!("{} {why}", use_in_words(of)));
        ordered.chain(salted).map(in_words).collect()
    }

    /// Whether code of the program compares objects, other than records by what they hold.
    fn has_own_equals(&self) -> bool {
        let mut methods = self.reached.methods.iter().map(|method| method.at.method);
        methods.any(|method| {
            let parts = method.code.as_ref().map_or(&[][..], |code| &code.instructions);
            let is_made =
                matches!(parts, [_, _, made, _] if matches!(made.operation, Operation::InvokeDynamic(_)));
            matches!(&*method.name, "equals" | "compareTo") && !is_made
        })
    }

    fn looks_at_order(&self) -> Option<&Use> {
        let shows_elements =
            |of: &&Use| of.arguments.iter().any(|value| self.objects.may_hold_elements(value));
        let order = self.signed(|signs| signs.shows_order).next();
        let mut texts =
            self.signed(|signs| signs.shows_text).filter(|of| self.is_not_of_record_but(of, "toString"));
        order.or_else(|| texts.find(shows_elements))
    }

    /// The key is the first argument of a method of an object; what other methods get, may become one.
    fn culprit_as_key(&self, of: &Use, shown: Shown) -> Option<SmolStr> {
        let n_parameters = MethodType::parse(&of.member.descriptor)?.parameters.len();
        let has_receiver = of.arguments.len() > n_parameters;
        if has_receiver && of.member.name != "<init>" {
            return of.arguments.get(1).and_then(|key| self.objects.culprit(key, shown));
        }
        let anything = Value::of_class(OBJECT);
        self.objects.culprit(&anything, shown)
    }
}
