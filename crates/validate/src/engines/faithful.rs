//! Whether a run of the woven program is one of the program itself: not if the program looks around.

use jurat_java::classes::{
    Class, Classes, Constant, ConstructPlace as Source, Instruction, MemberRef, Operation, looks_around,
};
use smol_str::SmolStr;

use super::Question;
use super::jvm::while_analysed;
use crate::checks::Expected;
use crate::outcome::{Outcome, Undecided};
use crate::verdict::Unknown;

/// The exceptions that may be a `NullPointerException`, for which the virtual machine describes the code in words: which method
/// returned the null, which is another one if its value is watched.
const MAY_TELL: [&str; 4] = [
    "java.lang.NullPointerException",
    "java.lang.RuntimeException",
    "java.lang.Exception",
    "java.lang.Throwable",
];

/// Where the program looks at a message that may describe code in which values are watched.
pub(crate) fn reads_about_itself(question: &Question<'_>) -> Option<Source> {
    let is_watched = |expected: &Expected| matches!(expected, Expected::Values(_));
    if !question.checks.iter().any(|check| check.is_live() && is_watched(&check.expected)) {
        return None;
    }
    let prefix = question.plan.names.prefix();
    let program = || question.classes.iter().filter(|class| !class.name.starts_with(&prefix));
    let reads = |class| reads_messages(question.classes, class);
    program().any(catches).then(|| program().find_map(reads)).flatten()
}

/// An assertion that fails unseen if the program catches its error.
pub(crate) fn unwatched_assertion(question: &Question<'_>) -> Option<Source> {
    let place = &question.woven.asserts[question.woven.unwatched?.index()];
    let file = question.plan.sources.get(place.source.index())?;
    Some(Source {
        construct: "has an assertion whose message may name a variable of its condition".to_owned(),
        class: SmolStr::default(),
        method: SmolStr::default(),
        file: Some(SmolStr::new(&file.name)),
        line: Some(place.line),
    })
}

/// What a class that cannot be initialised throws: it holds the exception that is the reason.
const MAY_HOLD: [&str; 3] =
    ["java.lang.ExceptionInInitializerError", "java.lang.LinkageError", "java.lang.Error"];

/// Classes of the JDK whose text is never that of an exception.
const PLAIN: [&str; 11] = [
    "String",
    "StringBuilder",
    "StringBuffer",
    "Integer",
    "Long",
    "Short",
    "Byte",
    "Character",
    "Boolean",
    "Float",
    "Double",
];

fn catches(class: &Class) -> bool {
    let codes = class.methods.iter().filter_map(|method| method.code.as_ref());
    let mut caught = codes.flat_map(|code| &code.handlers).filter_map(|handler| handler.catches.as_ref());
    caught.any(|caught| MAY_TELL.contains(&caught.as_str()) || MAY_HOLD.contains(&caught.as_str()))
}

fn reads_messages(classes: &Classes, class: &Class) -> Option<Source> {
    let read_by = |instruction: &Instruction| match &instruction.operation {
        Operation::Invoke { method, .. } => is_reader(classes, method),
        // A reference to the method: `Throwable::getMessage`.
        // And the text of a record, which is made of those of its components.
        Operation::InvokeDynamic(site) => {
            let bootstrap = class.bootstraps.get(usize::from(site.bootstrap));
            let mut arguments = bootstrap.into_iter().flat_map(|bootstrap| &bootstrap.arguments);
            arguments.any(|it| matches!(it, Constant::Handle(handle) if is_reader(classes, &handle.member)))
                || site.name == "toString" && bootstrap.is_some_and(|it| is_of_record(&it.method.member))
        }
        _ => false,
    };
    class.methods.iter().find_map(|method| {
        let code = method.code.as_ref()?;
        let instruction = code.instructions.iter().find(|instruction| read_by(instruction))?;
        Some(Source {
            construct: "reads a message in which the virtual machine may describe its code".to_owned(),
            class: class.name.clone(),
            method: method.name.clone(),
            file: class.source.clone(),
            line: code.line_at(instruction.pc),
        })
    })
}

fn is_of_record(bootstrap: &MemberRef) -> bool {
    bootstrap.class == "java.lang.runtime.ObjectMethods"
}

/// Whether a method may give the text of an exception, also among others: that of a list is made of those of its elements.
fn is_reader(classes: &Classes, method: &MemberRef) -> bool {
    let takes_object = method.descriptor.contains("Ljava/lang/Object;");
    match method.name.as_str() {
        "getMessage" | "getLocalizedMessage" | "deepToString" => true,
        "toString" => {
            let plain = method.class.strip_prefix("java.lang.").is_some_and(|name| PLAIN.contains(&name));
            let is_own = classes.resolve(&method.class, &method.name, &method.descriptor).is_some();
            takes_object || method.descriptor == "()Ljava/lang/String;" && !plain && !is_own
        }
        "append" | "insert" | "valueOf" | "format" | "formatted" | "join" => takes_object,
        _ => false,
    }
}

/// What a run of the woven program shows of the program itself.
pub(crate) fn faithful(question: &Question<'_>, outcome: Outcome) -> Result<Outcome, Unknown> {
    if !matches!(outcome, Outcome::Violated(_)) {
        return Ok(outcome);
    }
    let plan = question.plan;
    let looks = looks_around(question.classes, question.main_class, &plan.names.prefix(), plan.quota);
    let looks = looks.map_err(while_analysed)?.or_else(|| reads_about_itself(question));
    Ok(match looks {
        None => outcome,
        Some(source) => Outcome::Undecided(Undecided::Unfaithful(source.construct)),
    })
}
