//! Tools that do their worst, through `jurat run` and `jurat bench`: contained, ended for the right reason, and nothing is left.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::collections::BTreeMap;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::common::clean::Clean;
use crate::common::{command, text};

/// Enough for every case, and soon reached.
const LIMITS: [&str; 6] =
    ["--files-count-limit", "2000", "--files-size-limit", "40MB", "--hidden-dir", "/var/tmp"];
const MOST_OUTPUT: u64 = 1_000_000;

/// A script, and how it may end: the reason for its end, or its own exit code.
struct Case {
    name: &'static str,
    script: &'static str,
    ends: &'static [&'static str],
}

const CASES: [Case; 14] = [
    // Which limit is the first depends on the machine.
    Case {
        name: "fork-bomb",
        script: "bomb() { bomb | bomb & }; bomb; while :; do :; done",
        ends: &["memory", "walltime", "cputime", "cputime-soft"],
    },
    Case { name: "memory-hog", script: "tail /dev/zero", ends: &["memory"] },
    // With more than the limit, which is soon swapped out if that is possible.
    Case {
        name: "swap-hog",
        script: "for i in 1 2 3 4 5; do head -c 30M /dev/zero | tail -c 30M | sleep 3 & done; wait",
        ends: &["memory"],
    },
    // A slow machine takes more than the second of CPU time that it has.
    Case { name: "output-flood", script: "head -c 1G /dev/zero", ends: &["0", "cputime-soft"] },
    Case {
        name: "million-files",
        script: "for ((i = 0; i < 1000000; i++)); do : > file$i || exit 3; done",
        ends: &["files-count"],
    },
    Case {
        name: "million-files-in-tmp",
        script: "for ((i = 0; i < 1000000; i++)); do : > /tmp/file$i || exit 3; done",
        ends: &["files-count"],
    },
    Case { name: "disk-filler", script: "head -c 100G /dev/zero > large", ends: &["files-size"] },
    Case { name: "disk-filler-in-tmp", script: "head -c 100G /dev/zero > /tmp/large", ends: &["files-size"] },
    Case {
        name: "daemon",
        script: "(setsid sh -c 'trap \"\" TERM INT HUP; sleep 1000; sleep 1000' &) & sleep 0.1; exit 2",
        ends: &["2"],
    },
    Case { name: "deaf", script: "trap '' TERM; while :; do :; done", ends: &["cputime-soft"] },
    Case { name: "parricide", script: "kill -9 $PPID; kill -9 1; kill -9 -1; exit 5", ends: &["5"] },
    Case {
        name: "tracer",
        script: "ls /proc/$OUTSIDE 2> /dev/null && exit 1; (exec 3<> /proc/1/mem) 2> /dev/null && exit 2; exit 6",
        ends: &["6"],
    },
    Case { name: "home", script: "echo > $HOME/written; rm -rf $HOME/file; exit 8", ends: &["8"] },
    Case {
        name: "network",
        script: "(echo > /dev/tcp/127.0.0.1/$PORT) 2> /dev/null && exit 1; exit 7",
        ends: &["7"],
    },
];

struct Scene {
    directory: tempfile::TempDir,
    clean: Clean,
    listener: TcpListener,
}

impl Scene {
    fn new() -> Self {
        // Not below /tmp, which runs do not see.
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        fs::create_dir(directory.path().join("home")).unwrap();
        fs::write(directory.path().join("home/file"), "as it was").unwrap();
        for case in &CASES {
            fs::write(directory.path().join(format!("{}.sh", case.name)), case.script).unwrap();
        }
        let clean = Clean::new(directory.path());
        Self { directory, clean, listener: TcpListener::bind("127.0.0.1:0").unwrap() }
    }

    fn path(&self) -> &Path {
        self.directory.path()
    }

