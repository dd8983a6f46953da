//! The command lines of JBMC.

use std::ffi::OsString;
use std::path::PathBuf;

use jurat_exec::{Command, Input};

/// The longest string that JBMC tries as an input. Longer ones take more memory than there is, in its traces above all.
pub const LONGEST_STRING: u32 = 50;

/// A program for JBMC.
#[derive(Clone, Debug)]
pub struct Target {
    /// JBMC itself, as an absolute path.
    pub jbmc: PathBuf,
    /// A folder with all class files: of the program, of its launcher, and of [`super::runtime`].
    pub class_path: PathBuf,
    /// The launcher's class, `pk.Launch`.
    pub entry_class: String,
    /// Whether executions count that end nowhere. JBMC leaves out those that come to `while (true) {}`, so that it would not
    /// notice what happened before.
    pub follows_endless_loops: bool,
}

impl Target {
    /// Look for violations in executions that go around each loop and recursion less than `bound` times.
    pub fn check(&self, bound: u32) -> Command {
        let bound = bound.to_string();
        let common = ["--unwind", &bound, "--unwinding-assertions"];
        let endless = self.follows_endless_loops.then_some("--no-self-loops-to-assumptions");
        self.command(&common.into_iter().chain(endless).collect::<Vec<_>>())
    }

    /// Only load the program and say what is missing.
    pub fn survey(&self) -> Command {
        self.command(&["--list-goto-functions", "--verbosity", "10"])
    }

    fn command(&self, options: &[&str]) -> Command {
        let longest_string = LONGEST_STRING.to_string();
        let common = [
            "--json-ui",
            "--classpath",
            ".",
            // Null pointers, bad indexes and casts throw what Java throws, and the program may catch it.
            "--throw-runtime-exceptions",
            // Whether an exception that leaves `main` is a violation is the launcher's business.
            "--disable-uncaught-exception-check",
            // The launcher's own arguments, which it does not look into.
            "--max-nondet-array-length",
            "1",
            "--max-nondet-string-length",
            &longest_string,
        ];
        let arguments =
            [self.entry_class.as_str()].iter().chain(&common).chain(options).map(OsString::from).collect();
        Command {
            program: self.jbmc.clone(),
            arguments,
            // JBMC may be a shell script that sets up its libraries.
            environment: vec![("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into())],
            directory: self.class_path.clone(),
            input: Input::Empty,
        }
    }
}
