//! The JDK's exceptions for JBMC: which extends which.
//!
//! Without them no `catch` of a superclass would catch, because JBMC does not know that a `NullPointerException` is a
//! `RuntimeException`. They all look alike, so that their sources are made from a table.

/// The classes of one package that extend the same class.
struct Family {
    package: &'static str,
    superclass: &'static str,
    classes: &'static [&'static str],
}

const fn family(package: &'static str, superclass: &'static str, classes: &'static [&'static str]) -> Family {
    Family { package, superclass, classes }
}

const FAMILIES: [Family; 16] = [
    family("java.lang", "java.lang.Throwable", &["Exception", "Error"]),
    family(
        "java.lang",
        "java.lang.Exception",
        &[
            "RuntimeException",
            "CloneNotSupportedException",
            "InterruptedException",
            "ReflectiveOperationException",
        ],
    ),
    family(
        "java.lang",
        "java.lang.RuntimeException",
        &[
            "ArithmeticException",
            "ArrayStoreException",
            "ClassCastException",
            "IllegalArgumentException",
            "IllegalMonitorStateException",
            "IllegalStateException",
            "IndexOutOfBoundsException",
            "NegativeArraySizeException",
            "NullPointerException",
            "SecurityException",
            "UnsupportedOperationException",
        ],
    ),
    family(
        "java.lang",
        "java.lang.IndexOutOfBoundsException",
        &["ArrayIndexOutOfBoundsException", "StringIndexOutOfBoundsException"],
    ),
    family(
        "java.lang",
        "java.lang.IllegalArgumentException",
        &["NumberFormatException", "IllegalThreadStateException"],
    ),
    family(
        "java.lang",
        "java.lang.ReflectiveOperationException",
        &["ClassNotFoundException", "NoSuchFieldException", "NoSuchMethodException"],
    ),
    family("java.lang", "java.lang.Error", &["LinkageError", "VirtualMachineError"]),
    family("java.lang", "java.lang.LinkageError", &["IncompatibleClassChangeError", "NoClassDefFoundError"]),
    family("java.lang", "java.lang.IncompatibleClassChangeError", &["NoSuchFieldError", "NoSuchMethodError"]),
    family("java.lang", "java.lang.VirtualMachineError", &["OutOfMemoryError", "StackOverflowError"]),
    family("java.io", "java.lang.Exception", &["IOException"]),
    family("java.io", "java.io.IOException", &["EOFException", "FileNotFoundException"]),
    family("java.io", "java.lang.RuntimeException", &["UncheckedIOException"]),
    family(
        "java.util",
        "java.lang.RuntimeException",
        &[
            "ConcurrentModificationException",
            "EmptyStackException",
            "MissingResourceException",
            "NoSuchElementException",
        ],
    ),
    family("java.util", "java.util.NoSuchElementException", &["InputMismatchException"]),
    family("java.util.concurrent", "java.lang.Exception", &["ExecutionException", "TimeoutException"]),
];

/// The source of each class, with its path.
pub(super) fn sources() -> impl Iterator<Item = (String, String)> {
    classes().map(|(package, class, superclass)| {
        (format!("{}/{class}.java", package.replace('.', "/")), source(package, class, superclass))
    })
}

/// Package, name and superclass of each class.
fn classes() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    FAMILIES
        .iter()
        .flat_map(|family| family.classes.iter().map(|class| (family.package, *class, family.superclass)))
}

/// Real classes have other constructors as well, or not all of these. One that is missing here has no code for JBMC, and one
/// that is missing there is not called.
fn source(package: &str, class: &str, superclass: &str) -> String {
    format!(
        "package {package};

public class {class} extends {superclass} {{
    public {class}() {{
    }}

    public {class}(String message) {{
        super(message);
    }}

    public {class}(String message, Throwable cause) {{
        super(message, cause);
    }}
}}
"
    )
}
