//! Where JBMC is.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// JBMC is not there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotFound {
    /// The variable `JBMC` names something that is no file.
    #[error("`{}`, which the environment variable JBMC names, is not a file (hint: JBMC=/path/to/jbmc)", .0.display())]
    Named(PathBuf),
    /// It is in no folder of `PATH`.
    #[error(
        "jbmc is not on the PATH (hint: Debian 13 has it, `apt-get install jbmc`; elsewhere set JBMC=/path/to/jbmc)"
    )]
    OnPath,
}

/// The file that the environment variable `JBMC` names, else the first `jbmc` on the `PATH`, as an absolute path.
pub fn find() -> Result<PathBuf, NotFound> {
    find_in(env::var_os("JBMC").as_deref(), env::var_os("PATH").as_deref())
}

fn find_in(named: Option<&OsStr>, path: Option<&OsStr>) -> Result<PathBuf, NotFound> {
    if let Some(named) = named.filter(|named| !named.is_empty()) {
        return absolute_file(Path::new(named)).ok_or_else(|| NotFound::Named(named.into()));
    }
    path.into_iter()
        .flat_map(env::split_paths)
        .find_map(|folder| absolute_file(&folder.join("jbmc")))
        .ok_or(NotFound::OnPath)
}

fn absolute_file(path: &Path) -> Option<PathBuf> {
    path.is_file().then(|| std::path::absolute(path).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_comes_first_and_must_be_right() {
        let folder = tempfile::tempdir().unwrap();
        let jbmc = folder.path().join("jbmc");
        let path = Some(folder.path().as_os_str());
        assert_eq!(find_in(None, path), Err(NotFound::OnPath));
        assert_eq!(find_in(Some(jbmc.as_os_str()), path), Err(NotFound::Named(jbmc.clone())));
        std::fs::write(&jbmc, "").unwrap();
        assert_eq!(find_in(Some(jbmc.as_os_str()), None), Ok(jbmc.clone()));
        assert_eq!(find_in(None, path), Ok(jbmc.clone()));
        assert_eq!(find_in(Some(OsStr::new("")), path), Ok(jbmc));
        assert_eq!(find_in(None, None), Err(NotFound::OnPath));
    }

    #[test]
    fn the_error_says_what_to_do() {
        assert!(NotFound::OnPath.to_string().contains("apt-get install jbmc"));
        assert!(NotFound::Named("/no/jbmc".into()).to_string().contains("JBMC=/path/to/jbmc"));
    }
}
