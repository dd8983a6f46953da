//! Output becomes a status, and values for columns.

use super::{LEAST, toy};
use crate::model::{RunExit, RunStatus, RunTermination};
use crate::tool::answer::ToolAnswer;

const RULES: &str = r#"
[[status]]
when = { exit = [0, 10], last_line = '^(TRUE|FALSE)(\(.*\))?$' }
unless = { argument = "--quiet" }
is = "{1}{2}!"

[[status]]
when = { line = ["^version 3", "result: (yes|no)"] }
is = { yes = "true", no = "false" }

[[status]]
when = { signal = 6, line = "assertion (.*) failed" }
is = "ASSERTION ({1})"

[[status]]
when = { timeout = true, empty = true }
is = "SLOW"

[[status]]
when = { empty = true }
is = "{{silent}}"
"#;

#[test]
fn the_first_rule_that_fits_gives_the_status() {
    let tool = toy(&format!("{LEAST}{RULES}"));
    let (ok, abort) = (RunExit::Code(0), RunExit::Signal(6));
    let cases = [
        (ok, None, "", "TRUE\n", "TRUE!"),
        (RunExit::Code(10), None, "", "TRUE\n  FALSE(x)\t\r\n", "FALSE(x)!"),
        (RunExit::Code(1), None, "", "TRUE\n", "ERROR"),
        (abort, None, "", "TRUE\n", "ERROR"),
        (ok, None, "--quiet", "TRUE\n", "ERROR"),
        // The last line is the last one, also if it is blank.
        (ok, None, "", "TRUE\n\n", "ERROR"),
        (ok, None, "", "result: yes\nresult: no\nversion 3.1\n", "true"),
        (ok, None, "", "result: yes\nversion 2\n", "ERROR"),
        (abort, None, "", "main.c:3: assertion x > 0 failed\n", "ASSERTION (x > 0)"),
        (ok, None, "", "assertion x failed\n", "ERROR"),
        (RunExit::Signal(9), Some(RunTermination::WallTime), "", "", "SLOW"),
        (RunExit::Signal(9), Some(RunTermination::Memory), "", "", "{silent}"),
    ];
    for (exit, termination, argument, output, expected) in cases {
        let command_line = ["./toy".to_owned(), argument.to_owned()];
        let answer = ToolAnswer { command_line: &command_line, exit, termination, output: output.as_bytes() };
        assert_eq!(tool.status(&answer).words(), expected, "{answer:?} {output}");
    }
    let answer = ToolAnswer { command_line: &[], exit: ok, termination: None, output: b"TRUE" };
    assert_eq!(toy(LEAST).status(&answer), RunStatus::Done);
}

#[test]
fn columns_are_found_in_the_output() {
    let output = b"time: 3 s\nsteps = 17, depth 4\ndepth = 9\nTime used: 5:30 \n";
    let columns = ["steps", "steps = ([0-9]+), depth ([0-9])", "depth", "(?:", "no (group)", "time"];
    let listed = format!("{LEAST}[columns]\nsteps = 'steps = ([0-9]+)'\ndepth = 'depth [0-9]'\n");
    let cases = [
        (listed, [Some("17"), Some("17"), Some("depth 4"), None, None, None]),
        (
            format!("{LEAST}other_columns = '(?i)^{{column}}[^:]*: (.*)'\n"),
            [None, None, None, None, None, Some("3 s")],
        ),
    ];
    for (text, expected) in cases {
        let values = toy(&text).values(output, &columns);
        assert_eq!(values.iter().map(Option::as_deref).collect::<Vec<_>>(), expected);
    }
}
