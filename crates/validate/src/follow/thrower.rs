//! Where exceptions are thrown, of which the JVM only tells where they were made.
//!
//! Both are the same place in a program that throws each exception as it makes it, and lets nobody keep one. Whatever else a program
//! does with exceptions is looked for in its class files, and in its sources where those say more.

use jurat_java::Place;
use jurat_java::classes::{Class, Classes, Code, Constant, MemberRef, Operation};
use jurat_java::sites::{Sites, StoreForm, StoreSite, StoreTarget};

use crate::lexical::{has_escaped_code, without_comments};
use crate::source::Source;

/// The methods of an exception that hand it to nobody.
const TELLING: [&str; 4] = ["getMessage", "getLocalizedMessage", "toString", "printStackTrace"];

/// Methods, of whatever class, that give an exception another place, make one that is not seen to be made, or are handed what was
/// thrown.
const ODD: [&str; 10] = [
    "fillInStackTrace",
    "setStackTrace",
    "getStackTrace",
    "newInstance",
    "findConstructor",
    "unreflectConstructor",
    "readObject",
    "uncaughtException",
    "setUncaughtExceptionHandler",
    "setDefaultUncaughtExceptionHandler",
];

/// The package whose classes keep what a task throws, to throw it again where somebody asks for the result.
const KEEPING: &str = "java.util.concurrent.";

/// Classes of that package which run no tasks.
const NOT_KEEPING: [&str; 11] = [
    "ArrayBlockingQueue",
    "ConcurrentHashMap",
    "ConcurrentLinkedDeque",
    "ConcurrentLinkedQueue",
    "CopyOnWriteArrayList",
    "CopyOnWriteArraySet",
    "LinkedBlockingDeque",
    "LinkedBlockingQueue",
    "PriorityBlockingQueue",
    "ThreadLocalRandom",
    "TimeUnit",
];

/// The first place at which the program does more with an exception than to throw it as it is made. Without one, exceptions are thrown
/// where they are made. Classes whose names start with the prefix are not the program's.
pub(super) fn thrower(sources: &[Source], classes: &Classes, prefix: &str) -> Option<String> {
    let read = || sources.iter().filter(|source| !source.is_left_out());
    let first = |places: fn(&Sites) -> &[Place]| {
        read().find_map(|source| {
            let place = places(source.sites()).first()?;
            Some(format!("{}:{}", source.name_in_package(), place.line))
        })
    };
    let program = || classes.iter().filter(|class| !class.name.starts_with(prefix));
    first(|sites| &sites.later_throws)
        .or_else(|| first(|sites| &sites.kept_exceptions))
        .or_else(|| read().find_map(kept_by_catch))
        .or_else(|| read().find_map(|source| leaked(source, classes)))
        .or_else(|| read().find_map(escaped))
        .or_else(|| program().find_map(|class| kept(classes, class)))
}

fn is_throwable(classes: &Classes, name: &str) -> bool {
    let sounds = |name: &str| ["Exception", "Error", "Throwable"].iter().any(|end| name.ends_with(end));
    classes.supertypes(name).iter().any(|it| sounds(it))
}

/// The first instruction of a class that makes an exception and does not throw it at once, or calls what does something odd with one.
fn kept(classes: &Classes, class: &Class) -> Option<String> {
    let place = |line: Option<u32>| {
        let file = class.source.as_deref().unwrap_or(&class.name);
        line.map_or_else(|| file.to_owned(), |line| format!("{file}:{line}"))
    };
    let is_odd = |member: &MemberRef| is_odd(classes, member);
    let handles = class.bootstraps.iter().flat_map(|bootstrap| &bootstrap.arguments);
    let mut handles = handles.filter_map(|argument| match argument {
        Constant::Handle(handle) => Some(&handle.member),
        _ => None,
    });
    let is_kept = |member: &MemberRef| member.name == "<init>" && is_throwable(classes, &member.class);
    if handles.any(|member| is_odd(member) || is_kept(member)) {
        return Some(place(None));
    }
    class.methods.iter().find_map(|method| {
        if ODD.contains(&method.name.as_str()) {
            return Some(place(None));
        }
        let code = method.code.as_ref()?;
        let at =
            code.instructions.iter().enumerate().find(|(at, instruction)| match &instruction.operation {
                Operation::New(made) => is_throwable(classes, made) && !is_thrown_at_once(code, *at, made),
                Operation::Invoke { method, .. } => is_odd(method),
                _ => false,
            });
        at.map(|(_, instruction)| place(code.line_at(instruction.pc)))
    })
}

