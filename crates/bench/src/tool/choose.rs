//! Which description or module a name means.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::description::{Described, SHIPPED, shipped};
use super::error::ToolError;
use super::python::Python;
use super::variables::Variables;
use super::{Places, Tool};

/// Finds the tool that a benchmark names.
pub(crate) fn find(name: &str, places: &Places<'_>, variables: &Variables) -> Result<Tool, ToolError> {
    let described = |path: &Path, text: &str| {
        Described::find(path, text, places.tool_directory, variables)
            .map(|tool| Tool::Described(Box::new(tool)))
    };
    if is_path(name) {
        let path = directory_of(places.definition).join(name);
        return described(&path, &read(&path)?);
    }
    let file = format!("{name}.toml");
    let directories: Vec<PathBuf> = [Some(directory_of(places.definition)), places.tool_directory]
        .into_iter()
        .flatten()
        .map(Path::to_owned)
        .collect();
    for directory in &directories {
        let path = directory.join(&file);
        if path.is_file() {
            return described(&path, &read(&path)?);
        }
    }
    if let Some(text) = shipped(name) {
        return described(Path::new(&file), text);
    }
    let module = if name.contains('.') { name.to_owned() } else { format!("benchexec.tools.{name}") };
    match Python::find(&module, places.tool_directory, variables.clone()) {
        Ok(tool) => Ok(Tool::Python(Box::new(tool))),
        Err(super::python::FindError::NoModule(reason)) => Err(ToolError::Unknown {
            name: name.to_owned(),
            searched: directories,
            module: reason,
            shipped: SHIPPED.map(|(name, _)| name).join(", "),
        }),
        Err(super::python::FindError::Tool(error)) => Err(error),
    }
}

/// Names are those of files, not paths, and have no ending.
fn is_path(name: &str) -> bool {
    name.contains('/') || name.strip_suffix(".toml").is_some_and(|stem| !stem.is_empty())
}

fn directory_of(definition: Option<&Path>) -> &Path {
    definition
        .and_then(Path::parent)
        .filter(|directory| !directory.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

fn read(path: &Path) -> Result<String, ToolError> {
    let bytes = fs::read(path).map_err(|reason| ToolError::Read { path: path.to_owned(), reason })?;
    String::from_utf8(bytes).map_err(|_| ToolError::Read {
        path: path.to_owned(),
        reason: std::io::Error::new(ErrorKind::InvalidData, "it is not UTF-8"),
    })
}
