//! What a real virtual machine has set up when `main` starts, and the engine has not.
//!
//! A field that would be null only here must not be read: what follows would be an execution that does not exist.

use super::Intrinsic::Native;
use super::table::find;

/// Class and field; an empty name means all fields of the class.
///
/// Class objects and the main thread are made without their constructors; some fields are written by the virtual machine
/// or by the phases of `System` that start it.
const UNFILLED: &[(&str, &str)] = &[
    ("java.lang.System", "props"),
    ("java.lang.System", "lineSeparator"),
    ("java.lang.System", "bootLayer"),
    ("java.lang.System", "cons"),
    ("java.lang.System", "notSupportedJnuEncoding"),
    ("java.lang.Class", "module"),
    ("java.lang.Class", "classLoader"),
    ("java.lang.Class", "classData"),
    ("java.lang.Class", "componentType"),
    ("java.lang.Class", "protectionDomain"),
    ("java.lang.Class", "signers"),
    ("java.lang.Class", "modifiers"),
    ("java.lang.Class", "primitive"),
    ("java.lang.ClassLoader", "scl"),
    ("java.lang.Thread", "group"),
    ("java.lang.Thread", "contextClassLoader"),
    ("java.lang.Thread", "inheritedAccessControlContext"),
    ("java.lang.Thread", "blockerLock"),
    ("java.lang.Thread", "interruptLock"),
    ("java.lang.Thread", "threadStatus"),
    ("java.lang.Thread", "holder"),
    ("java.lang.Thread", "eetop"),
    ("java.lang.Thread", "stackSize"),
    ("java.lang.Thread", "container"),
    ("java.lang.Thread", "headStackableScopes"),
    ("java.lang.Thread", "scopedValueBindings"),
    ("java.lang.invoke.MethodHandles$Lookup", "allowedModes"),
    ("java.lang.invoke.MethodHandles$Lookup", "prevLookupClass"),
    ("jdk.internal.misc.VM", "initLevel"),
    ("jdk.internal.misc.VM", "savedProps"),
    ("jdk.internal.misc.VM", "directMemory"),
    ("jdk.internal.misc.VM", "classFileMajorVersion"),
    ("jdk.internal.misc.VM", "classFileMinorVersion"),
    ("java.nio.charset.Charset", "defaultCharset"),
    ("jdk.internal.access.SharedSecrets", "lookup"),
    ("jdk.internal.access.SharedSecrets", "javaLangRefAccess"),
    ("jdk.internal.access.SharedSecrets", "javaLangModuleAccess"),
];

/// Classes that are not initialised, though some of their static fields are set later.
const SET_LATER: &[&str] = &["jdk.internal.access.SharedSecrets"];

/// Whether the engine does not have what a real virtual machine has in the field.
///
/// That is so for all static fields of a class whose initialiser is left out, unless the class file has their value.
pub(crate) fn is_unfilled(class: &str, field: &str, is_static: bool, has_constant: bool) -> bool {
    let is_listed = |&(listed, name): &(&str, &str)| listed == class && (name == field || name.is_empty());
    if UNFILLED.iter().any(is_listed) {
        return true;
    }
    let is_left_out = || matches!(find(class, "<clinit>", "()V"), Some(Native(_)));
    is_static && !has_constant && !SET_LATER.contains(&class) && is_left_out()
}

#[cfg(test)]
mod tests {
    use super::is_unfilled;

    #[test]
    fn fields_that_only_a_real_start_fills_are_not_read() {
        assert!(is_unfilled("java.lang.Class", "module", false, false));
        assert!(is_unfilled("java.util.Random", "seedUniquifier", true, false));
        assert!(!is_unfilled("java.util.Random", "multiplier", true, true));
        assert!(!is_unfilled("java.util.Random", "seed", false, false));
        assert!(!is_unfilled("java.lang.System", "out", true, false));
        assert!(!is_unfilled("java.util.HashMap", "table", false, false));
    }
}
