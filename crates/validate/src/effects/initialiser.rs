//! Whether anybody would notice that a class is initialised at another moment.

use jurat_java::classes::{Class, Classes, Constant, Invoke, Method, Operation, Shuffle, Straight};

/// Initialisers are followed through as many calls: the constants of an enum are made by its constructor.
const MAX_CALLS: usize = 3;

/// An initialiser that runs more instructions is not looked at to its end.
const MAX_INSTRUCTIONS: usize = 20_000;

/// Longer arrays may be more than there is room for.
const MAX_LENGTH: i32 = 1 << 16;

/// Whether to read a static field of `owner` in a method of `within` may initialise a class, and that can be noticed. The
/// superclasses are initialised with a class; which class declares the field is not looked at.
pub(super) fn may_be_noticed(classes: &Classes, owner: &str, within: &Class) -> bool {
    let is_initialised = |class: &Class| {
        classes.superclasses(&within.name).any(|it| it.name == class.name)
            || is_inside_of(within, &class.name)
    };
    let supertypes = classes.supertypes(owner);
    let mut own = supertypes.iter().filter_map(|supertype| classes.class(supertype));
    own.any(|class| !is_initialised(class) && !is_quiet(class))
}

/// A class is initialised before the anonymous and local classes in its methods exist. A name with a `$` is no proof of that:
/// anybody may write one.
fn is_inside_of(inner: &Class, outer: &str) -> bool {
    let is_local = inner.inner_classes.iter().any(|it| it.name == inner.name && it.outer.is_none());
    let inside = inner.name.strip_prefix(outer).and_then(|inside| inside.strip_prefix('$'));
    let is_directly_inside = inside
        .is_some_and(|inside| inside.starts_with(|c: char| c.is_ascii_digit()) && !inside.contains('$'));
    is_local && is_directly_inside
}

/// Whether the initialiser of a class only gives its own fields values that are the same at any time. So it does not fail.
pub(crate) fn is_quiet(class: &Class) -> bool {
    let mut n_left = MAX_INSTRUCTIONS;
    let initialiser = class.method("<clinit>", "()V");
    initialiser.is_none_or(|initialiser| does_little(class, initialiser, 0, &mut n_left))
}

/// `n_left` is how many instructions are still looked at.
fn does_little(class: &Class, method: &Method, n_calls: usize, n_left: &mut usize) -> bool {
    let Some(code) = method.code.as_ref().filter(|_| n_calls < MAX_CALLS) else { return false };
    let Some(left) = n_left.checked_sub(code.instructions.len()) else { return false };
    *n_left = left;
    let straight = Straight::new(code);
    code.instructions.iter().enumerate().all(|(idx, instruction)| {
        let before = |n: usize| straight.before(idx, n);
        match &instruction.operation {
            Operation::Push(constant) => {
                !matches!(constant, Constant::Handle(_) | Constant::MethodType(_) | Constant::Dynamic { .. })
            }
            Operation::Nop
            | Operation::Load { .. }
            | Operation::Return(_)
            | Operation::Shuffle(Shuffle::Dup) => true,
            Operation::Branch { target, .. } | Operation::Goto(target) => *target > instruction.pc,
            Operation::New(made) => *made == class.name,
            Operation::GetField { field, is_static: true }
            | Operation::PutField { field, is_static: true } => {
                field.class == class.name && class.field(&field.name).is_some()
            }
            Operation::NewPrimitiveArray(_) | Operation::NewReferenceArray(_) => {
                matches!(before(1), Some(Operation::Push(Constant::Int(0..=MAX_LENGTH))))
            }
            // An element of a list: `{1, 2}`.
            Operation::StoreElement(_) => {
                matches!(before(3), Some(Operation::Shuffle(Shuffle::Dup)))
                    && matches!(before(2), Some(Operation::Push(Constant::Int(_))))
            }
            Operation::Invoke { kind: Invoke::Static | Invoke::Special, method: called }
                if called.class == class.name =>
            {
                let called = class.method(&called.name, &called.descriptor);
                called.is_some_and(|called| does_little(class, called, n_calls + 1, n_left))
            }
            Operation::Invoke { method: called, .. } => matches!(
                (called.class.as_str(), called.name.as_str()),
                ("java.lang.Object" | "java.lang.Enum", "<init>")
                    | ("java.lang.Class", "desiredAssertionStatus")
            ),
            _ => false,
        }
    })
}