/// Whether an object is thrown behind the call of its constructor. Within the arguments others of its class may be made.
fn is_thrown_at_once(code: &Code, at: usize, made: &str) -> bool {
    let mut n_open = 0_u32;
    let mut behind = code.instructions[at..].iter();
    while let Some(instruction) = behind.next() {
        match &instruction.operation {
            Operation::New(class) if class == made => n_open += 1,
            Operation::Invoke { method, .. } if method.name == "<init>" && method.class == made => {
                n_open -= 1;
                if n_open == 0 {
                    return behind.next().is_some_and(|it| matches!(it.operation, Operation::Throw));
                }
            }
            _ => {}
        }
    }
    false
}

fn is_odd(classes: &Classes, member: &MemberRef) -> bool {
    let is_own = classes.resolve(&member.class, &member.name, &member.descriptor).is_some();
    let is_array = member.class == "java.lang.reflect.Array";
    // With a degree of parallelism, its loops are tasks.
    let is_task = member.descriptor.starts_with("(J") && member.class.ends_with("ConcurrentHashMap");
    let keeps = member.class.strip_prefix(KEEPING).is_some_and(|name| {
        let outer = name.split('$').next().unwrap_or(name);
        !name.contains('.') && (!NOT_KEEPING.contains(&outer) || is_task)
    });
    keeps || !is_own && !is_array && ODD.contains(&member.name.as_str())
}

/// The first line of an exception of the program at which it may hand itself to somebody.
fn leaked(source: &Source, classes: &Classes) -> Option<String> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let code = without_comments(&source.text);
    let lines: Vec<&str> = code.lines().collect();
    let leaks = |line: &&str| {
        line.match_indices("this").any(|(at, word)| {
            let behind = &line[at + word.len()..];
            let is_word = !line[..at].ends_with(is_part) && !behind.starts_with(is_part);
            is_word && !behind.trim_start().starts_with(['.', '('])
        })
    };
    source.outline.classes.iter().filter(|class| is_throwable(classes, &class.name)).find_map(|class| {
        let first = class.first_line.saturating_sub(1) as usize;
        let n_lines = (class.last_line as usize).saturating_sub(first);
        let at = lines.iter().skip(first).take(n_lines).position(leaks)?;
        Some(format!("{}:{}", source.name_in_package(), first + at + 1))
    })
}

/// The file, if its code is not what it looks like.
fn escaped(source: &Source) -> Option<String> {
    has_escaped_code(&source.text).then(|| source.name_in_package())
}

/// The first `catch` whose exception is used for more than to tell of it: who gets it may throw it again, also the JDK.
fn kept_by_catch(source: &Source) -> Option<String> {
    let sites = source.sites();
    let code = without_comments(&source.text);
    let is_kept = |store: &&StoreSite| match &store.target {
        StoreTarget::Local { name, .. } if store.form == StoreForm::Catch => {
            let n_lines = sites.methods[store.method].last_line.saturating_sub(store.start.line) + 1;
            let lines = code.lines().skip(store.start.line.saturating_sub(1) as usize);
            let method: Vec<&str> = lines.take(n_lines as usize).collect();
            is_handed_on(&method.join("\n"), name)
        }
        _ => false,
    };
    let store = sites.stores.iter().find(is_kept)?;
    Some(format!("{}:{}", source.name_in_package(), store.start.line))
}

/// Whether a name is used, behind where it is declared, other than as the receiver of what only tells of an exception. Another variable
/// of that name further below is taken for it.
fn is_handed_on(code: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let is_word = |at: usize| !code[..at].ends_with(is_part) && !code[at + name.len()..].starts_with(is_part);
    let is_telling = |at: usize| {
        let method = code[at + name.len()..].trim_start().strip_prefix('.').unwrap_or_default().trim_start();
        TELLING.iter().any(|telling| {
            method.strip_prefix(telling).is_some_and(|rest| rest.trim_start().starts_with('('))
        })
    };
    let mut uses = code.match_indices(name).map(|(at, _)| at).filter(|at| is_word(*at));
    // The first is the declaration.
    uses.next();
    uses.any(|at| !is_telling(at))
}
