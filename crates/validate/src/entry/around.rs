//! Calls of the method that no choice of arguments stands for: by the program itself, and in threads of callers.

use std::collections::{BTreeMap, BTreeSet};

use jurat_java::classes::{Classes, Constant, HandleKind, Invoke, MemberRef, Method, Operation};

use super::target::Target;

/// What the JDK says of the thread that asks.
const OF_THREAD: [&str; 6] = ["interrupted", "isInterrupted", "sleep", "join", "getName", "currentThread"];
/// Methods of `java.util.concurrent` that are never interrupted.
const NEVER_INTERRUPTED: [&str; 9] =
    ["<init>", "lock", "unlock", "readLock", "writeLock", "countDown", "release", "execute", "shutdown"];
const INTERRUPTED: &str = "java.lang.InterruptedException";
/// What classes of the program extend of which the JDK calls no methods but those of every object.
const ROOTS: [&str; 3] = ["java.lang.Object", "java.lang.Record", "java.lang.Enum"];

/// What callers might do, and no call is made like.
pub(super) fn gaps(classes: &Classes, target: &Target) -> Vec<String> {
    let own = |_: &str, method: &Method| is_it(target, &method.name, &method.descriptor);
    let early = |_: &str, method: &Method| method.name.starts_with('<');
    let called_back = |class: &str, method: &Method| {
        let is_known = || {
            let supertypes = classes.supertypes(class);
            supertypes.iter().any(|it| classes.class(it).is_none() && !ROOTS.contains(&&**it))
        };
        let is_of_object =
            matches!(&*method.name, "toString" | "hashCode" | "equals" | "finalize" | "compareTo");
        early(class, method) || own(class, method) || is_of_object || is_known()
    };
    let mut gaps = Vec::new();
    if Reach::from(classes, early).calls(target) {
        gaps.push(format!(
            "what the program has not finished yet when a constructor or an initialiser of it calls `{}`",
            target.name
        ));
    }
    if !target.is_static && is_called_by_super(classes, target) {
        gaps.push(format!("objects of classes that override `{}`, and call it by `super`", target.name));
    }
    if Reach::from(classes, called_back).looks_at_thread() {
        gaps.push("the thread of the caller: whether it is interrupted, its name, its variables".to_owned());
    }
    gaps
}

/// Whether a call of a method of that name means the target, or one that overrides it, or has its name by chance.
fn is_it(target: &Target, name: &str, descriptor: &str) -> bool {
    let parameters = descriptor.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    target.name == name && parameters.is_some_and(|(own, _)| own == target.parameters.concat())
}

fn is_called_by_super(classes: &Classes, target: &Target) -> bool {
    let has_it = |methods: &[Method]| methods.iter().any(|it| is_it(target, &it.name, &it.descriptor));
    let overrides = classes.iter().any(|class| {
        class.name != target.class && has_it(&class.methods) && classes.is_subtype(&class.name, &target.class)
    });
    let mut methods = classes.iter().flat_map(|class| &class.methods);
    let mut is_called = || {
        methods.any(|method| {
            operations(method).any(|operation| match operation {
                Operation::Invoke { kind: Invoke::Special, method } => {
                    is_it(target, &method.name, &method.descriptor)
                }
                _ => false,
            })
        })
    };
    let is_handled = || {
        handles(classes).any(|(kind, member)| {
            kind == HandleKind::InvokeSpecial && is_it(target, &member.name, &member.descriptor)
        })
    };
    overrides && (is_called() || is_handled())
}

fn operations(method: &Method) -> impl Iterator<Item = &Operation> {
    method.code.iter().flat_map(|code| &code.instructions).map(|it| &it.operation)
}

/// The method handles that call sites get.
fn handles(classes: &Classes) -> impl Iterator<Item = (HandleKind, &MemberRef)> {
    let arguments =
        classes.iter().flat_map(|class| &class.bootstraps).flat_map(|bootstrap| &bootstrap.arguments);
    arguments.filter_map(|argument| match argument {
        Constant::Handle(handle) => Some((handle.kind, &*handle.member)),
        _ => None,
    })
}

