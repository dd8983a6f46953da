//! The classes of the JDK, read from its image one by one when they are needed.

use std::path::Path;

use ristretto_jimage::Image;

use super::error::WorldError;

/// The modules that programs can see without asking for them, most used first.
const MODULES: [&str; 26] = [
    "java.base",
    "java.logging",
    "java.sql",
    "java.xml",
    "java.desktop",
    "java.management",
    "java.net.http",
    "java.prefs",
    "java.rmi",
    "java.scripting",
    "java.naming",
    "java.instrument",
    "java.compiler",
    "java.datatransfer",
    "java.security.jgss",
    "java.security.sasl",
    "java.smartcardio",
    "java.sql.rowset",
    "java.transaction.xa",
    "java.xml.crypto",
    "jdk.compiler",
    "jdk.httpserver",
    "jdk.jfr",
    "jdk.management",
    "jdk.net",
    "jdk.unsupported",
];

/// Those whose classes the first of all loaders has, which programs see as null. With `-ea`, assertions are on in the
/// classes of the other modules.
const OF_FIRST_LOADER: [&str; 8] = [
    "java.base",
    "java.logging",
    "java.xml",
    "java.desktop",
    "java.management",
    "java.prefs",
    "java.rmi",
    "java.naming",
];

/// Names of JDK classes start like this; nobody else may define classes of those packages.
const PREFIXES: [&str; 10] = [
    "java.",
    "javax.",
    "jdk.",
    "sun.",
    "com.sun.",
    "netscape.",
    "org.ietf.jgss.",
    "org.jcp.",
    "org.w3c.dom.",
    "org.xml.sax.",
];

/// Release 1 would have had class files of the next version.
const FIRST_VERSION: u16 = 44;

/// The image of a JDK.
pub(super) struct Jdk {
    image: Image,
}

impl Jdk {
    pub(super) fn open(path: &Path) -> Result<Self, WorldError> {
        let image = Image::from_file(path).map_err(|error| WorldError::Image(error.to_string()))?;
        Ok(Self { image })
    }

    /// Whether a JDK could have a class of this name.
    pub(super) fn may_have(name: &str) -> bool {
        PREFIXES.iter().any(|prefix| name.starts_with(prefix))
    }

    /// Whether the class is certainly one of the first of all loaders.
    pub(super) fn is_of_first_loader(&self, name: &str) -> bool {
        OF_FIRST_LOADER.iter().any(|module| self.find_in(module, name).is_some())
    }

    /// Whether the class is one of the module that all others need.
    pub(super) fn is_of_base(&self, name: &str) -> bool {
        self.find_in("java.base", name).is_some()
    }

    fn find_in(&self, module: &str, name: &str) -> Option<Vec<u8>> {
        let path = name.replace('.', "/");
        let resource = self.image.get_resource(&format!("/{module}/{path}.class")).ok()?;
        Some(resource.data().to_vec())
    }

    /// The number of the release. The version of its own class files tells it.
    pub(super) fn release(&self) -> Option<u16> {
        let object = self.find_in("java.base", "java.lang.Object")?;
        let version = u16::from_be_bytes([*object.get(6)?, *object.get(7)?]);
        version.checked_sub(FIRST_VERSION)
    }

    /// The class file of that binary name.
    pub(super) fn find(&self, name: &str) -> Option<Vec<u8>> {
        if !Self::may_have(name) {
            return None;
        }
        MODULES.iter().find_map(|module| self.find_in(module, name))
    }
}