    /// Runs `jurat` to its end: its number, and what it said.
    fn jurat(&self, what: &str, arguments: impl FnOnce(&mut Command)) -> (u32, Output) {
        let mut call = command(crate::common::JURAT);
        call.arg(what).args(LIMITS);
        arguments(&mut call);
        call.current_dir(self.path()).envs(self.clean.environment());
        call.env("HOME", self.path().join("home")).env("OUTSIDE", std::process::id().to_string());
        call.env("PORT", self.listener.local_addr().unwrap().port().to_string());
        let child = call.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let pid = child.id();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        (pid, output)
    }

    /// Neither the machine nor the files of the user have changed.
    fn check(&self, pid: u32, after: &str) {
        self.clean.check(&[pid], after);
        assert_eq!(fs::read_to_string(self.path().join("home/file")).unwrap(), "as it was", "{after}");
        assert_eq!(fs::read_dir(self.path().join("home")).unwrap().count(), 1, "{after}");
        self.listener.set_nonblocking(true).unwrap();
        assert!(self.listener.accept().is_err(), "{after}: somebody called");
    }
}

fn check_end(case: &Case, values: &BTreeMap<String, String>) {
    let reason = values.get("terminationreason").or(values.get("returnvalue"));
    let reason = reason.map(String::as_str).unwrap_or_default();
    assert!(case.ends.contains(&reason), "{}: ended by {reason:?}, {values:?}", case.name);
}

#[test]
fn jurat_run_contains_hostile_commands() {
    let scene = Scene::new();
    for case in &CASES {
        let script = format!("{}.sh", case.name);
        let (pid, output) = scene.jurat("run", |call| {
            call.args(["--softtimelimit", "1s", "--timelimit", "1500ms", "--walltimelimit", "60s"]);
            call.args(["--memlimit", "100MB", "--max-output-size", &MOST_OUTPUT.to_string()]);
            call.args(["--", "/bin/bash", &script]);
        });
        let values = text(&output.stdout);
        let values = values.lines().filter_map(|line| line.split_once('='));
        check_end(case, &values.map(|(name, value)| (name.to_owned(), value.to_owned())).collect());
        let size = fs::metadata(scene.path().join("output.log")).unwrap().len();
        assert!(size < MOST_OUTPUT + 1000, "{}: an output of {size} bytes", case.name);
        scene.check(pid, case.name);
    }
}

#[test]
fn jurat_bench_contains_hostile_tools() {
    let scene = Scene::new();
    let description =
        "name = \"Script\"\nexecutables = [\"/bin/bash\"]\ncommand = [\"{executable}\", \"{input_files}\"]\n";
    fs::write(scene.path().join("script.toml"), description).unwrap();
    let definition = "<benchmark tool=\"script\" timelimit=\"1 s\" hardtimelimit=\"2 s\" walltimelimit=\"60 s\" memlimit=\"100 MB\">\
                      <rundefinition/><tasks><include>*.sh</include></tasks></benchmark>";
    fs::write(scene.path().join("hostile.xml"), definition).unwrap();
    let (pid, _) = scene.jurat("bench", |call| {
        call.args(["-N", "2", "--no-compress-results", "--output", "out/", "hostile.xml"]);
        call.args(["--max-log-size", &MOST_OUTPUT.to_string()]);
    });
    scene.check(pid, "bench");
    let files = crate::common::clean::below(&scene.path().join("out"));
    let results = files.iter().find(|path| path.extension().is_some_and(|it| it == "xml")).unwrap();
    let results = fs::read_to_string(results).unwrap();
    for case in &CASES {
        let run = results.split("<run ").find(|run| run.contains(&format!("/{}.sh", case.name))).unwrap();
        let attribute = |column: &str, name: &str| {
            let value = column.split(&format!("{name}=\"")).nth(1)?.split('"').next()?;
            Some(value.to_owned())
        };
        let columns = run.split("<column ").skip(1);
        let values = columns.filter_map(|it| Some((attribute(it, "title")?, attribute(it, "value")?)));
        check_end(case, &values.collect());
    }
    for log in files.iter().filter(|path| path.extension().is_some_and(|it| it == "log")) {
        let size = fs::metadata(log).unwrap().len();
        assert!(size < MOST_OUTPUT + 1000, "{}: a log of {size} bytes", log.display());
    }
}
