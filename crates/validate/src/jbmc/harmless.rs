//! What JBMC may lack without a proof being in doubt.
//!
//! In place of a missing method JBMC puts one that returns any value of its type, changes nothing and throws nothing. That is
//! all that these methods can do, and more: their results are primitive, they have no effect that a program can see,
//! and no argument makes them throw. (References are another matter: JBMC would return only new objects and short strings.)

/// Can the program do nothing with this method that JBMC does not try?
pub(super) fn is_harmless_method(method: &str) -> bool {
    // JBMC gives these their meaning by their names.
    method.starts_with("org.cprover.CProver.") || METHODS.binary_search(&method).is_ok()
}

/// Does it make no difference what this class extends?
pub(super) fn is_harmless_class(class: &str) -> bool {
    // Which class extends which matters where types are tested, and these are not tested for: they hold static methods, or
    // belong to `invokedynamic`, or JBMC knows them by itself.
    let packages = ["java.lang.invoke.", "java.lang.runtime."];
    packages.iter().any(|package| class.starts_with(package)) || CLASSES.binary_search(&class).is_ok()
}

/// Sorted.
const METHODS: [&str; 10] = [
    "java.lang.Object.<init>:()V",
    "java.lang.Object.equals:(Ljava/lang/Object;)Z",
    "java.lang.Object.hashCode:()I",
    "java.lang.String.equals:(Ljava/lang/Object;)Z",
    "java.lang.String.hashCode:()I",
    "java.lang.String.isEmpty:()Z",
    "java.lang.String.length:()I",
    "java.lang.System.currentTimeMillis:()J",
    "java.lang.System.identityHashCode:(Ljava/lang/Object;)I",
    "java.lang.System.nanoTime:()J",
];

/// Sorted.
const CLASSES: [&str; 6] = [
    "java.io.Serializable",
    "java.lang.CharSequence",
    "java.lang.Comparable",
    "java.lang.Object",
    "java.lang.String",
    "org.cprover.CProver",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_can_be_searched() {
        assert!(METHODS.is_sorted());
        assert!(CLASSES.is_sorted());
    }

    #[test]
    fn what_is_not_in_the_tables_is_not_harmless() {
        assert!(is_harmless_method("org.cprover.CProver.nondetInt:()I"));
        assert!(is_harmless_method("java.lang.Object.<init>:()V"));
        assert!(!is_harmless_method("java.lang.String.repeat:(I)Ljava/lang/String;"));
        assert!(is_harmless_class("java.lang.invoke.CallSite"));
        assert!(!is_harmless_class("java.util.List"));
    }
}
