//! What a tool changes in the environment of its runs.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};

/// What a tool changes in the environment of its runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Environment {
    /// If present, of the variables that there are only these stay.
    pub keep: Option<Vec<String>>,
    /// Variables and their values.
    pub set: BTreeMap<String, String>,
    /// Variables and what is put behind their values, as it is: for a list of paths it starts with a `:`.
    pub append: BTreeMap<String, String>,
}

impl Environment {
    /// The environment that comes of this one.
    pub fn apply(&self, base: impl IntoIterator<Item = (OsString, OsString)>) -> Vec<(OsString, OsString)> {
        let base: BTreeMap<OsString, OsString> = base.into_iter().collect();
        let mut result = match &self.keep {
            None => base.clone(),
            Some(names) => base
                .iter()
                .filter(|(name, _)| names.iter().any(|it| *name == it.as_str()))
                .map(owned)
                .collect(),
        };
        result.extend(self.set.iter().map(|(name, value)| (name.into(), value.into())));
        for (name, value) in &self.append {
            let mut appended = base.get(OsStr::new(name)).cloned().unwrap_or_default();
            appended.push(value);
            result.insert(name.into(), appended);
        }
        result.into_iter().collect()
    }
}

fn owned((name, value): (&OsString, &OsString)) -> (OsString, OsString) {
    (name.clone(), value.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_kept_set_and_appended() {
        let base = [("PATH", "/bin"), ("LANG", "C"), ("HOME", "/root")];
        let base = base.map(|(name, value)| (OsString::from(name), OsString::from(value)));
        let pairs = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
        };
        let keep = |names: &[&str]| Some(names.iter().map(|name| (*name).to_owned()).collect());
        let plain = Environment::default();
        let set = Environment {
            keep: keep(&[]),
            set: pairs(&[("A", "1"), ("HOME", "/h")]),
            ..Environment::default()
        };
        // What is appended to is the value that was there, kept or not.
        let append = Environment {
            keep: keep(&[]),
            append: pairs(&[("PATH", ":/x"), ("NEW", "n")]),
            ..Environment::default()
        };
        let cases = [
            (plain, "HOME=/root LANG=C PATH=/bin"),
            (Environment { keep: keep(&["LANG", "NONE"]), ..Environment::default() }, "LANG=C"),
            (set, "A=1 HOME=/h"),
            (append, "NEW=n PATH=/bin:/x"),
        ];
        for (environment, expected) in cases {
            let applied = environment.apply(base.clone()).into_iter();
            let applied: Vec<String> =
                applied.map(|(name, value)| format!("{}={}", name.display(), value.display())).collect();
            assert_eq!(applied.join(" "), expected);
        }
    }
}
