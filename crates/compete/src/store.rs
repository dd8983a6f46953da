//! The folder of a competition.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::definition::Definition;
use crate::model::Archive;
use crate::participant::Admitted;

/// The folder of a competition, and what is where in it.
#[derive(Clone, Debug)]
pub struct Store {
    /// The folder.
    pub root: PathBuf,
}

/// Why the folder of a competition cannot be used.
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
    #[error("`{}` has a competition already (hint: --resume goes on with it, or name another folder)", .0.display())]
    Exists(PathBuf),
    /// What was measured differently must not stand in one table.
    #[error(
        "`{}` says something else than when the competition began (hint: undo the change of the competition's \
         description, or begin in another folder)",
        .0.display()
    )]
    Changed(PathBuf),
}

impl Store {
    /// Takes a folder, which is new unless the competition goes on.
    pub fn open(root: &Path, resume: bool) -> Result<Store, StoreError> {
        let store = Store { root: root.to_owned() };
        let is_used = store.definitions().read_dir().is_ok_and(|mut entries| entries.next().is_some());
        if is_used && !resume {
            return Err(StoreError::Exists(root.to_owned()));
        }
        for folder in [store.participants(), store.definitions(), store.results(), store.site()] {
            let failed = |error| StoreError::File { doing: "make the folder", path: folder.clone(), error };
            fs::create_dir_all(&folder).map_err(failed)?;
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
        write_once(&self.definitions().join("archives.sha256"), &lines.collect::<String>())
    }

    /// Keeps a definition with its lists, and returns its file.
    pub fn keep(&self, definition: &Definition) -> Result<PathBuf, StoreError> {
        let folder = self.definitions();
        for (name, text) in &definition.lists {
            write_once(&folder.join(name), text)?;
        }
        let file = folder.join(format!("{}.xml", definition.name));
        write_once(&file, &definition.text)?;
        Ok(file)
    }
}

/// Writes a file that never changes.
fn write_once(path: &Path, text: &str) -> Result<(), StoreError> {
    match fs::read_to_string(path) {
        Ok(present) if present == text => return Ok(()),
        Ok(_) => return Err(StoreError::Changed(path.to_owned())),
        Err(_) => {}
    }
    let failed = |error| StoreError::File { doing: "write", path: path.to_owned(), error };
    // A name of its own first, so that after a power cut the file is whole or not there.
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, path)).map_err(failed)
}
