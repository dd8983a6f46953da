//! A JDK with everything that is made once for it.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use jurat_exec::Workspace;

use super::bootstrap;
use super::cache::Folder;
use super::install::{install, install_models, install_without_archive, writing};
use super::launch::CompilerLimits;
use super::server::CompilerError;
use crate::jdk::Jdk;

/// A JDK and the directory with what is made once for it.
#[derive(Clone, Debug)]
pub struct Toolchain {
    /// The JDK.
    pub jdk: Jdk,
    /// Bytes that a compiler process may have in use.
    pub memory: u64,
    folder: Folder,
    /// The directory, if it is in no cache; it vanishes with the last toolchain that uses it.
    _private: Option<Arc<Workspace>>,
    /// Where models are if the cache cannot be written to.
    private_models: Arc<OnceLock<Workspace>>,
}

/// Why there is no toolchain.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants and their fields are")]
pub enum ToolchainError {
    #[error("cannot write `{}`: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("cannot compile the compiler process with the JDK in `{}`: {reason}", home.display())]
    Bootstrap { home: PathBuf, reason: String },
    #[error("cannot compile the runtime classes: {0}")]
    Compiler(#[from] CompilerError),
    #[error("the runtime classes do not compile: {0}")]
    Runtime(String),
}

impl Toolchain {
    /// Finds the toolchain in a cache directory, or makes it there, which takes a second or two.
    ///
    /// `runtime` has the paths and texts of the Java sources that compiled programs use when they run. Any number of
    /// processes may do this at once. Without a cache directory that can be used, the toolchain is in a temporary
    /// directory, and its compiler starts more slowly.
    pub fn prepare(jdk: Jdk, cache: Option<&Path>, runtime: &[(&str, &str)]) -> Result<Self, ToolchainError> {
        Self::prepare_within(jdk, cache, runtime, CompilerLimits::default())
    }

    /// The same with no more effort than that. What was made until then is kept for the next one.
    pub fn prepare_within(
        jdk: Jdk,
        cache: Option<&Path>,
        runtime: &[(&str, &str)],
        effort: CompilerLimits,
    ) -> Result<Self, ToolchainError> {
        let memory = effort.memory;
        let sources = [&bootstrap::SOURCES[..], runtime].concat();
        if let Some(cache) = cache {
            let folder = Folder::of(cache, &jdk, &sources);
            match install(&jdk, &folder, runtime, effort) {
                Ok(()) => {
                    return Ok(Self { jdk, memory, folder, _private: None, private_models: Arc::default() });
                }
                Err(ToolchainError::Compiler(CompilerError::Deadline)) => {
                    return Err(CompilerError::Deadline.into());
                }
                // Whatever is wrong with the directory, for instance a name that the JVM cannot handle, there is another one.
                Err(_) => {}
            }
        }
        let private = Workspace::new().map_err(writing(&env::temp_dir()))?;
        let folder = Folder::private(private.path().to_owned());
        install_without_archive(&jdk, &folder, runtime, effort)?;
        let private = Some(Arc::new(private));
        Ok(Self { jdk, memory, folder, _private: private, private_models: Arc::default() })
    }

    /// The directory with the runtime classes, for the class path of compilations and runs.
    pub fn runtime_classes(&self) -> PathBuf {
        self.folder.runtime()
    }

    /// A directory with the classes of models of parts of the JDK, made when they are first asked for.
    ///
    /// They take the places of classes of `java.base`, so they are compiled as parts of it, and belong on no JVM's class path.
    pub fn models(&self, sources: &[(&str, &str)], deadline: Instant) -> Result<PathBuf, ToolchainError> {
        let effort = CompilerLimits { deadline, memory: self.memory };
        match install_models(&self.jdk, &self.folder, sources, effort) {
            // What is in the cache can be used also where nothing can be added, as in a sandbox.
            Err(ToolchainError::Write { .. }) => {
                let private = if let Some(private) = self.private_models.get() {
                    private
                } else {
                    let private = Workspace::new().map_err(writing(&env::temp_dir()))?;
                    self.private_models.get_or_init(|| private)
                };
                install_models(&self.jdk, &Folder::private(private.path().to_owned()), sources, effort)
            }
            installed => installed,
        }
    }

    pub(crate) fn folder(&self) -> &Folder {
        &self.folder
    }
}
