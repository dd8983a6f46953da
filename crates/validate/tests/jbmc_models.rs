//! The models that JBMC takes for the JDK say about its classes what the JDK says.

use std::collections::BTreeMap;
use std::process::Command;

use jurat_validate::jbmc::runtime;

/// Which class each class of the JDK extends, after the models: `java.lang.Error` extends `java.lang.Throwable`.
fn superclasses() -> BTreeMap<String, String> {
    let models = runtime::sources().into_iter().filter(|source| source.path.starts_with("java/"));
    models.filter_map(|source| superclass(&source.path, &source.text)).collect()
}

/// The class that a source declares and the class that it extends, both with their packages.
fn superclass(path: &str, text: &str) -> Option<(String, String)> {
    let name = path.strip_suffix(".java")?.replace('/', ".");
    let (_, rest) = text.split_once(" extends ")?;
    let superclass = rest.split_whitespace().next()?;
    let package = if superclass.contains('.') { "" } else { "java.lang." };
    // `Enum<E extends Enum<E>>` has a bound there, and no superclass.
    (!superclass.contains('<')).then(|| (name, format!("{package}{superclass}")))
}

#[test]
fn the_superclasses_are_those_of_the_jdk() {
    let superclasses = superclasses();
    assert!(superclasses.len() > 40);
    let javap = Command::new("javap").args(superclasses.keys()).output().unwrap();
    let listing = String::from_utf8(javap.stdout).unwrap();
    for (class, superclass) in &superclasses {
        let declaration = format!(" class {class} extends {superclass} ");
        assert!(listing.contains(&declaration), "the JDK does not say `{declaration}`");
    }
}
