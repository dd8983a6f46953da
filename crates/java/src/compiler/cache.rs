//! Where a toolchain is kept: one directory for each JDK and version of our Java sources.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use sha2::{Digest, Sha256};

use crate::jdk::Jdk;

/// How many of the hash's bytes make a name.
const KEY_BYTES: usize = 16;

/// The directory for what Jurat keeps between its runs: `$XDG_CACHE_HOME/jurat` or `~/.cache/jurat`.
///
/// Absent if the environment names neither. A shared directory for temporary files would not do: others could put classes
/// there that we would run.
pub fn default_cache() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let caches = variable("XDG_CACHE_HOME").or_else(|| Some(variable("HOME")?.join(".cache")))?;
    Some(caches.join("jurat"))
}

/// The directory of one toolchain.
#[derive(Clone, Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// The directory that a cache has for a JDK and some Java sources. Archives fit only the very build of the JDK that
    /// made them, so its modules count by size and time as well.
    pub(crate) fn of(cache: &Path, jdk: &Jdk, sources: &[(&str, &str)]) -> Self {
        let mut hash = Sha256::new();
        let mut add = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        add(jdk.home.as_os_str().as_encoded_bytes());
        add(jdk.release.as_bytes());
        add(&stamp(&jdk.home.join("lib/modules")).unwrap_or_default());
        for (path, text) in sources {
            add(path.as_bytes());
            add(text.as_bytes());
        }
        Self(cache.join(format!("java-{}-{}", jdk.version, key(&hash.finalize()))))
    }

    /// A directory that is in no cache.
    pub(crate) fn private(path: PathBuf) -> Self {
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The classes of the compiler process.
    pub(crate) fn compiler_jar(&self) -> PathBuf {
        self.0.join("compiler.jar")
    }

    /// The directory of the classes that compiled programs use. Neither javac nor a JVM is faster with a jar.
    pub(crate) fn runtime(&self) -> PathBuf {
        self.0.join("runtime")
    }

    /// From which the compiler process starts faster. It is empty if the JVM could not make one.
    pub(crate) fn archive(&self) -> PathBuf {
        self.0.join("compiler.jsa")
    }

    /// The classes of models, by a hash of their sources.
    pub(crate) fn models(&self, sources: &[(&str, &str)]) -> Self {
        let mut hash = Sha256::new();
        for (path, text) in sources {
            hash.update(format!("{path}\n{}\n{text}", text.len()));
        }
        Self(self.0.join(format!("models-{}", key(&hash.finalize()))))
    }

    /// Where the compiler process is compiled; it is there only as long as that takes.
    pub(crate) fn scratch(&self) -> Self {
        Self(self.0.join("scratch"))
    }

    /// Held by the one process that fills the directory.
    pub(crate) fn lock(&self) -> PathBuf {
        self.0.join("lock")
    }

    /// Whether nothing is missing.
    pub(crate) fn is_complete(&self) -> bool {
        [self.compiler_jar(), self.runtime(), self.archive()].iter().all(|file| file.exists())
    }
}

/// The start of a hash as a name.
fn key(hash: &[u8]) -> String {
    hash.iter().take(KEY_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

fn stamp(file: &Path) -> io::Result<Vec<u8>> {
    let metadata = fs::metadata(file)?;
    let modified = metadata.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok([u128::from(metadata.len()), modified.as_nanos()].map(u128::to_le_bytes).concat())
}
