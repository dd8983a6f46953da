//! Result files, and what must be known of the files around them: property files, and where logs are.

use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path, PathBuf};

use jurat_bench::model::PropertyFile;
use jurat_bench::property;
use jurat_bench::read::{ReadError, ResultSet, WantedColumns, read_file};
use jurat_report::table::{LogLinks, TableSource};
use rayon::iter::Either;
use rayon::prelude::*;

use super::logs::log_place;
use crate::error::Error;

/// Properties of SV-COMP, which have points also where their files are not at hand: results travel without them.
const KNOWN_PROPERTIES: [&str; 16] = [
    "assert",
    "assert_java",
    "def-behavior",
    "no-data-race",
    "no-deadlock",
    "no-overflow",
    "no-runtime-exception",
    "runtime-exception",
    "termination",
    "unreach-call",
    "valid-assert",
    "valid-deref",
    "valid-free",
    "valid-memcleanup",
    "valid-memsafety",
    "valid-memtrack",
];

/// Reads result files, several at once. `page` is where somebody will follow links to logs.
pub fn sources(paths: &[PathBuf], page: &Path) -> Result<Vec<TableSource>, Error> {
    let (read, failed): (Vec<ResultSet>, Vec<ReadError>) =
        paths.par_iter().partition_map(|path| match read_file(path, WantedColumns::All) {
            Ok(results) => Either::Left(results),
            Err(error) => Either::Right(error),
        });
    if !failed.is_empty() {
        return Err(Error::ReadResults(failed));
    }
    read.into_iter().map(|results| source(results, page).map_err(Error::System)).collect()
}

fn source(results: ResultSet, page: &Path) -> io::Result<TableSource> {
    let directory_of = |path: &Path| -> io::Result<PathBuf> {
        let path = std::path::absolute(path)?;
        Ok(path.parent().unwrap_or(&path).to_owned())
    };
    let directory = directory_of(&results.path)?;
    let logs = LogLinks { base: way(&directory_of(page)?, &directory), place: log_place(&results.path) };
    Ok(TableSource { properties: properties(&results, &directory), directory, logs, results })
}

/// Each property file is looked at once.
fn properties(results: &ResultSet, directory: &Path) -> BTreeMap<String, PropertyFile> {
    let mut properties = BTreeMap::new();
    for run in &results.runs {
        let Some(file) = &run.property_file else { continue };
        if !properties.contains_key(file.as_str()) {
            properties.insert(file.to_string(), look_at(&directory.join(file)));
        }
    }
    properties
}

fn look_at(path: &Path) -> PropertyFile {
    property::read(path).unwrap_or_else(|_| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        PropertyFile { is_svcomp: KNOWN_PROPERTIES.contains(&name.as_str()), path: path.to_owned(), name }
    })
}

/// The way from one directory to another, both absolute.
fn way(from: &Path, to: &Path) -> String {
    let (from, to) = (plain(from), plain(to));
    let n_common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
    let up = from.iter().skip(n_common).map(|_| "..".to_owned());
    up.chain(to.into_iter().skip(n_common)).collect::<Vec<_>>().join("/")
}

/// The names on a path.
fn plain(path: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for component in path.components() {
        match component {
            Component::Normal(name) => names.push(name.to_string_lossy().into_owned()),
            Component::ParentDir => {
                names.pop();
            }
            Component::RootDir | Component::CurDir | Component::Prefix(_) => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_lead_up_and_down() {
        let way = |from: &str, to: &str| way(Path::new(from), Path::new(to));
        assert_eq!(way("/a/b", "/a/b"), "");
        assert_eq!(way("/a", "/a/b/c"), "b/c");
        assert_eq!(way("/a/b/../d", "/a/./c"), "../c");
    }
}
