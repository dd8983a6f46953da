//! The directory of a competition.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::definition::Definition;
use crate::model::Archive;
use crate::participant::Admitted;

/// The directory of a competition, and what is where in it.
#[derive(Clone, Debug)]
pub struct Store {
    /// The directory.
    pub root: PathBuf,
    /// Whether there are results, with which all that is kept must agree. A mere check leaves none.
    has_begun: bool,
}

/// Why the directory of a competition cannot be used.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file system does not let us.
    #[error("cannot {doing} `{}`: {error}", path.display())]
    File {
        /// What was tried.
        doing: &'static str,
        /// With this file.
        path: PathBuf,
        /// What the file system says.
        error: io::Error,
    },
    /// There is something in it.
    #[error("`{}` has a competition already (hint: --resume goes on with it, or name another directory)", .0.display())]
    Exists(PathBuf),
    /// What was measured differently must not stand in one table.
    #[error(
        "`{}` says something else than when the competition began (hint: undo the change of the competition's \
         description, or begin in another directory)",
        .0.display()
    )]
    Changed(PathBuf),
}

impl Store {
    /// Takes a directory, which is new unless the competition goes on.
    pub fn open(root: &Path, resume: bool) -> Result<Store, StoreError> {
        let mut store = Store { root: root.to_owned(), has_begun: false };
        store.has_begun = store.results().read_dir().is_ok_and(|mut entries| entries.next().is_some());
        if store.has_begun && !resume {
            return Err(StoreError::Exists(root.to_owned()));
        }
        for directory in [store.participants(), store.definitions(), store.results(), store.site()] {
            let failed =
                |error| StoreError::File { doing: "make the directory", path: directory.clone(), error };
            fs::create_dir_all(&directory).map_err(failed)?;
        }
        Ok(store)
    }

    /// Where archives are unpacked.
    pub fn participants(&self) -> PathBuf {
        self.root.join("participants")
    }

    /// Where the benchmark definitions are.
    pub fn definitions(&self) -> PathBuf {
        self.root.join("definitions")
    }

    /// Where the results are.
    pub fn results(&self) -> PathBuf {
        self.root.join("results")
    }

    /// Where the web site is.
    pub fn site(&self) -> PathBuf {
        self.root.join("site")
    }

    /// Keeps what was admitted: results of other archives must not stand in the same table.
    pub fn keep_archives(&self, archives: &[Archive], admitted: &[Admitted]) -> Result<(), StoreError> {
        let lines =
            archives.iter().zip(admitted).map(|(archive, it)| format!("{}  {}\n", it.sha256, archive.id));
        self.write(&self.definitions().join("archives.sha256"), &lines.collect::<String>())
    }

    /// Keeps a definition with its lists, and returns its file.
    pub fn keep(&self, definition: &Definition) -> Result<PathBuf, StoreError> {
        let directory = self.definitions();
        for (name, text) in &definition.lists {
            self.write(&directory.join(name), text)?;
        }
        let file = directory.join(format!("{}.xml", definition.name));
        self.write(&file, &definition.text)?;
        Ok(file)
    }

    /// Writes a file that never changes once there are results.
    fn write(&self, path: &Path, text: &str) -> Result<(), StoreError> {
        match fs::read_to_string(path) {
            Ok(present) if present == text => return Ok(()),
            Ok(_) if self.has_begun => return Err(StoreError::Changed(path.to_owned())),
            Ok(_) | Err(_) => {}
        }
        let failed = |error| StoreError::File { doing: "write", path: path.to_owned(), error };
        // A name of its own first, so that after a power cut the file is whole or not there.
        let unfinished = path.with_extension("unfinished");
        fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, path)).map_err(failed)
    }
}
