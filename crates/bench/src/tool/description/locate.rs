//! Finds the executable of a tool.

use std::env;
use std::path::{Path, PathBuf};

use super::format::Description;
use crate::tool::error::ToolError;
use crate::tool::paths::is_executable;
use crate::tool::variables::Variables;

/// Finds the executable of a tool: in its directory, if one is given, or else where the variable of the description says,
/// on the `PATH`, and in the current directory. Jurat finds itself.
pub(crate) fn locate(
    description: &Description,
    tool_directory: Option<&Path>,
    variables: &Variables,
) -> Result<PathBuf, ToolError> {
    let not_found = |reason| ToolError::NotFound { tool: description.name.clone(), reason };
    if tool_directory.is_none()
        && let Some(name) = &description.variable
        && let Some(path) = variables.get(name).map(PathBuf::from)
    {
        let hint = || format!("`{}` in ${name} is no file that can be executed", path.display());
        return if is_executable(&path) { Ok(path) } else { Err(not_found(hint())) };
    }
    let directories = match tool_directory {
        Some(directory) => vec![directory.to_owned(), directory.join("bin")],
        None => variables.directories("PATH").into_iter().chain([PathBuf::from(".")]).collect(),
    };
    let candidates = || {
        description
            .executables
            .iter()
            .flat_map(|name| directories.iter().map(move |directory| directory.join(name)))
    };
    candidates()
        .find(|path| is_executable(path))
        .or_else(|| itself(description).filter(|_| tool_directory.is_none()))
        .ok_or_else(|| {
            not_found(reason(description, tool_directory, candidates().find(|path| path.is_file())))
        })
}

/// The program that runs now, if it is the one that the description means.
fn itself(description: &Description) -> Option<PathBuf> {
    let path = env::current_exe().ok()?;
    let name = path.file_name()?.to_str()?;
    description.executables.iter().any(|it| it == name).then_some(path)
}

fn reason(description: &Description, tool_directory: Option<&Path>, file: Option<PathBuf>) -> String {
    if let Some(file) = file {
        return format!("`{}` is not executable (hint: `chmod +x` it)", file.display());
    }
    let names: Vec<String> = description.executables.iter().map(|name| format!("`{name}`")).collect();
    let names = names.join(" or ");
    if let Some(directory) = tool_directory {
        return format!("neither `{}` nor its `bin` has {names}", directory.display());
    }
    let variable = description.variable.as_ref().map(|name| format!(", or set ${name}")).unwrap_or_default();
    format!("{names} is not on the PATH (hint: give its directory with --tool-directory{variable})")
}
