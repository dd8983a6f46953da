//! Task definitions: the `.yml` files that say which program and which property belong together.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jurat_witness::yaml::{self, Yaml};

/// More than any task definition has.
const MAX_BYTES: u64 = 1 << 20;

/// What a task definition says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskDefinition {
    /// Sources, or folders of them.
    pub input_files: Vec<PathBuf>,
    /// What is to hold.
    pub properties: Vec<TaskProperty>,
}

/// A property of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskProperty {
    /// The file with its text.
    pub file: PathBuf,
    /// Whether it holds, if that is known.
    pub expected_verdict: Option<bool>,
}

/// Why a task definition cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("cannot use task definition `{}`: {reason}", path.display())]
pub struct TaskError {
    path: PathBuf,
    reason: String,
}

/// Whether a path is that of a task definition.
pub fn is_task(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "yml" || ending == "yaml")
}

/// Reads a task definition; the paths in it are relative to its folder.
pub fn read(path: &Path) -> Result<TaskDefinition, TaskError> {
    let fail = |reason: String| TaskError { path: path.to_owned(), reason };
    let n_bytes = fs::metadata(path).map_err(|error| fail(error.to_string()))?.len();
    if n_bytes > MAX_BYTES {
        return Err(fail(format!("it has {n_bytes} bytes, more than any task definition")));
    }
    let text = fs::read_to_string(path).map_err(|error| fail(error.to_string()))?;
    let (document, _) = yaml::read(&Arc::new(text));
    let root = document.root.as_ref().ok_or_else(|| fail("it is not YAML".to_owned()))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let input_files = texts(root.get("input_files")).map(|name| folder.join(name)).collect::<Vec<_>>();
    if input_files.is_empty() {
        return Err(fail("it names no `input_files`".to_owned()));
    }
    let properties = root.get("properties").map(Yaml::items).unwrap_or_default();
    let properties = properties.iter().filter_map(|property| {
        Some(TaskProperty {
            file: folder.join(property.get("property_file")?.text()?),
            expected_verdict: property.get("expected_verdict").and_then(Yaml::text).and_then(verdict),
        })
    });
    Ok(TaskDefinition { input_files, properties: properties.collect() })
}

/// One text, or a list of them.
fn texts(value: Option<&Yaml>) -> impl Iterator<Item = &str> {
    let single = value.and_then(Yaml::text);
    let several = value.map(Yaml::items).unwrap_or_default().iter().filter_map(Yaml::text);
    single.into_iter().chain(several)
}

fn verdict(text: &str) -> Option<bool> {
    match text {
        "true" | "True" => Some(true),
        "false" | "False" => Some(false),
        _ => None,
    }
}
