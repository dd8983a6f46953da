//! How the memory of a task is shared out among this process and those that it starts, so that all together stay below the limit.
//!
//! The compiler process lives as long as this one and has a fixed share. A JVM or JBMC runs while nothing else happens, and gets
//! what the two leave over at that moment.

const MEGABYTE: u64 = 1_000_000;

/// Bytes below which there is nothing to share out: javac needs most of them.
pub const LEAST_MEMORY: u64 = 256 * MEGABYTE;

/// Bytes for the compiler process: a quarter, but not less than javac needs for an ordinary program.
pub fn compiler_memory(all: u64) -> u64 {
    (all / 4).clamp(190 * MEGABYTE, 1250 * MEGABYTE)
}

/// Bytes that this process may have in use.
pub fn own_memory(all: u64) -> u64 {
    all.saturating_sub(compiler_memory(all))
}

/// Bytes at which the work of this process has to end: less than what this process may have, because some things come in large pieces, such as
/// a table that is doubled, and the solver is asked only now and then.
pub fn engine_memory(own: u64) -> u64 {
    own - own / 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shares_are_the_whole() {
        for all in [LEAST_MEMORY, 512 * MEGABYTE, 15_000 * MEGABYTE] {
            assert_eq!(compiler_memory(all) + own_memory(all), all);
            assert!(engine_memory(own_memory(all)) < own_memory(all));
        }
        assert_eq!(own_memory(1), 0);
    }
}
