//! Arguments of benchexec to a [`Selection`]; a definition of the corpus has them in a comment, `<!-- arguments: … -->`.

use std::num::NonZeroU32;
use std::path::PathBuf;

use jurat_bench::definition::{Override, Selection};
use jurat_text::quantity::{Notation, count};

/// The selection of some arguments.
pub(crate) fn selection(arguments: &[String]) -> Selection {
    let mut selection = Selection {
        date: "2026-01-02_03-04-05".to_owned(),
        log_directory: PathBuf::from("results/logs"),
        ..Selection::default()
    };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { panic!("{} has no value", pair[0]) };
        let time = || Some(Override::parse(value, |text| Notation::BenchExec.time(text)).unwrap());
        match name.as_str() {
            "-r" => selection.run_definitions.push(value.clone()),
            "-t" => selection.tasks.push(value.clone()),
            "-n" => selection.name = Some(value.clone()),
            "-T" => selection.limits.time = time(),
            "-W" => selection.limits.wall_time = time(),
            "-M" => {
                let memory = Override::parse(value, |text| Notation::BenchExec.memory(text));
                selection.limits.memory = Some(memory.unwrap());
            }
            "-c" => {
                let cores: Override<NonZeroU32> = Override::parse(value, count).unwrap();
                selection.limits.cores = Some(cores);
            }
            _ => panic!("{name} is not known"),
        }
    }
    selection
}

/// The arguments in the comment of a definition.
pub(crate) fn arguments_of(definition: &str) -> Vec<String> {
    let comment = definition.split_once("<!-- arguments:").and_then(|(_, rest)| rest.split_once("-->"));
    comment.map_or("", |(arguments, _)| arguments).split_whitespace().map(str::to_owned).collect()
}
