//! Tools are found, and tell their versions.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use super::{LEAST, write_script};
use crate::tool::description::Described;
use crate::tool::variables::Variables;

#[test]
fn executables_are_found_where_they_may_be() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["first/bin/toy", "second/toy", "second/toy2", "path/toy2", "named"] {
        write_script(&at(name), "");
    }
    fs::create_dir_all(at("plain")).unwrap();
    fs::write(at("plain/toy"), "").unwrap();
    let path = at("nowhere").display().to_string() + ":" + &at("path").display().to_string();
    let text = LEAST.replace("['toy']", "['toy', 'toy2']") + "variable = 'TOY'\n";
    let cases = [
        // Tool directory, variable, where it is.
        (Some("first"), None, "first/bin/toy"),
        (Some("second"), Some("named"), "second/toy"),
        (None, Some("named"), "named"),
        (None, None, "path/toy2"),
        (Some("path"), None, "path/toy2"),
        (None, Some("missing"), "Toy not found: `[…]/missing` in $TOY is no file that can be executed"),
        (Some("plain"), None, "Toy not found: `[…]/plain/toy` is not executable (hint: `chmod +x` it)"),
        (Some("nowhere"), None, "Toy not found: neither `[…]/nowhere` nor its `bin` has `toy` or `toy2`"),
    ];
    for (tool_directory, named, expected) in cases {
        let named = named.map(at).unwrap_or_default();
        let variables = Variables::of(&[("PATH", OsStr::new(&path)), ("TOY", named.as_os_str())]);
        let directory = tool_directory.map(at);
        let found = match Described::find(Path::new("toy.toml"), &text, directory.as_deref(), &variables) {
            Ok(tool) => tool.facts().executable.strip_prefix(folder.path()).unwrap().display().to_string(),
            Err(error) => error.to_string().replace(&folder.path().display().to_string(), "[…]"),
        };
        assert_eq!(found, expected);
    }
    let nothing = Described::find(Path::new("toy.toml"), &text, None, &Variables::default()).unwrap_err();
    assert_eq!(
        nothing.to_string(),
        "Toy not found: `toy` or `toy2` is not on the PATH (hint: give its directory with --tool-directory, or set $TOY)"
    );
}

#[test]
fn versions_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        // What the tool does, the query, its version.
        ("echo; echo \"$1 1.2 \"; echo more", "arguments = ['--version']", "--version 1.2"),
        ("echo usage; exit 1", "arguments = []", ""),
        ("echo 3 >&2", "arguments = []", ""),
        ("echo toy v3.4-beta >&2; exit 1", "arguments = []\npattern = 'v([0-9.]+)'", "3.4"),
        ("echo 5.6", "arguments = []\npattern = '[0-9]'", "5"),
        ("echo nothing", "arguments = []\npattern = '[0-9]'", ""),
        ("echo $LIBRARY", "arguments = []\n[environment.set]\nLIBRARY = '{tool_directory}/lib'", "[…]/lib"),
        ("echo > \"$0\"; cat \"$0\"", "arguments = []\npattern = 'cat'", "cat"),
    ];
    for (script, query, expected) in cases {
        write_script(&folder.path().join("toy"), script);
        let text = format!("{LEAST}[version]\n{query}\n");
        let tool = Described::find(Path::new("toy.toml"), &text, Some(folder.path()), &Variables::default())
            .unwrap();
        let version = tool.facts().version.replace(&folder.path().display().to_string(), "[…]");
        assert_eq!(version, expected, "{script}");
    }
}

#[test]
fn files_and_the_working_directory_are_beside_the_executable() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["toy", "lib/a.jar", "lib/b.jar", "lib/c.txt"] {
        write_script(&folder.path().join(name), "");
    }
    let text =
        format!("{LEAST}program_files = ['lib/*.jar', 'none']\nworking_directory = '{{tool_directory}}'\n");
    let tool =
        Described::find(Path::new("toy.toml"), &text, Some(folder.path()), &Variables::default()).unwrap();
    let relative = |path: &Path| path.strip_prefix(folder.path()).unwrap().display().to_string();
    let files: Vec<String> = tool.facts().program_files.iter().map(|file| relative(file)).collect();
    assert_eq!(files, ["toy", "lib/a.jar", "lib/b.jar"]);
    assert_eq!(tool.facts().working_directory, folder.path());
    assert_eq!(tool.facts().module, "jurat.tools.toy");
}
