//! W518: a place in a file that is not part of the task.

use rustc_hash::FxHashSet;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::words::quoted;
use crate::model::{Entries, Location};

pub(crate) static RULE: Rule = Rule {
    code: "W518",
    name: "location-outside-input-files",
    severity: Severity::Warning,
    strict: false,
    what: "The `file_name` of a location is not that of an input file. Directories before the name do not matter; where an \
           input is a directory, nothing is said.",
    why: "Only input files are part of the task, have a hash, and are looked at by validators. A claim about another file, \
          such as one of the JDK, cannot be checked.",
    bad: "input_files: [Main.java]\n…\nlocation: {file_name: Mian.java, line: 5}",
    good: "input_files: [Main.java]\n…\nlocation: {file_name: Main.java, line: 5}",
    check: Check::Entries(check),
};

fn check(ctx: &mut Context<'_>, entries: &Entries) {
    let files = &profile::metadata(ctx).input_files;
    let names: FxHashSet<&str> = files.iter().map(|file| base_name(&file.value)).collect();
    let has_directory = names.iter().any(|name| !name.contains('.'));
    if names.is_empty() || has_directory {
        return;
    }
    for file in locations(entries).filter_map(|location| location.file.as_ref()) {
        if !names.contains(base_name(&file.value)) {
            ctx.report(
                file.span,
                format!("found a location in {}, expected one of `input_files`", quoted(&file.value)),
                "name the file as in `input_files`, or leave the claim out",
            );
        }
    }
}

fn locations(entries: &Entries) -> impl Iterator<Item = &Location> {
    let invariants = entries.invariants.iter().map(|invariant| &invariant.location);
    let waypoints = entries.segments.iter().flat_map(|segment| &segment.waypoints);
    invariants
        .chain(waypoints.map(|waypoint| &waypoint.location))
        .chain(entries.ghost_updates.iter().map(|update| &update.location))
}

/// The part after the last slash; empty for a directory that ends in one.
fn base_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
