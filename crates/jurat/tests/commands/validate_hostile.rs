//! Hostile surroundings: odd places, large inputs, missing tools, signals. Each gives a clear verdict or reason, and nothing
//! on the machine is changed. Hostile programs and witnesses are data: `corpus/validate/hostile`.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::corpus;
use crate::common::walk::{listing, validate};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tempfile::TempDir;

/// Nothing that is waited for takes longer, on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(1);

const PROGRAM: &str = "\
public class Main {
    public static void main(String[] args) {
        int x = 1;
        x = x + 2;
        assert x == 3;
    }
}
";

const ENDLESS: &str = "\
public class Main {
    public static void main(String[] args) {
        int x = 1;
        while (x != 0) {
            x = 3 - x;
        }
    }
}
";

/// A witness with one claim: before the fourth line, `x` is 1.
const WITNESS: &str = "\
- entry_type: invariant_set
  metadata:
    format_version: \"2.0\"
    task: {input_files: [Main.java], language: Java}
  content:
    - invariant:
        type: location_invariant
        location: {file_name: Main.java, line: 4}
        value: \"x == 1\"
        format: java_expression
";

/// A directory with a program, its witness, and a directory for temporary files that must be empty in the end.
struct Scene {
    directory: TempDir,
}

impl Scene {
    fn new(program: &str) -> Self {
        let scene = Self { directory: tempfile::tempdir().unwrap() };
        fs::create_dir(scene.path("program")).unwrap();
        fs::create_dir(scene.path("tmp")).unwrap();
        fs::write(scene.path("program/Main.java"), program).unwrap();
        fs::write(scene.path("witness.yml"), WITNESS).unwrap();
        scene
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn command(&self) -> std::process::Command {
        let mut command = validate();
        command.env("TMPDIR", self.path("tmp")).current_dir(self.directory.path());
        command.args(["--witness", "witness.yml"]);
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.command().args(arguments).output().unwrap()
    }

    /// Whoever runs the tests may ignore signals, as shells do for what runs in the background.
    fn start(&self, arguments: &[&str]) -> Child {
        let jurat = self.command();
        let mut command = std::process::Command::new("env");
        command.arg("--default-signal=INT,TERM").arg(jurat.get_program()).args(jurat.get_args());
        for (name, value) in jurat.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        jurat.get_current_dir().map(|directory| command.current_dir(directory));
        command
            .stdin(Stdio::null())
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// The process of the JVM that runs the program. A sandbox has processes around it, which are older.
    fn running_program(&self) -> Option<Pid> {
        let tmp = self.path("tmp").display().to_string();
        let is_it = |command: &str| command.contains(".Launch") && command.contains(&tmp);
        let pids =
            fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        let found = pids.filter(|pid: &i32| {
            let command = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            is_it(&String::from_utf8_lossy(&command))
        });
        found.max().map(Pid::from_raw)
    }

    fn wait_for_program(&self) -> Pid {
        wait_for(|| self.running_program())
    }

    fn assert_nothing_is_left(&self) {
        assert_eq!(listing(&self.path("tmp")), []);
        assert_eq!(fs::read_dir(self.path("tmp")).unwrap().count(), 0);
        wait_for(|| self.running_program().is_none().then_some(()));
    }
}

fn wait_for<T>(mut get: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = get() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "waited in vain");
        thread::sleep(Duration::from_millis(20));
    }
}

#[track_caller]
fn assert_says(output: &Output, exit: i32, parts: &[&str]) {
    let said = crate::common::text(&output.stdout) + &crate::common::text(&output.stderr);
    assert_eq!(output.status.code(), Some(exit), "{said}");
    for part in parts {
        assert!(said.contains(part), "{part:?} is not in {said}");
    }
}

const TRUE: &str = "Witness validation: True";
const UNKNOWN: &str = "Witness validation: Unknown";

