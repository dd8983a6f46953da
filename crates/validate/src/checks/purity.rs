//! Conditions that only tell: to evaluate one must not change what the program does.
//!
//! A witness is written by somebody else, and whatever its conditions run would run inside of the program. So there are no
//! assignments and no calls but of a few methods of the JDK, and those only where they cannot come back to the program; the
//! static fields of another class may be read only if to initialise a class does nothing; and the text must mean the same to
//! us and to javac.

use jurat_java::VariableKind;
use jurat_java::sites::{Sites, StoreForm, StoreTarget};
use jurat_witness::expr::Mentions;
use rustc_hash::FxHashSet;

use crate::checks::Dropped;
use crate::source::Source;

/// javac follows operators by recursion, and its stack ends somewhere beyond this.
const MAX_LENGTH: usize = 8000;

/// Methods of the JDK that tell something of their own object. A method of the program may have such a name and do anything,
/// so these names count only where the program declares none of them.
const TELLING: &[&str] =
    &["abs", "charAt", "endsWith", "floorMod", "intValue", "isNaN", "length", "longValue", "startsWith"];

/// Methods of the JDK that may ask others: elements, comparators, suppliers. They count only where the program has no code that
/// could be asked.
const ASKING: &[&str] =
    &["compareTo", "contains", "containsKey", "equals", "get", "indexOf", "isEmpty", "max", "min", "size"];

/// Methods that those of the JDK ask.
const ASKED: &[&str] = &["compare", "compareTo", "equals", "hashCode", "initialValue"];

/// What the program has that evaluating a condition could run.
pub(super) struct Purity<'a> {
    /// The names of the program's methods.
    methods: FxHashSet<&'a str>,
    /// Whether the JDK could call back.
    has_asked: bool,
    /// The static fields: class and name.
    statics: Vec<(&'a str, &'a str)>,
    /// The classes whose initialisation can be noticed.
    busy_classes: Vec<&'a str>,
}

impl<'a> Purity<'a> {
    pub(super) fn of(sources: &'a [Source]) -> Self {
        let methods: FxHashSet<&str> = sources
            .iter()
            .flat_map(|source| &source.sites().methods)
            .map(|method| method.name.as_str())
            .collect();
        let has_functions = |source: &Source| {
            let is_any_lambda = source.sites().methods.iter().any(|method| method.is_lambda);
            // To get from a map that keeps the order of access changes the map.
            is_any_lambda || source.text.contains("::") || source.text.contains("LinkedHashMap")
        };
        let variables = sources.iter().flat_map(|source| &source.outline.variables);
        let statics = variables.filter(|variable| variable.kind == VariableKind::StaticField);
        Self {
            has_asked: ASKED.iter().any(|name| methods.contains(name)) || sources.iter().any(has_functions),
            methods,
            statics: statics.filter_map(|it| Some((it.class.as_deref()?, it.name.as_str()))).collect(),
            busy_classes: sources.iter().flat_map(|source| busy_classes(source.sites())).collect(),
        }
    }

    /// Why a text may mean something else to javac, before it is parsed.
    pub(super) fn misread(text: &str) -> Option<Dropped> {
        let not_java = |message: &str| Some(Dropped::NotJava(message.to_owned()));
        if text.len() > MAX_LENGTH {
            return Some(Dropped::Unsupported("conditions of more than 8000 bytes"));
        }
        // Escapes are replaced before anything else, also where they close a literal.
        if text.contains("\\u") {
            return not_java("found a Unicode escape, expected the character itself");
        }
        // The condition is written on one line.
        if text.contains("\"\"\"") {
            return Some(Dropped::Unsupported("text blocks"));
        }
        None
    }

    /// Why evaluating a condition in a method of this class could do more than tell.
    pub(super) fn effect(&self, text: &str, mentions: &Mentions, class: &str) -> Option<Dropped> {
        let mut calls = mentions.calls.iter().map(|span| &text[span.start as usize..span.end as usize]);
        if let Some(name) = calls.find(|name| !self.is_telling(name)) {
            return Some(Dropped::Call(name.to_owned()));
        }
        // What stands beside a string is turned into one.
        if text.contains('+') && self.methods.contains("toString") {
            return Some(Dropped::Call("toString".to_owned()));
        }
        self.initialises(text, class)
            .then_some(Dropped::Unsupported("static fields of classes that would be initialised"))
    }

    fn is_telling(&self, name: &str) -> bool {
        let is_known = TELLING.contains(&name) || ASKING.contains(&name) && !self.has_asked;
        is_known && !self.methods.contains(name)
    }

    /// Whether a static field of another class is named, and initialising a class can be noticed: which class a plain name
    /// belongs to, and what else is initialised with it, is not looked at.
    fn initialises(&self, text: &str, class: &str) -> bool {
        if self.busy_classes.iter().all(|busy| is_surely_initialised(busy, class)) {
            return false;
        }
        let mut words = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'));
        words.any(|word| {
            self.statics.iter().any(|(owner, name)| *name == word && !is_surely_initialised(owner, class))
        })
    }
}

/// A class is initialised before its methods run, and before the anonymous and local classes in them exist.
fn is_surely_initialised(owner: &str, class: &str) -> bool {
    let inside = class.strip_prefix(owner);
    inside.is_some_and(|inside| {
        inside.is_empty()
            || inside.strip_prefix('$').is_some_and(|name| name.starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// The classes whose initialisers do more than to give their own fields values.
fn busy_classes(sites: &Sites) -> impl Iterator<Item = &str> {
    let initialisers = sites.methods.iter().enumerate().filter(|(_, method)| method.name == "<clinit>");
    initialisers.filter(|(idx, _)| is_busy(sites, *idx)).map(|(_, method)| method.class.as_str())
}

fn is_busy(sites: &Sites, initialiser: usize) -> bool {
    let class = &sites.methods[initialiser].class;
    let has_constructor =
        || sites.methods.iter().any(|method| method.name == "<init>" && method.class == *class);
    let simple_name = class.rsplit(['$', '.']).next();
    // The constants of an enum are made by its constructor, which does nothing if it is not written.
    let is_plain_constant = |qualifier: Option<&str>| qualifier == simple_name && !has_constructor();
    let mut calls = sites.calls.iter().filter(|call| call.method == initialiser);
    let mut stores = sites.stores.iter().filter(|store| store.method == initialiser);
    calls.any(|call| call.name != "<init>" || !is_plain_constant(call.qualifier.as_deref()))
        || stores.any(|store| {
            store.form != StoreForm::Initialiser || !matches!(store.target, StoreTarget::Field { .. })
        })
}
