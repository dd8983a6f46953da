//! What a command may do where, with everything that was left open decided.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use super::mounts;
use crate::command::{Command, Mode, Network, Sandbox};
use crate::error::CommandStartError;

/// Private and empty unless something else is asked for. Sockets in `/run` would be a way out of the sandbox: to connect
/// to one is possible on a read-only mount.
const HIDDEN: [&str; 3] = ["/tmp", "/var/tmp", "/run"];

/// Private in a way of their own. Root may do harm there, with or without any capability.
const RESERVED: [&str; 3] = ["/dev", "/proc", "/sys"];

/// What a command may do where: by path, so that a directory comes before what is inside of it.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    places: BTreeMap<PathBuf, Place>,
}

/// What is at a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// What is shown there: the same path without symbolic links.
    pub(crate) source: PathBuf,
    pub(crate) mode: Mode,
}

impl Layout {
    pub(crate) fn new(command: &Command, sandbox: &Sandbox) -> Result<Layout, CommandStartError> {
        let mut layout = Layout { places: BTreeMap::new() };
        layout.insert(PathBuf::from("/"), PathBuf::from("/"), Mode::ReadOnly);
        for path in HIDDEN.iter().filter_map(|path| fs::canonicalize(path).ok()) {
            layout.insert(path.clone(), path, Mode::Hidden);
        }
        for (path, mode) in &sandbox.folders {
            layout.add(path, *mode)?;
        }
        layout.open_root()?;
        layout.add_mounts(&mounts::points());
        let resolver = (sandbox.network == Network::Host).then_some(Path::new("/etc/resolv.conf"));
        for path in [command.directory.as_path(), &command.program].into_iter().chain(resolver) {
            // One that is not there is noticed when it is used.
            if path.exists() {
                layout.show(path)?;
            }
        }
        Ok(layout)
    }

    /// All places, a directory before what is inside of it.
    pub(crate) fn places(&self) -> impl Iterator<Item = (&Path, &Place)> {
        self.places.iter().map(|(path, place)| (path.as_path(), place))
    }

    /// The directories that are covered by a private one.
    pub(crate) fn covered(&self) -> impl Iterator<Item = &Path> {
        let is_covered = |(path, place): &(&Path, &Place)| {
            (self.mode_around(path), place.mode) != (Mode::Hidden, Mode::Hidden) && place.mode == Mode::Hidden
        };
        self.places().filter(is_covered).map(|(path, _)| path)
    }

    /// Whether there is a place at exactly this path.
    pub(crate) fn has(&self, path: &Path) -> bool {
        self.places.contains_key(path)
    }

    /// The deepest place that a path is in: where, its number, and what it is.
    pub(crate) fn place_of(&self, path: &Path) -> Option<(&Path, usize, &Place)> {
        let found = path.ancestors().find_map(|folder| self.places.get_key_value(folder));
        let (folder, place) = found?;
        let idx = self.places.keys().position(|key| key == folder)?;
        Some((folder, idx, place))
    }

    /// What may be done where a place is put.
    pub(crate) fn mode_around(&self, path: &Path) -> Mode {
        path.parent().map_or(Mode::ReadOnly, |parent| self.mode_at(parent))
    }

    fn mode_at(&self, path: &Path) -> Mode {
        let place = path.ancestors().find_map(|folder| self.places.get(folder));
        place.map_or(Mode::ReadOnly, |place| place.mode)
    }

    fn insert(&mut self, path: PathBuf, source: PathBuf, mode: Mode) {
        self.places.insert(path, Place { source, mode });
    }

    fn add(&mut self, path: &Path, mode: Mode) -> Result<(), CommandStartError> {
        let (source, alias) = self.resolve(path)?;
        if mode != Mode::ReadOnly && RESERVED.iter().any(|reserved| source.starts_with(reserved)) {
            let reason = "devices, processes and settings of the kernel are always kept apart";
            let reason = io::Error::new(io::ErrorKind::InvalidInput, reason);
            return Err(CommandStartError::Folder { path: path.to_owned(), reason });
        }
        for target in alias.into_iter().chain([source.clone()]) {
            self.insert(target, source.clone(), mode);
        }
        Ok(())
    }

    /// Shows something where else nothing would be.
    fn show(&mut self, path: &Path) -> Result<(), CommandStartError> {
        let (source, alias) = self.resolve(path)?;
        for target in alias.into_iter().chain([source.clone()]) {
            if self.mode_at(&target) == Mode::Hidden {
                self.insert(target, source.clone(), Mode::ReadOnly);
            }
        }
        Ok(())
    }

    /// A path without symbolic links, and the path itself if its links would be hidden.
    fn resolve(&self, path: &Path) -> Result<(PathBuf, Option<PathBuf>), CommandStartError> {
        let failed = |reason| CommandStartError::Folder { path: path.to_owned(), reason };
        let source = fs::canonicalize(path).map_err(failed)?;
        let is_plain = path.is_absolute() && !path.components().any(|part| part == Component::ParentDir);
        let is_alias = is_plain && path != source && self.mode_at(path) == Mode::Hidden;
        Ok((source, is_alias.then(|| path.to_owned())))
    }

    /// Nothing can be put over the root, but over all directories in it.
    fn open_root(&mut self) -> Result<(), CommandStartError> {
        let root = PathBuf::from("/");
        let mode = self.mode_at(&root);
        if mode == Mode::ReadOnly {
            return Ok(());
        }
        self.insert(root.clone(), root.clone(), Mode::ReadOnly);
        let failed = |reason| CommandStartError::Folder { path: root.clone(), reason };
        for entry in fs::read_dir(&root).map_err(failed)?.flatten() {
            let path = entry.path();
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            let is_reserved = RESERVED.iter().any(|reserved| path.starts_with(reserved));
            // One that cannot be opened cannot be written to either.
            let is_open = fs::read_dir(&path).is_ok();
            if is_folder && is_open && !is_reserved && !self.places.contains_key(&path) {
                self.insert(path.clone(), path, mode);
            }
        }
        Ok(())
    }

    /// What is mounted inside of a directory that may be written to has to be permitted by itself.
    fn add_mounts(&mut self, points: &[mounts::Point]) {
        for point in points {
            let mode = self.mode_at(&point.path);
            let is_open = matches!(mode, Mode::Overlay | Mode::FullAccess);
            if !is_open || self.places.contains_key(&point.path) || !point.path.exists() {
                continue;
            }
            let can_be = point.path.is_dir() && point.is_ordinary;
            let mode = if can_be { mode } else { Mode::ReadOnly };
            self.insert(point.path.clone(), point.path.clone(), mode);
        }
    }
}
