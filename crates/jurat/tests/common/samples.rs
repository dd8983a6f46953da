//! Small validations with every verdict: a program and a witness of the corpus, changed where needed.

use std::fs;
use std::process::Command;

use tempfile::TempDir;

use super::{JURAT, command, corpus};

/// A program and a witness in a directory of their own.
pub(crate) struct Case {
    directory: TempDir,
}

impl Case {
    /// Two calls of a helper, and what JBMC claims of them: True.
    pub(crate) fn holds() -> Self {
        Self::right_triangle([], [])
    }

    /// The same with one claimed value changed: False.
    pub(crate) fn wrong_value() -> Self {
        Self::right_triangle([], [("squares = 110;", "squares = 111;")])
    }

    /// The same with one assertion changed: False, whatever the witness says.
    pub(crate) fn wrong_assertion() -> Self {
        Self::right_triangle([("assert !second;", "assert second;")], [])
    }

    /// A violation witness of JBMC: False, since it happens.
    pub(crate) fn violation_witness() -> Self {
        let program = read("nondet-odd/Main.java");
        Self::new(&program, "graphml", &read("nondet-odd/jbmc.g.graphml"))
    }

    /// The witness of another program: Unknown.
    pub(crate) fn foreign_witness() -> Self {
        let program = read("nondet-odd/Main.java");
        let witness = read("right-triangle/jbmc.g.graphml");
        Self::new(&program, "graphml", &witness.replace("Main.java", "Other.java"))
    }

    fn right_triangle<const P: usize, const W: usize>(
        in_program: [(&str, &str); P],
        in_witness: [(&str, &str); W],
    ) -> Self {
        let program = changed(read("right-triangle/Main.java"), &in_program);
        Self::new(&program, "graphml", &changed(read("right-triangle/jbmc.g.graphml"), &in_witness))
    }

    /// A case of these texts; the witness is `witness.` and the ending.
    pub(crate) fn new(program: &str, ending: &str, witness: &str) -> Self {
        let directory = tempfile::tempdir().expect("a temporary directory");
        fs::write(directory.path().join("Main.java"), program).expect("the directory is writable");
        fs::write(directory.path().join(format!("witness.{ending}")), witness)
            .expect("the directory is writable");
        Self { directory }
    }

    /// `jurat validate` of the case, to which arguments can be added.
    pub(crate) fn validate(&self) -> Command {
        let witness = ["witness.graphml", "witness.yml"];
        let witness = witness.into_iter().find(|name| self.directory.path().join(name).is_file());
        let mut validate = command(JURAT);
        validate.current_dir(self.directory.path()).arg("validate").arg("Main.java");
        validate.args(["--witness", witness.expect("a case has a witness")]);
        validate
    }

    /// The text of a file that a validation wrote.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.directory.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }
}

fn read(path: &str) -> String {
    let path = corpus().join("programs").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn changed(mut text: String, changes: &[(&str, &str)]) -> String {
    for (old, new) in changes {
        assert!(text.contains(old), "nothing to change: {old}");
        text = text.replace(old, new);
    }
    text
}