#[test]
fn nothing_is_left_behind_and_inputs_stay_as_they_are() {
    let scene = Scene::new(PROGRAM);
    let before = (listing(&scene.path("program")), fs::read(scene.path("witness.yml")).unwrap());
    assert_says(&scene.run(&["program"]), 0, &["1 checked", TRUE]);
    assert_says(&scene.run(&["--engine", "jbmc", "program"]), 0, &["1 checked", TRUE]);
    assert_eq!((listing(&scene.path("program")), fs::read(scene.path("witness.yml")).unwrap()), before);
    scene.assert_nothing_is_left();
}

#[test]
fn programs_may_lie_anywhere() {
    let scene = Scene::new(PROGRAM);
    let spaces = scene.path("with spaces, 'quotes' and $HOME");
    fs::create_dir(&spaces).unwrap();
    fs::copy(scene.path("program/Main.java"), spaces.join("Main.java")).unwrap();
    symlink(&spaces, scene.path("linked")).unwrap();
    symlink(spaces.join("Main.java"), scene.path("program/Linked.java")).unwrap();
    fs::remove_file(scene.path("program/Main.java")).unwrap();
    fs::rename(scene.path("program/Linked.java"), scene.path("program/Main.java")).unwrap();
    let spaces = spaces.display().to_string();
    for program in [spaces.as_str(), "linked", "linked/Main.java", "program", "./program/../program"] {
        assert_says(&scene.run(&[program]), 0, &["1 checked", TRUE]);
    }
    fs::set_permissions(scene.path("program"), fs::Permissions::from_mode(0o555)).unwrap();
    let inside = scene
        .command()
        .current_dir(scene.path("program"))
        .args(["--witness", "../witness.yml", "."])
        .output();
    assert_says(&inside.unwrap(), 2, &["--witness"]);
    let mut inside = validate();
    inside.current_dir(scene.path("program")).args(["--witness", "../witness.yml", "."]);
    assert_says(&inside.output().unwrap(), 0, &["1 checked", TRUE]);
    fs::set_permissions(scene.path("program"), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn runs_at_the_same_time_do_not_disturb_each_other() {
    let scene = Scene::new(PROGRAM);
    let children: Vec<Child> = (0..4).map(|_| scene.start(&["program"])).collect();
    for child in children {
        assert_says(&child.wait_with_output().unwrap(), 0, &["1 checked", TRUE]);
    }
    scene.assert_nothing_is_left();
}

#[test]
fn a_cache_that_cannot_be_written_only_costs_time() {
    let scene = Scene::new(PROGRAM);
    let run = |home: &Path| {
        let mut command = scene.command();
        command.env_remove("XDG_CACHE_HOME").env("HOME", home).arg("program").output().unwrap()
    };
    assert_says(&run(Path::new("/nonexistent")), 0, &["1 checked", TRUE]);
    assert_says(&run(Path::new("/dev/null")), 0, &["1 checked", TRUE]);
    scene.assert_nothing_is_left();
}

#[test]
fn without_a_jdk_it_says_what_is_missing() {
    let scene = Scene::new(PROGRAM);
    let output = scene.command().env("PATH", "").env_remove("JAVA_HOME").arg("program").output().unwrap();
    assert_says(&output, 2, &["JDK", "JAVA_HOME"]);
}

#[test]
fn without_jbmc_it_says_what_to_install() {
    let scene = Scene::new(PROGRAM);
    let mut command = scene.command();
    let output =
        command.env("JBMC", "/nonexistent/jbmc").args(["--engine", "jbmc", "program"]).output().unwrap();
    assert_says(&output, 20, &["`/nonexistent/jbmc`", "JBMC=/path/to/jbmc", UNKNOWN]);
}

#[test]
fn what_is_not_there_is_an_error() {
    let scene = Scene::new(PROGRAM);
    assert_says(&scene.run(&["nowhere"]), 2, &["`nowhere`"]);
    let mut absent = validate();
    absent.current_dir(scene.directory.path()).args(["--witness", "nowhere.yml", "program"]);
    assert_says(&absent.output().unwrap(), 2, &["nowhere.yml"]);
    fs::write(scene.path("property.prp"), "CHECK( init(Main.main()), LTL(F end) )").unwrap();
    assert_says(&scene.run(&["--property", "property.prp", "program"]), 2, &["LTL(F end)", "LTL(G assert)"]);
}

#[test]
fn a_witness_of_another_program_is_refused() {
    let mut command = validate();
    command.current_dir(corpus().join("programs"));
    command.args(["--witness", "linked-list/jbmc.g.graphml", "right-triangle"]);
    assert_says(&command.output().unwrap(), 20, &["about another program", "--force", UNKNOWN]);
}

#[test]
fn an_endless_program_ends_at_the_limit() {
    let scene = Scene::new(ENDLESS);
    let start = Instant::now();
    let output = scene.run(&["--timeout", "3s", "program"]);
    assert_says(&output, 20, &["the time limit was reached while the program ran", UNKNOWN]);
    assert!(start.elapsed() < Duration::from_secs(3 + 10), "{:?}", start.elapsed());
    scene.assert_nothing_is_left();
}

#[test]
fn an_interrupt_leaves_nothing_behind() {
    for signal in [Signal::SIGINT, Signal::SIGTERM] {
        let scene = Scene::new(ENDLESS);
        let child = scene.start(&["program"]);
        scene.wait_for_program();
        kill(Pid::from_raw(child.id().cast_signed()), signal).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_ne!(output.status.code(), Some(0));
        assert!(!crate::common::text(&output.stdout).contains(TRUE));
        scene.assert_nothing_is_left();
    }
}

#[test]
fn a_jvm_that_is_killed_is_no_verdict() {
    let scene = Scene::new(ENDLESS);
    let child = scene.start(&["program"]);
    kill(scene.wait_for_program(), Signal::SIGKILL).unwrap();
    assert_says(&child.wait_with_output().unwrap(), 20, &["signal 9", UNKNOWN]);
    scene.assert_nothing_is_left();
}

#[test]
fn what_a_program_writes_is_gone() {
    let outside = tempfile::tempdir().unwrap();
    let home = tempfile::tempdir().unwrap();
    let paths = [
        outside.path().join("touched").display().to_string(),
        home.path().join("touched").display().to_string(),
        "touched".to_owned(),
        "/tmp/touched-by-a-program".to_owned(),
        "/touched-by-a-program".to_owned(),
    ];
    let writes: String = paths.iter().map(|path| format!("        touch(\"{path}\");\n")).collect();
    let scene = Scene::new(&format!(
        "public class Main {{
    public static void main(String[] args) {{
        int x = 1;
        x = x + 2;
{writes}        assert x != 3;
    }}

    static void touch(String path) {{
        try {{
            new java.io.FileOutputStream(path).write(1);
            new ProcessBuilder(\"touch\", path).start().waitFor();
        }} catch (Exception ignored) {{
        }}
    }}
}}
"
    ));
    let output = scene.command().env("HOME", home.path()).arg("program").output().unwrap();
    assert_says(
        &output,
        20,
        &["can tell that it is watched: it makes a `java.io.FileOutputStream`", UNKNOWN],
    );
    let found: Vec<&String> = paths.iter().filter(|path| scene.path("program").join(path).exists()).collect();
    assert!(found.is_empty(), "{found:?}");
    assert!(!scene.path("touched").exists());
    scene.assert_nothing_is_left();
}

/// 100 MB of nodes without claims, and one claim at the end.
#[test]
fn a_large_witness_is_validated() {
    let scene = Scene::new(PROGRAM);
    let mut witness = String::from(
        "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n<graph edgedefault=\"directed\">\n\
         <data key=\"witness-type\">correctness_witness</data>\n<data key=\"sourcecodelang\">Java</data>\n\
         <node id=\"n0\"><data key=\"entry\">true</data></node>\n",
    );
    let mut number = 0;
    while witness.len() < 100_000_000 {
        number += 1;
        let source = number - 1;
        witness += &format!(
            "<node id=\"n{number}\"/>\n<edge source=\"n{source}\" target=\"n{number}\">\
             <data key=\"originfile\">Main.java</data><data key=\"startline\">2</data></edge>\n"
        );
    }
    witness += &format!(
        "<node id=\"last\"><data key=\"invariant\">x == 1</data></node>\n<edge source=\"n{number}\" target=\"last\">\
         <data key=\"originfile\">Main.java</data><data key=\"startline\">3</data></edge>\n</graph>\n</graphml>\n"
    );
    fs::write(scene.path("witness.yml"), witness).unwrap();
    assert_says(&scene.run(&["program"]), 0, &["1: 1 checked", TRUE]);
}

#[test]
fn a_long_source_is_woven() {
    let lines: String =
        (0..3300).map(|i| format!("    static int f{i}() {{\n        return {i};\n    }}\n")).collect();
    let scene = Scene::new(
        &PROGRAM
            .replace("public class Main {\n", "public class Main {//\n")
            .replace("    }\n}\n", &format!("    }}\n{lines}}}\n")),
    );
    assert_says(&scene.run(&["program"]), 0, &["1 checked", TRUE]);
}

#[test]
fn constants_at_the_limit_of_class_files_compile() {
    let text = "x".repeat(65_534);
    let scene =
        Scene::new(&PROGRAM.replace("assert x == 3;", &format!("assert \"{text}\".length() == 65534;")));
    assert_says(&scene.run(&["program"]), 0, &["1 checked", TRUE]);
    let scene =
        Scene::new(&PROGRAM.replace("assert x == 3;", &format!("assert \"{text}x\".length() == 65535;")));
    assert_says(&scene.run(&["program"]), 20, &["does not compile", "Main.java:5:", UNKNOWN]);
}

#[test]
fn nested_expressions_have_an_end() {
    let nested = |depth: usize| {
        let sum = format!("{}x{}", "(".repeat(depth), ")".repeat(depth));
        Scene::new(&PROGRAM.replace("x == 3", &format!("{sum} == 3")))
    };
    assert_says(&nested(100).run(&["program"]), 0, &["1 checked", TRUE]);
    assert_says(&nested(100_000).run(&["program"]), 20, &["javac crashed", UNKNOWN]);
}

#[test]
fn a_pipe_is_no_source() {
    let directory = tempfile::tempdir().unwrap();
    let pipe = directory.path().join("Main.java");
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let witness = corpus().join("programs/right-triangle/jbmc.g.graphml");
    for program in [directory.path(), &pipe] {
        let output = crate::common::command(crate::common::JURAT)
            .arg("validate")
            .arg("--witness")
            .arg(&witness)
            .arg(program)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(
            crate::common::text(&output.stderr).contains("it is no file"),
            "{}",
            crate::common::text(&output.stderr)
        );
    }
}

#[test]
fn woven_sources_do_not_replace_the_program() {
    let directory = tempfile::tempdir().unwrap();
    let program = directory.path().join("Main.java");
    let original = corpus().join("programs/right-triangle");
    fs::copy(original.join("Main.java"), &program).unwrap();
    let output = crate::common::command(crate::common::JURAT)
        .args(["validate", "--engine", "jvm", "--witness"])
        .arg(original.join("jbmc.g.graphml"))
        .arg("--emit-woven")
        .arg(directory.path())
        .arg(&program)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        crate::common::text(&output.stderr).contains("would overwrite the source"),
        "{}",
        crate::common::text(&output.stderr)
    );
    assert_eq!(fs::read(&program).unwrap(), fs::read(original.join("Main.java")).unwrap());
}