/// Whether the program uses reflection, or method handles by hand, so that its code does not show what it calls.
pub(super) fn calls_by_name(classes: &Classes) -> bool {
    let is_such =
        |class: &str| class.starts_with("java.lang.reflect.") || class.starts_with("java.lang.invoke.");
    let mut methods = classes.iter().flat_map(|class| &class.methods);
    handles(classes).any(|(_, member)| is_such(&member.class))
        || methods.any(|method| {
            operations(method)
                .any(|it| matches!(it, Operation::Invoke { method, .. } if is_such(&method.class)))
        })
}

/// What some methods of the program may call, by name and descriptor alone.
struct Reach<'a> {
    classes: &'a Classes,
    methods: Vec<&'a Method>,
    called: Vec<&'a MemberRef>,
}

impl<'a> Reach<'a> {
    fn from(classes: &'a Classes, is_start: impl Fn(&str, &Method) -> bool) -> Self {
        let all = || classes.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
        let mut named: BTreeMap<(&str, &str), Vec<&Method>> = BTreeMap::new();
        for (_, method) in all() {
            named.entry((&method.name, &method.descriptor)).or_default().push(method);
        }
        let mut reach = Self { classes, methods: Vec::new(), called: Vec::new() };
        let mut seen: BTreeSet<(&str, &str)> = BTreeSet::new();
        let is_open = calls_by_name(classes);
        let starts = all().filter(|(class, method)| is_open || is_start(&class.name, method));
        let mut queue: Vec<&Method> = starts.map(|(_, method)| method).collect();
        // Methods are reached by name, so those that start are looked into on their own.
        let mut members: Vec<&MemberRef> = handles(classes).map(|(_, member)| member).collect();
        loop {
            for member in members.drain(..) {
                reach.called.push(member);
                if seen.insert((&member.name, &member.descriptor)) {
                    queue.extend(named.get(&(&*member.name, &*member.descriptor)).into_iter().flatten());
                }
            }
            let Some(method) = queue.pop() else { break };
            reach.methods.push(method);
            members.extend(operations(method).filter_map(|operation| match operation {
                Operation::Invoke { method, .. } => Some(&**method),
                Operation::Push(Constant::Handle(handle)) => Some(&*handle.member),
                _ => None,
            }));
        }
        reach
    }

    fn calls(&self, target: &Target) -> bool {
        let related = |class: &str| {
            self.classes.is_subtype(class, &target.class) || self.classes.is_subtype(&target.class, class)
        };
        let is_both = |class: &str| {
            let is = |name: &str, ty: &str| self.classes.is_subtype(name, ty);
            self.classes.iter().any(|it| is(&it.name, class) && is(&it.name, &target.class))
        };
        let is_meant = |class: &str| related(class) || !target.is_static && is_both(class);
        self.called.iter().any(|it| is_it(target, &it.name, &it.descriptor) && is_meant(&it.class))
    }

    fn looks_at_thread(&self) -> bool {
        let mut handlers =
            self.methods.iter().filter_map(|method| method.code.as_ref()).flat_map(|code| &code.handlers);
        handlers.any(|handler| handler.catches.as_deref() == Some(INTERRUPTED))
            || self.called.iter().any(|it| self.is_of_thread(it))
    }

    fn is_of_thread(&self, member: &MemberRef) -> bool {
        let is = |ty: &str| self.classes.is_subtype(&member.class, ty);
        let is_waiting = member.name == "wait" && matches!(&*member.descriptor, "()V" | "(J)V" | "(JI)V");
        is_waiting
            || is("java.lang.Thread") && OF_THREAD.contains(&&*member.name)
            || is("java.lang.ThreadLocal")
            || is("java.lang.InheritableThreadLocal")
            || may_be_interrupted(member)
    }
}

/// Methods of the JDK that may look whether the thread is interrupted.
fn may_be_interrupted(member: &MemberRef) -> bool {
    let Some(class) = member.class.strip_prefix("java.util.concurrent.") else { return false };
    let never = ["atomic.", "Concurrent", "CopyOnWrite"];
    !never.iter().any(|it| class.starts_with(it)) && !NEVER_INTERRUPTED.contains(&&*member.name)
}
