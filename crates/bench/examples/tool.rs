//! Answers questions about tools, one for each line of JSON on standard input: `tools/compare-benchexec-tools` asks them.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use std::io::{self, BufRead};
use std::path::PathBuf;
use std::time::Duration;

use jurat_bench::model::{BenchmarkRun, PropertyFile, RunExit, RunLimits, RunTermination, TaskOptions};
use jurat_bench::tool::{Places, Tool, ToolAnswer, ToolError};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    tool: String,
    tool_directory: Option<PathBuf>,
    ask: Ask,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum Ask {
    Facts {},
    CommandLine {
        options: Vec<String>,
        input_files: Vec<PathBuf>,
        identifier: PathBuf,
        property_file: Option<PathBuf>,
        task_options: Option<TaskOptions>,
        time: Option<u64>,
        memory: Option<u64>,
    },
    Status {
        command_line: Vec<String>,
        exit: RunExit,
        termination: Option<RunTermination>,
        output: Vec<u8>,
    },
    Values {
        output: Vec<u8>,
        patterns: Vec<String>,
    },
}

fn main() -> io::Result<()> {
    // The last one that was found: whoever asks, asks much about one tool after the other.
    let mut last: Option<((String, Option<PathBuf>), Tool)> = None;
    for line in io::stdin().lock().lines() {
        let Question { tool, tool_directory, ask } = serde_json::from_str(&line?)?;
        let key = (tool, tool_directory);
        let found = match last.take() {
            Some((last_key, tool)) if last_key == key => Ok(tool),
            _ => Tool::find(&key.0, &Places { definition: None, tool_directory: key.1.as_deref() }),
        };
        let answer = match &found {
            Ok(tool) => answer(tool, ask).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let warnings = found.as_ref().map(Tool::warnings).unwrap_or_default();
        match answer {
            Ok(answer) => println!("{}", json!({ "answer": answer, "warnings": warnings })),
            Err(error) => println!("{}", json!({ "error": error, "warnings": warnings })),
        }
        last = found.ok().map(|tool| (key, tool));
    }
    Ok(())
}

fn answer(tool: &Tool, ask: Ask) -> Result<Value, ToolError> {
    Ok(match ask {
        Ask::Facts {} => json!({
            "name": tool.name(),
            "version": tool.version(),
            "module": tool.module(),
            "url": tool.url(),
            "executable": tool.executable(),
            "program_files": tool.program_files(),
            "working_directory": tool.working_directory(),
            "environment": format!("{:?}", tool.environment()),
        }),
        Ask::CommandLine { options, input_files, identifier, property_file, task_options, time, memory } => {
            let property = property_file.map(|path| PropertyFile {
                name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
                path,
                is_svcomp: true,
            });
            let run = BenchmarkRun {
                identifier,
                input_files,
                required_files: Vec::new(),
                options,
                own_options: Vec::new(),
                task_options,
                property,
                expected: None,
            };
            let time = time.map(Duration::from_secs);
            let limits = RunLimits { time, hard_time: time, memory, ..RunLimits::default() };
            tool.command_line(&run, &limits)?.into()
        }
        Ask::Status { command_line, exit, termination, output } => {
            let answer = ToolAnswer { command_line: &command_line, exit, termination, output: &output };
            tool.status(&answer)?.to_string().into()
        }
        Ask::Values { output, patterns } => {
            let patterns: Vec<&str> = patterns.iter().map(String::as_str).collect();
            tool.values(&output, &patterns)?.into()
        }
    })
}
