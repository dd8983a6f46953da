//! What the kernel says about this process.

use std::fs::File;
use std::io::Read as _;
use std::sync::OnceLock;

use nix::unistd::{SysconfVar, sysconf};

/// Bytes of memory that this process has in use; 0 where the kernel does not tell.
pub fn resident() -> u64 {
    // Some numbers of pages; the second one is the resident set.
    let mut text = [0; 128];
    let length = File::open("/proc/self/statm").and_then(|mut file| file.read(&mut text)).unwrap_or(0);
    let text = std::str::from_utf8(&text[..length]).unwrap_or_default();
    let n_pages = text.split(' ').nth(1).and_then(|number| number.parse::<u64>().ok());
    n_pages.unwrap_or(0) * page_size()
}

fn page_size() -> u64 {
    static SIZE: OnceLock<u64> = OnceLock::new();
    *SIZE.get_or_init(|| {
        let size = sysconf(SysconfVar::PAGE_SIZE).ok().flatten();
        size.and_then(|size| u64::try_from(size).ok()).unwrap_or(4096)
    })
}
