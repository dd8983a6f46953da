//! Bounds the number of processes where no control group counts them.
//!
//! A fork bomb is quicker than anybody who looks at processes from time to time: the kernel must refuse. What is bounded
//! here is then still looked at, because only one of the two bounds is as exact as the limit.

use std::ffi::CStr;
use std::sync::LazyLock;

use nix::sys::utsname::uname;
use nix::unistd::{AccessFlags, access, geteuid};

use super::plan::needs_user_namespace;
use super::step::Step;
use crate::command::CommandLimits;

/// What bounds the number of processes of a sandbox.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// The limit of the user, where it is counted for each user namespace by itself. It does not hold for root.
    User,
    /// The largest number of a process, where each pid namespace has its own. Elsewhere it is that of the whole
    /// machine, and must not be touched.
    LargestNumber,
}

const LARGEST_NUMBER: &CStr = c"/proc/sys/kernel/pid_max";

const USER_SINCE: (u32, u32) = (5, 14);
const LARGEST_NUMBER_SINCE: (u32, u32) = (6, 14);

/// Whether the kernel refuses processes without a control group.
pub(crate) fn is_bounded() -> bool {
    bound().is_some()
}

/// What the first process of a sandbox does about it.
pub(super) fn setup(limits: &CommandLimits) -> Option<Step> {
    // The kernel does not use these again when it has come to the end of the numbers.
    const N_RESERVED: u64 = 300;
    let limit = u64::from(limits.processes?);
    (bound()? == Bound::LargestNumber).then(|| Step::Write {
        path: LARGEST_NUMBER.to_owned(),
        bytes: (N_RESERVED + limit + 2).min(1 << 22).to_string().into_bytes(),
    })
}

/// What a command does about it.
pub(super) fn entry(limits: &CommandLimits) -> Option<Step> {
    let limit = u64::from(limits.processes?);
    // Our first process counts as well.
    (bound()? == Bound::User).then_some(Step::MostProcesses(limit + 1))
}

/// That stays as it is.
fn bound() -> Option<Bound> {
    static BOUND: LazyLock<Option<Bound>> = LazyLock::new(find_bound);
    *BOUND
}

fn find_bound() -> Option<Bound> {
    let release = release()?;
    if needs_user_namespace() && !geteuid().is_root() && release >= USER_SINCE {
        Some(Bound::User)
    } else {
        (release >= LARGEST_NUMBER_SINCE && may_write(LARGEST_NUMBER)).then_some(Bound::LargestNumber)
    }
}

/// Not so in a sandbox of ours.
fn may_write(path: &CStr) -> bool {
    access(path, AccessFlags::W_OK).is_ok()
}

fn release() -> Option<(u32, u32)> {
    parse_release(uname().ok()?.release().to_str()?)
}

fn parse_release(text: &str) -> Option<(u32, u32)> {
    let (major, rest) = text.split_once('.')?;
    let minor = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::parse_release;

    #[test]
    fn releases_are_compared_as_numbers() {
        assert_eq!(parse_release("6.1.0-44-amd64"), Some((6, 1)));
        assert_eq!(parse_release("6.14-rc1"), Some((6, 14)));
        assert!(parse_release("6.9.1") < parse_release("6.14.0"));
        assert_eq!(parse_release("nonsense"), None);
    }
}
