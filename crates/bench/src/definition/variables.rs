//! `${…}` in options and patterns.

use std::path::Path;

use jurat_text::file::FileText;

use super::Selection;
use super::syntax::Placed;
use crate::paths::{absolute, directory, shown_directory};
use crate::problem::{Report, quoted};
use crate::task;

/// The variables that everybody may use, for messages.
const KNOWN: &str = "benchmark_name, benchmark_date, benchmark_path, benchmark_path_abs, benchmark_file, logfile_path, \
                     logfile_path_abs, rundefinition_name, taskdef_name, taskdef_path, taskdef_path_abs, inputfile_name, \
                     inputfile_path, inputfile_path_abs, and the environment";

/// What the variables stand for.
#[derive(Clone, Copy)]
pub(super) struct Variables<'a> {
    pub(super) selection: &'a Selection,
    pub(super) source: &'a FileText,
    pub(super) benchmark_name: &'a str,
    pub(super) run_definition: &'a str,
    /// The task definition or the input file.
    pub(super) task: Option<&'a Path>,
}

impl Variables<'_> {
    /// The text with variables replaced, and the names of those that are not known.
    pub(super) fn replace(&self, text: &str) -> (String, Vec<String>) {
        let mut replaced = String::with_capacity(text.len());
        let mut unknown = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find("${") {
            replaced.push_str(&rest[..at]);
            rest = &rest[at..];
            let Some(end) = rest.find('}') else { break };
            // Of `${a${b}` only the latter is a variable.
            let start = rest[..end].rfind("${").unwrap_or(0);
            replaced.push_str(&rest[..start]);
            let name = &rest[start + 2..end];
            if let Some(value) = self.value(name) {
                replaced.push_str(&value);
            } else {
                replaced.push_str(&rest[start..=end]);
                unknown.push(name.to_owned());
            }
            rest = &rest[end + 1..];
        }
        replaced.push_str(rest);
        (replaced, unknown)
    }

    /// The same, with warnings of what is not known, unless the environment has it: that is filled in later.
    pub(super) fn replace_all(&self, text: &Placed, source: &FileText, report: &mut Report) -> String {
        let (replaced, unknown) = self.replace(&text.text);
        for name in unknown.iter().filter(|name| std::env::var_os(name).is_none()) {
            let problem = source
                .problem(text.at, format!("variable `${{{name}}}` in {} has no value", quoted(&text.text)));
            report.warn(match self.why_not(name) {
                Some(reason) => problem.help(reason),
                None => problem.help(format!("known are {KNOWN}")),
            });
        }
        replaced
    }

    fn why_not(&self, name: &str) -> Option<&'static str> {
        let is_of_definition = name.starts_with("taskdef_");
        if !is_of_definition && !name.starts_with("inputfile_") {
            return None;
        }
        Some(match self.task {
            None => "here nothing is known about a task",
            Some(_) if is_of_definition => "the task is a plain file; use `inputfile_` instead of `taskdef_`",
            Some(_) => "the task has a task definition; use `taskdef_` instead of `inputfile_`",
        })
    }

    fn value(&self, name: &str) -> Option<String> {
        let file = &self.source.file;
        let file_name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let shown = |path: &Path| path.to_string_lossy().into_owned();
        Some(match name {
            "benchmark_name" => self.benchmark_name.to_owned(),
            "benchmark_date" => self.selection.date.clone(),
            "benchmark_path" => shown_directory(file),
            "benchmark_path_abs" => shown(&absolute(directory(file))),
            "benchmark_file" => file_name(file),
            "benchmark_file_abs" => shown(&absolute(file)),
            "logfile_path" => shown(&self.selection.log_directory),
            "logfile_path_abs" => shown(&absolute(&self.selection.log_directory)),
            "rundefinition_name" | "test_name" => self.run_definition.to_owned(),
            _ => {
                let task = self.task?;
                let prefix = if task::is_definition(task) { "taskdef_" } else { "inputfile_" };
                match name.strip_prefix(prefix)? {
                    "name" => file_name(task),
                    "path" => shown_directory(task),
                    "path_abs" => shown(directory(&absolute(task))),
                    _ => return None,
                }
            }
        })
    }
}
