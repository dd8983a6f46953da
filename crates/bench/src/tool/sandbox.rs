//! Where tools and modules are asked: they read what there is, and write nowhere.

use std::path::Path;

use jurat_exec::Sandbox;

/// Everything is read-only, and what is hidden otherwise is seen if it is listed here.
pub(crate) fn read_only<'p>(folders: impl IntoIterator<Item = &'p Path>) -> Sandbox {
    let readable = folders.into_iter().filter_map(|folder| folder.canonicalize().ok());
    Sandbox { readable: readable.filter(|folder| folder.parent().is_some()).collect(), ..Sandbox::default() }
}
