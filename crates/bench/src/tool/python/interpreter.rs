//! Which Python is used.

use std::path::PathBuf;

use crate::tool::paths::is_executable;
use crate::tool::variables::Variables;

const VARIABLE: &str = "BENCHEXEC_PYTHON";

/// The Python that `BENCHEXEC_PYTHON` names, or else `python3` on the `PATH`; an absolute path. The error says why there
/// is none.
pub(super) fn find(variables: &Variables) -> Result<PathBuf, String> {
    let given = variables.get(VARIABLE).map(PathBuf::from);
    let candidates = match &given {
        // A name without directories is looked for like any command.
        Some(path) if path.components().count() > 1 => vec![path.clone()],
        given => {
            let name = given.clone().unwrap_or_else(|| "python3".into());
            variables.directories("PATH").into_iter().map(|directory| directory.join(&name)).collect()
        }
    };
    let found = candidates.into_iter().find(|path| is_executable(path));
    // Not resolved further: a virtual environment is known by the path that its Python is called by.
    found.and_then(|path| std::path::absolute(path).ok()).ok_or_else(|| match given {
        Some(path) => format!("`{}` in ${VARIABLE} is no Python for BenchExec's modules", path.display()),
        None => "there is no `python3` on the PATH for BenchExec's modules".to_owned(),
    })
}
