//! Where tools and modules are asked: they read what there is, and write nowhere.

use std::path::Path;

use jurat_exec::{Mode, Sandbox};

/// Nobody knows what a tool or a module reads to answer; so what is below `/tmp` is shown, too.
pub(crate) fn read_only() -> Sandbox {
    let tmp = Path::new("/tmp");
    let directories = if tmp.exists() { vec![(tmp.to_owned(), Mode::ReadOnly)] } else { Vec::new() };
    Sandbox { folders: directories, ..Sandbox::default() }
}
