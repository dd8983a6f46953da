//! Calls of `Verifier.nondet…`.

use jurat_java::{Place, SourceClass as Class};

use crate::ids::SourceId;
use crate::input::{Input, VERIFIER};
use crate::lexical::{has_escaped_code, without_comments_and_literals};
use crate::source::{Source, numbered};

/// How its whole name begins.
const PACKAGE: &str = "org";

/// Its name where it is imported.
pub(super) const SIMPLE_NAME: &str = "Verifier";

/// A call that asks for input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InputCall {
    /// Which source it is in.
    pub source: SourceId,
    /// An index into the calls of its sites.
    pub call_site: usize,
    /// What it gives.
    pub input_type: InputType,
    /// Its first character.
    pub start: Place,
    /// Its closing parenthesis.
    pub end: Place,
}

/// The types of inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "Java's types")]
pub enum InputType {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    String,
}

impl InputType {
    const ALL: [Self; 9] = [
        Self::Boolean,
        Self::Byte,
        Self::Char,
        Self::Short,
        Self::Int,
        Self::Long,
        Self::Float,
        Self::Double,
        Self::String,
    ];

    /// The method of the `Verifier` that gives it.
    pub fn method(self) -> &'static str {
        match self {
            Self::Boolean => "nondetBoolean",
            Self::Byte => "nondetByte",
            Self::Char => "nondetChar",
            Self::Short => "nondetShort",
            Self::Int => "nondetInt",
            Self::Long => "nondetLong",
            Self::Float => "nondetFloat",
            Self::Double => "nondetDouble",
            Self::String => "nondetString",
        }
    }

    /// As Java writes it.
    pub(crate) fn java(self) -> &'static str {
        match self {
            Self::Boolean => "boolean",
            Self::Byte => "byte",
            Self::Char => "char",
            Self::Short => "short",
            Self::Int => "int",
            Self::Long => "long",
            Self::Float => "float",
            Self::Double => "double",
            Self::String => "String",
        }
    }

    /// Whether a variable of this type, as written, has the very value of an input: nothing is rounded on the way, and comparisons
    /// are those of values.
    pub(super) fn is_kept_by(self, type_name: &str) -> bool {
        let name = type_name.strip_prefix("java.lang.").unwrap_or(type_name);
        let wider: &[&str] = match self {
            Self::Boolean => &["Boolean"],
            Self::Byte => &["Byte", "short", "int", "long"],
            Self::Char => &["Character", "int", "long"],
            Self::Short => &["Short", "int", "long"],
            Self::Int => &["Integer", "long"],
            Self::Long => &["Long"],
            Self::Float => &["Float"],
            Self::Double => &["Double"],
            Self::String => &[],
        };
        name == "var" || name == self.java() || wider.contains(&name)
    }

    /// All, in the order of Java's textbooks.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    /// The type with this letter, which is the one of `Inputs.java`.
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'z' => Self::Boolean,
            'b' => Self::Byte,
            'c' => Self::Char,
            's' => Self::Short,
            'i' => Self::Int,
            'l' => Self::Long,
            'f' => Self::Float,
            'd' => Self::Double,
            't' => Self::String,
            _ => return None,
        })
    }

    /// The type of an input.
    pub(crate) fn of(input: &Input) -> Option<Self> {
        Some(match input {
            Input::Boolean(_) => Self::Boolean,
            Input::Byte(_) => Self::Byte,
            Input::Char(_) => Self::Char,
            Input::Short(_) => Self::Short,
            Input::Int(_) => Self::Int,
            Input::Long(_) => Self::Long,
            Input::Float(_) => Self::Float,
            Input::Double(_) => Self::Double,
            Input::String(_) => Self::String,
            Input::Unknown => return None,
        })
    }

    /// What a program gets where nothing is said.
    pub(crate) fn zero(self) -> Input {
        match self {
            Self::Boolean => Input::Boolean(false),
            Self::Byte => Input::Byte(0),
            Self::Char => Input::Char(0),
            Self::Short => Input::Short(0),
            Self::Int => Input::Int(0),
            Self::Long => Input::Long(0),
            Self::Float => Input::Float(0),
            Self::Double => Input::Double(0),
            Self::String => Input::String(Vec::new()),
        }
    }
}

