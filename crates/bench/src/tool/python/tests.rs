//! Modules that misbehave. A small package stands in for BenchExec, so that these tests need no more than Python;
//! `tools/compare-benchexec-tools` uses the real one.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use super::Python;
use crate::model::RunExit;
use crate::tool::answer::ToolAnswer;
use crate::tool::variables::Variables;

const PACKAGE: [(&str, &str); 4] = [
    ("__init__.py", ""),
    ("model.py", "def cmdline_for_run(tool, *rest):\n    return tool.cmdline(*rest)\n"),
    (
        "util.py",
        "class ProcessExitCode:\n    create = classmethod(lambda cls, value, signal: (value, signal))\n",
    ),
    (
        "tooladapter.py",
        "
class CURRENT_BASETOOL:
    ResourceLimits = dict
    Run = staticmethod(lambda *parts: parts)
    RunOutput = list

adapt_to_current_version = lambda tool: tool
create_tool_locator = lambda config: config.tool_directory
",
    ),
];

const MODULE: &str = r#"
import logging, os, subprocess, sys, time

class UnsupportedFeatureException(Exception):
    pass

class Tool:
    name = lambda self: "Toy"
    executable = lambda self, locator: "toy"
    version = lambda self, executable: None
    project_url = lambda self: None
    program_files = lambda self, executable: ["toy", "lib"]
    environment = lambda self, executable: {"newEnv": {"A": "1"}}
    working_directory = lambda self, executable: "."

    def cmdline(self, executable, options, files, identifier, property_file, task_options, limits):
        raise UnsupportedFeatureException("no tasks at all")

    def determine_result(self, run):
        names = dict(globals(), run=run)
        exec(run[2][0], names)
        return names["answer"]

    def get_value_from_output(self, output, pattern):
        return len(output) if pattern == "lines" else None
"#;

fn toy(directory: &Path) -> Python {
    fs::create_dir(directory.join("benchexec")).unwrap();
    for (name, text) in PACKAGE {
        fs::write(directory.join("benchexec").join(name), text).unwrap();
    }
    fs::write(directory.join("toy_module.py"), MODULE).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let variables = Variables::of(&[("PATH", path.as_os_str()), ("PYTHONPATH", directory.as_os_str())]);
    Python::find("toy_module", None, variables).unwrap_or_else(|error| panic!("{error:?}"))
}

/// What the module says if it does this.
fn status(tool: &Python, statement: &str) -> String {
    let output = format!("{statement}\n");
    let answer = ToolAnswer {
        command_line: &[],
        exit: RunExit::Code(0),
        termination: None,
        output: output.as_bytes(),
    };
    tool.status(&answer).map_or_else(|error| error.to_string(), |status| status.to_string())
}

#[test]
fn a_module_answers_whatever_else_it_does() {
    let directory = tempfile::tempdir().unwrap();
    let tool = toy(directory.path());
    assert_eq!((tool.facts().name.as_str(), tool.facts().version.as_str()), ("Toy", ""));
    assert_eq!(tool.facts().environment.set["A"], "1");
    let file = directory.path().join("toy_module.py");
    let failed = "module toy_module: failed when reading the output";
    let cases = [
        ("answer = 'true'", "true".to_owned()),
        ("answer = repr(sys.stdin.read())", "''".to_owned()),
        (
            "answer = ''.join(run[2]).encode()",
            format!("{failed}: determine_result returned b\"answer = ''.join(run[2]).encode()\\n\""),
        ),
        ("answer = None", format!("{failed}: determine_result returned None")),
        ("raise ValueError('odd')", format!("{failed}: ValueError: odd (toy_module.py:21)")),
        ("sys.exit('enough')", format!("{failed}: enough")),
        ("os._exit(3)", format!("{failed}: its process ended with code 3")),
        ("os.kill(os.getpid(), 11)", format!("{failed}: its process ended by signal 11")),
        (
            "sys.stderr.write('gone wrong\\n'); os._exit(4)",
            format!("{failed}: its process ended with code 4: gone wrong"),
        ),
        ("answer = 'x' * (17 << 20)", format!("{failed}: its answer is longer than 16 MiB")),
        (
            &format!("open({:?}, 'w')", file.display().to_string()),
            format!(
                "{failed}: OSError: [Errno 30] Read-only file system: '{}' (toy_module.py:21)",
                file.display()
            ),
        ),
        ("print('x'); sys.stdout.flush(); os.system('echo y'); answer = 'printed'", "printed".to_owned()),
        ("answer = str(os.listdir('/proc/self/fd').__len__() < 10)", "True".to_owned()),
    ];
    for (statement, expected) in cases {
        assert_eq!(status(&tool, statement), expected, "{statement}");
    }
    assert_eq!(fs::read_to_string(file).unwrap(), MODULE);
}

#[test]
fn a_module_that_hangs_is_ended_and_started_again() {
    let directory = tempfile::tempdir().unwrap();
    let mut tool = toy(directory.path());
    tool.bridge.get_mut().unwrap().set_patience(Duration::from_millis(1500));
    let started = Instant::now();
    assert_eq!(
        status(&tool, "time.sleep(100)"),
        "module toy_module: failed when reading the output: no answer within 1.5 s"
    );
    assert!(started.elapsed() < Duration::from_mins(1));
    // To start again may take longer on a busy machine.
    tool.bridge.get_mut().unwrap().set_patience(Duration::from_mins(1));
    assert_eq!(status(&tool, "answer = 'again'"), "again");
}

#[test]
fn bytes_and_warnings_arrive() {
    let directory = tempfile::tempdir().unwrap();
    let tool = toy(directory.path());
    let output = b"a\r\n\xff\nb\rc".repeat(1_000_000);
    let values = tool.values(&output, &["lines", "none"]).unwrap();
    // Each `c` is on a line with the next `a`.
    assert_eq!(values, [Some("3000001".to_owned()), None]);
    assert_eq!(status(&tool, "logging.warning('%s is odd', 7); logging.info('no'); answer = 'w'"), "w");
    assert_eq!(tool.warnings(), ["7 is odd"]);
    assert_eq!(tool.warnings(), [""; 0]);
}
