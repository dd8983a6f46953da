//! How much a command may write to its private directories and overlays.

use std::sync::LazyLock;

use crate::command::{Accounting, CommandLimits};
use crate::kernel;

/// How much may be written, all directories together.
#[derive(Clone, Copy)]
pub(crate) struct FileLimits {
    pub(crate) count: Option<u64>,
    pub(crate) size: Option<u64>,
}

impl FileLimits {
    /// The limits of a command; without any on memory, files must still not fill the machine.
    pub(crate) fn of(limits: &CommandLimits) -> FileLimits {
        let is_unbounded = limits.memory.is_none() && limits.accounting == Accounting::Exact;
        let size = limits.files_size.or(is_unbounded.then(|| *QUARTER_OF_MEMORY));
        FileLimits { count: limits.files_count, size }
    }
}

static QUARTER_OF_MEMORY: LazyLock<u64> = LazyLock::new(|| {
    let text = kernel::read("/proc/meminfo").unwrap_or_default();
    let total = text.lines().find_map(|line| line.strip_prefix("MemTotal:")?.trim().strip_suffix(" kB"));
    total.and_then(|total| total.parse::<u64>().ok()).map_or(u64::MAX, |kilobytes| kilobytes * 1024 / 4)
});