/// The calls of a program that ask for input, in the order of its files. Where the program has a method of that name itself, only
/// what names the `Verifier` and can mean nothing else is such a call.
pub(super) fn input_calls(sources: &[Source]) -> Vec<InputCall> {
    let read = || numbered(sources).filter(|(_, source)| !source.is_left_out());
    let is_own = |name: &str| read().any(|(_, source)| declares(source, name));
    let mut calls = Vec::new();
    for (source, it) in read() {
        let is_clear = names_verifier(it, read().map(|(_, source)| source));
        let is_path = !read().any(|(_, source)| may_mean_other(source, PACKAGE));
        for (call_site, call) in it.sites().calls.iter().enumerate() {
            let Some(input_type) = InputType::all().find(|it| it.method() == call.name) else { continue };
            let is_verifier = match call.qualifier.as_deref() {
                Some(VERIFIER) => is_path,
                Some(SIMPLE_NAME) if is_clear => true,
                // What is no name may ask for an input itself, and so may the initialiser of a class: in the place of the call.
                Some(_) => false,
                None => !is_own(&call.name),
            };
            if is_verifier && call.n_arguments == 0 {
                calls.push(InputCall { source, call_site, input_type, start: call.start, end: call.end });
            }
        }
    }
    calls
}

/// Whether a source declares a method of this name, or something that gives a record one.
fn declares(source: &Source, name: &str) -> bool {
    source.sites().methods.iter().any(|method| method.name == name)
        || source.outline.methods.iter().any(|method| method.name == name)
        || source.outline.variables.iter().any(|variable| variable.name == name)
}

/// Whether the simple name of the `Verifier` can mean nothing else in a source: no variable, no class inside of another, and
/// no class of a package, unless the import says so.
fn names_verifier<'a>(source: &Source, mut sources: impl Iterator<Item = &'a Source>) -> bool {
    let is_imported = imports_verifier(source);
    let is_other = |class: &Class| {
        let name = class.name.rsplit('.').next().unwrap_or(&class.name);
        let inner = name.rsplit('$').next().filter(|_| name.contains('$'));
        // Local classes have a number before their names.
        let inner = inner.map(|inner| inner.trim_start_matches(|c: char| c.is_ascii_digit()));
        inner == Some(SIMPLE_NAME) || name == SIMPLE_NAME && !is_imported
    };
    // A variable of another source may be inherited, or imported.
    let has_other =
        |source: &Source| has_variable(source, SIMPLE_NAME) || source.outline.classes.iter().any(is_other);
    !has_escaped_code(&source.text) && !sources.any(has_other)
}

/// Whether a name may mean a variable or a class in a source, and not a package.
fn may_mean_other(source: &Source, name: &str) -> bool {
    let simple = |class: &Class| {
        let own = class.name.rsplit(['.', '$']).next().unwrap_or_default();
        own.trim_start_matches(|c: char| c.is_ascii_digit()) == name
    };
    has_escaped_code(&source.text) || has_variable(source, name) || source.outline.classes.iter().any(simple)
}

fn has_variable(source: &Source, name: &str) -> bool {
    source.outline.variables.iter().any(|variable| variable.name == name)
}

/// Whether a source imports the `Verifier` by its name, in a line of its own above its classes.
fn imports_verifier(source: &Source) -> bool {
    let first = source.outline.classes.iter().map(|class| class.first_line).min().unwrap_or(u32::MAX);
    let is_import = |line: &str| {
        let name = line.trim().strip_prefix("import ").and_then(|rest| rest.strip_suffix(';'));
        name.map(str::trim) == Some(VERIFIER)
    };
    let code = without_comments_and_literals(&source.text);
    code.lines().take(first.saturating_sub(1) as usize).any(is_import)
}
