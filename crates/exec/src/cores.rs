//! The cores and the NUMA nodes that a command may be given.

use std::fs;

use crate::command::CommandLimits;
use crate::error::CommandStartError;

/// Refuses cores and nodes that this process does not have itself.
pub(crate) fn check_numbers(limits: &CommandLimits) -> Result<(), CommandStartError> {
    if limits.cores.is_empty() && limits.memory_nodes.is_empty() {
        return Ok(());
    }
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    check("core", &limits.cores, &status, "Cpus_allowed_list:")?;
    check("node of memory", &limits.memory_nodes, &status, "Mems_allowed_list:")
}

fn check(what: &'static str, wanted: &[u32], status: &str, name: &str) -> Result<(), CommandStartError> {
    let Some(list) = status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim) else {
        return Ok(());
    };
    match wanted.iter().find(|number| !contains(list, **number)) {
        Some(number) => {
            Err(CommandStartError::NotThere { what, number: *number, available: list.to_owned() })
        }
        None => Ok(()),
    }
}

/// Whether a number is in a list such as `0-3,8`.
fn contains(list: &str, number: u32) -> bool {
    list.split(',').any(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let bounds = first.parse::<u32>().ok().zip(last.parse::<u32>().ok());
        bounds.is_some_and(|(first, last)| (first..=last).contains(&number))
    })
}

#[cfg(test)]
mod tests {
    use super::contains;

    #[test]
    fn lists_of_the_kernel_are_understood() {
        for (list, number, expected) in
            [("0-3,8", 3, true), ("0-3,8", 8, true), ("0-3,8", 5, false), ("", 0, false), ("7", 7, true)]
        {
            assert_eq!(contains(list, number), expected, "{number} in `{list}`");
        }
    }
}
