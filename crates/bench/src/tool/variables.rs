//! The variables of the environment, as they were when the tool was looked for.

use std::collections::BTreeMap;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The variables of the environment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables(BTreeMap<OsString, OsString>);

impl Variables {
    pub(crate) fn of_process() -> Variables {
        Variables(env::vars_os().collect())
    }

    #[cfg(test)]
    pub(crate) fn of(variables: &[(&str, &OsStr)]) -> Variables {
        Variables(variables.iter().map(|(name, value)| (name.into(), (*value).to_owned())).collect())
    }

    /// The value of a variable, unless it is empty.
    pub(crate) fn get(&self, name: &str) -> Option<&OsStr> {
        self.0.get(OsStr::new(name)).map(OsString::as_os_str).filter(|value| !value.is_empty())
    }

    /// The directories that a variable such as `PATH` lists.
    pub(crate) fn directories(&self, name: &str) -> Vec<PathBuf> {
        let directories = self.get(name).map(env::split_paths).into_iter().flatten();
        directories.filter(|directory| !directory.as_os_str().is_empty()).collect()
    }

    pub(crate) fn to_vec(&self) -> Vec<(OsString, OsString)> {
        self.0.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }
}
