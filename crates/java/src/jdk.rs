//! Finds a JDK: where it is and which version it has, without starting it.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The oldest version that will do.
const OLDEST: u32 = 17;

/// A JDK with a compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jdk {
    /// Its directory, without symbolic links.
    pub home: PathBuf,
    /// The program that starts a JVM.
    pub java: PathBuf,
    /// The feature release, for instance 17.
    pub version: u32,
    /// The whole text of its `release` file, which differs between any two builds.
    pub release: String,
}

/// Why there is no usable JDK.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants and their fields are")]
pub enum JdkError {
    #[error(
        "no JDK found: `JAVA_HOME` is not set, and no `javac` or `java` on the PATH belongs to one ({HINT})"
    )]
    NotFound,
    #[error("`{}` is not a JDK: `{}` cannot be read: {error} ({HINT})", home.display(), file.display())]
    NotAHome { home: PathBuf, file: PathBuf, error: io::Error },
    #[error("`{}` is not a JDK: its file `release` has no usable `JAVA_VERSION` ({HINT})", home.display())]
    NoVersion { home: PathBuf },
    #[error("the JDK in `{}` is version {version}, which is too old ({HINT})", home.display())]
    TooOld { home: PathBuf, version: u32 },
    #[error("`{}` is a Java runtime without the compiler module `jdk.compiler` ({HINT})", home.display())]
    NoCompiler { home: PathBuf },
}

const HINT: &str = "hint: install a JDK 17 or newer, for instance Debian's `openjdk-17-jdk-headless`, or set `JAVA_HOME` to one";

impl Jdk {
    /// The JDK of `JAVA_HOME`, or else the one whose `javac` or `java` comes first on the `PATH`.
    pub fn find() -> Result<Self, JdkError> {
        Self::find_in(env::var_os("JAVA_HOME").as_deref(), env::var_os("PATH").as_deref())
    }

    /// [`Jdk::find`] with other values of the two variables.
    pub fn find_in(java_home: Option<&OsStr>, path: Option<&OsStr>) -> Result<Self, JdkError> {
        if let Some(home) = java_home.filter(|home| !home.is_empty()) {
            return Self::at(Path::new(home));
        }
        let folders: Vec<_> = env::split_paths(path.unwrap_or_default()).collect();
        // A runtime may come first on the path, with a JDK behind it.
        let programs =
            ["javac", "java"].into_iter().flat_map(|name| folders.iter().map(move |dir| dir.join(name)));
        let homes = programs.filter_map(|program| home_of(&program));
        let mut first_error = None;
        for home in homes {
            match Self::at(&home) {
                Ok(jdk) => return Ok(jdk),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        Err(first_error.unwrap_or(JdkError::NotFound))
    }

    /// The JDK in a directory.
    pub fn at(home: &Path) -> Result<Self, JdkError> {
        let not_a_home = |file: &Path| {
            let (home, file) = (home.to_owned(), file.to_owned());
            move |error| JdkError::NotAHome { home, file, error }
        };
        let file = home.join("release");
        let release = fs::read_to_string(&file).map_err(not_a_home(&file))?;
        let home = fs::canonicalize(home).map_err(not_a_home(home))?;
        let Some(version) = field(&release, "JAVA_VERSION").and_then(feature_release) else {
            return Err(JdkError::NoVersion { home });
        };
        if version < OLDEST {
            return Err(JdkError::TooOld { home, version });
        }
        if !has_compiler(&home, &release) {
            return Err(JdkError::NoCompiler { home });
        }
        let java = home.join("bin/java");
        fs::metadata(&java).map_err(not_a_home(&java))?;
        Ok(Self { home, java, version, release })
    }
}

/// The directory of the JDK that a program belongs to. Distributions put symbolic links on the path.
fn home_of(program: &Path) -> Option<PathBuf> {
    let program = fs::canonicalize(program).ok()?;
    let home = program.parent()?.parent()?;
    home.join("release").is_file().then(|| home.to_owned())
}

/// The value of a line `NAME="value"`.
fn field<'r>(release: &'r str, name: &str) -> Option<&'r str> {
    release
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix('='))
        .map(|value| value.trim().trim_matches('"'))
}

/// 17 of `17.0.15` and of `17-ea`, and 8 of `1.8.0_402`.
fn feature_release(version: &str) -> Option<u32> {
    let version = version.strip_prefix("1.").unwrap_or(version);
    version.split(|char: char| !char.is_ascii_digit()).next()?.parse().ok()
}

/// Some vendors do not list the modules.
fn has_compiler(home: &Path, release: &str) -> bool {
    match field(release, "MODULES") {
        Some(modules) => modules.split(' ').any(|module| module == "jdk.compiler"),
        None => home.join("bin/javac").is_file(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_old_and_new() {
        assert_eq!(feature_release("17.0.15"), Some(17));
        assert_eq!(feature_release("21"), Some(21));
        assert_eq!(feature_release("25-ea"), Some(25));
        assert_eq!(feature_release("1.8.0_402"), Some(8));
        assert_eq!(feature_release("next"), None);
    }

    #[test]
    fn fields_of_the_release_file() {
        let release = "JAVA_VERSION_DATE=\"2025-04-15\"\nJAVA_VERSION=\"17.0.15\"\n";
        assert_eq!(field(release, "JAVA_VERSION"), Some("17.0.15"));
        assert_eq!(field(release, "MODULES"), None);
    }
}
