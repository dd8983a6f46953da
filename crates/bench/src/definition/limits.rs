//! The limits of the runs.

use std::fmt::Display;
use std::time::Duration;

use jurat_text::quantity::{Notation, QuantityError, count};
use roxmltree::Node;

use super::xml::Elements;
use super::{LimitOverrides, Override};
use crate::model::RunLimits;
use crate::problem::quoted;

/// A run that waits has this much more wall time than CPU time.
const WALL_TIME_EXTRA: Duration = Duration::from_secs(30);

/// Takes the limits from the root.
pub(super) fn read(elements: &mut Elements<'_>, root: Node<'_, '_>, overrides: &LimitOverrides) -> RunLimits {
    let time = limit(elements, root, "timelimit", overrides.time, parse_time);
    let hard_time = limit(elements, root, "hardtimelimit", overrides.time, parse_time);
    let wall_time = limit(elements, root, "walltimelimit", overrides.wall_time, parse_time);
    let hard_time = match (time, hard_time) {
        (Some(time), Some(hard_time)) if hard_time < time => {
            if let Some(given) = Elements::attribute(root, "hardtimelimit") {
                elements.warn(given.at, "`hardtimelimit` is less than `timelimit`; it is ignored");
            }
            Some(time)
        }
        (time, hard_time) => hard_time.or(time),
    };
    RunLimits {
        time: time.or(hard_time),
        hard_time,
        wall_time: wall_time.or_else(|| hard_time.and_then(|time| time.checked_add(WALL_TIME_EXTRA))),
        memory: limit(elements, root, "memlimit", overrides.memory, parse_memory),
        cores: limit(elements, root, "cpuCores", overrides.cores, count),
    }
}

fn parse_time(text: &str) -> Result<Duration, QuantityError> {
    Notation::BenchExec.time(text)
}

/// In bytes, as BenchExec reads it.
pub(super) fn parse_memory(text: &str) -> Result<u64, QuantityError> {
    Notation::BenchExec.memory(text)
}

/// The limit from the command line, else from an attribute. Only one that counts is looked at.
fn limit<T: Copy>(
    elements: &mut Elements<'_>,
    root: Node<'_, '_>,
    name: &str,
    overridden: Option<Override<T>>,
    parse: impl FnOnce(&str) -> Result<T, QuantityError>,
) -> Option<T> {
    match overridden {
        Some(Override::Off) => None,
        Some(Override::To(limit)) => Some(limit),
        None => amount(elements, root, name, parse),
    }
}

/// The amount in an attribute.
pub(super) fn amount<T, E: Display>(
    elements: &mut Elements<'_>,
    node: Node<'_, '_>,
    name: &str,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Option<T> {
    let given = Elements::attribute(node, name)?;
    match parse(&given.text) {
        Ok(amount) => Some(amount),
        Err(reason) => {
            elements.error(given.at, format!("{} is no value of `{name}`: {reason}", quoted(&given.text)));
            None
        }
    }
}
