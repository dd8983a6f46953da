//! What the processes of a sandbox use, by looking at each of them.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use nix::unistd::{Pid, SysconfVar, sysconf};

use crate::kernel;

/// The processes of a sandbox: its own `/proc`, as we reach it.
pub(crate) struct Processes {
    proc: PathBuf,
    ticks_per_second: u32,
}

/// What they use at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sample {
    /// Also of processes that are dead and were waited for.
    pub(crate) cpu_time: Duration,
    /// Bytes that are not backed by a file, which others could use as well.
    pub(crate) memory: u64,
    /// Processes and threads.
    pub(crate) n_tasks: u64,
}

impl Processes {
    /// Of the sandbox whose first process this is.
    pub(crate) fn new(first: Pid) -> Processes {
        let ticks = sysconf(SysconfVar::CLK_TCK).ok().flatten();
        Processes {
            proc: PathBuf::from(format!("/proc/{first}/root/proc")),
            ticks_per_second: ticks.and_then(|ticks| ticks.try_into().ok()).unwrap_or(100),
        }
    }

    /// Looks at all of them; absent when they are gone. If there are more than `most`, only their number is of
    /// interest: to look at each would give a fork bomb time.
    pub(crate) fn sample(&self, most: Option<u32>) -> Option<Sample> {
        let pids = self.pids()?;
        if most.is_some_and(|most| pids.len() > most as usize + 1) {
            return Some(Sample { n_tasks: pids.len() as u64, ..Sample::default() });
        }
        let mut sample = Sample::default();
        for pid in pids {
            // One that is gone meanwhile is not seen; whoever waits for it has its CPU time.
            let _ = self.add(pid, &mut sample);
        }
        Some(sample)
    }

    fn pids(&self) -> Option<Vec<u32>> {
        let entries = fs::read_dir(&self.proc).ok()?.flatten();
        Some(entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect())
    }

    fn add(&self, pid: u32, sample: &mut Sample) -> Option<()> {
        let folder = self.proc.join(pid.to_string());
        let stat = kernel::read(folder.join("stat")).ok()?;
        let (ticks, n_threads) = parse_stat(&stat)?;
        sample.cpu_time += Duration::from_secs(ticks) / self.ticks_per_second;
        // The first one is ours, and its memory is a copy of ours.
        if pid != 1 {
            sample.n_tasks += n_threads;
            sample.memory += parse_memory(&kernel::read(folder.join("status")).ok()?);
        }
        Some(())
    }
}

/// The ticks of a process and of its children that were waited for, and its threads.
fn parse_stat(stat: &str) -> Option<(u64, u64)> {
    // The name before it may hold anything, also spaces and brackets.
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_ascii_whitespace().collect();
    let number = |idx: usize| fields.get(idx)?.parse::<u64>().ok();
    // Numbers 14 to 17 and 20 of proc(5); the first two stand before the bracket.
    let ticks = (11..15).map(number).sum::<Option<u64>>()?;
    Some((ticks, number(17)?))
}

/// Bytes of memory that are not backed by a file.
fn parse_memory(status: &str) -> u64 {
    let kilobytes = |name: &str| {
        status
            .lines()
            .find_map(|line| line.strip_prefix(name))
            .and_then(|value| value.trim().strip_suffix(" kB")?.parse::<u64>().ok())
            .unwrap_or(0)
    };
    (kilobytes("RssAnon:") + kilobytes("RssShmem:")).saturating_mul(1024)
}
