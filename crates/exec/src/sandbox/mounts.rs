//! Makes mounts read-only, in the way that the kernel knows.

use std::ffi::{CString, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use nix::libc;
use nix::mount::MsFlags;
use nix::sys::statvfs::{FsFlags, statvfs};

use super::plan::c_path;
use super::step::Step;
use crate::error::CommandStartError;
use crate::kernel;
use crate::sys::{self, MountAttributes};

const MOUNT_ATTR_RDONLY: u64 = 1;
const MOUNT_ATTR_NOSUID: u64 = 2;
const MOUNT_ATTR_NODEV: u64 = 4;

/// What a command may do with what is shown to it again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
    /// A device, which is usable where devices are not.
    Device,
}

/// How mounts are made read-only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mounts {
    /// All at once, since Linux 5.12.
    AtOnce,
    /// One after another, as they are listed.
    OneByOne,
}

impl Mounts {
    /// The better way that this kernel knows.
    pub(crate) fn of_this_kernel() -> Mounts {
        static BETTER: LazyLock<Mounts> = LazyLock::new(|| {
            // To change nothing succeeds if the call is known.
            match sys::mount_setattr(c"/", false, MountAttributes::default()) {
                Ok(()) => Mounts::AtOnce,
                Err(_) => Mounts::OneByOne,
            }
        });
        *BETTER
    }

    /// All mounts become read-only, and no longer hear of new mounts outside.
    pub(super) fn seal(self) -> Vec<Step> {
        match self {
            Mounts::AtOnce => vec![Step::Attributes {
                target: c"/".to_owned(),
                recursive: true,
                attributes: MountAttributes {
                    set: MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV,
                    propagation: libc::MS_PRIVATE,
                    ..MountAttributes::default()
                },
            }],
            Mounts::OneByOne => {
                let mounts = kernel::read("/proc/self/mountinfo").unwrap_or_default();
                let remounts = mounts.lines().filter_map(mount_point).map(remount);
                std::iter::once(Step::Alone).chain(remounts).collect()
            }
        }
    }

    /// What is shown again is as read-only as everything was made; this gives back what is allowed.
    pub(super) fn permit(
        self,
        path: &Path,
        source: &Path,
        access: Access,
    ) -> Result<Step, CommandStartError> {
        let target = c_path(path)?;
        Ok(match self {
            Mounts::AtOnce => {
                let clear = match access {
                    Access::Read => 0,
                    Access::Write => MOUNT_ATTR_RDONLY,
                    Access::Device => MOUNT_ATTR_NODEV,
                };
                let attributes = MountAttributes { clear, ..MountAttributes::default() };
                Step::Attributes { target, recursive: false, attributes }
            }
            Mounts::OneByOne => {
                let sealed = sealed_flags(source);
                let flags = match access {
                    Access::Read => sealed,
                    Access::Write => sealed - MsFlags::MS_RDONLY,
                    Access::Device => sealed - MsFlags::MS_NODEV,
                };
                Step::Remount { target, flags, covered: false }
            }
        })
    }
}

/// Where something is mounted.
pub(super) struct Point {
    pub(super) path: PathBuf,
    /// Whether it is a file system for files, that can be written to as far as this process is concerned.
    pub(super) is_ordinary: bool,
}

/// Everything that is mounted.
pub(super) fn points() -> Vec<Point> {
    let mounts = kernel::read("/proc/self/mountinfo").unwrap_or_default();
    mounts.lines().filter_map(point).collect()
}

fn point(line: &str) -> Option<Point> {
    const ORDINARY: [&str; 7] = ["btrfs", "ext2", "ext3", "ext4", "overlay", "tmpfs", "xfs"];
    let path = mount_point(line)?;
    let path = PathBuf::from(OsStr::from_bytes(path.as_bytes()));
    let is_writable = line.split(' ').nth(5)?.split(',').any(|option| option == "rw");
    let kind = line.split_once(" - ")?.1.split(' ').next()?;
    Some(Point { path, is_ordinary: is_writable && ORDINARY.contains(&kind) })
}

/// The mount point in a line of `mountinfo`, in which spaces and the like are written as octal numbers.
fn mount_point(line: &str) -> Option<CString> {
    let mut rest = line.split(' ').nth(4)?.as_bytes();
    let mut bytes = Vec::with_capacity(rest.len());
    while let Some((&first, after)) = rest.split_first() {
        let escape = after.split_at_checked(3).filter(|_| first == b'\\');
        let decoded = escape.and_then(|(digits, after)| Some((octal(digits)?, after)));
        let (byte, after) = decoded.unwrap_or((first, after));
        bytes.push(byte);
        rest = after;
    }
    CString::new(bytes).ok()
}

fn octal(digits: &[u8]) -> Option<u8> {
    u8::from_str_radix(str::from_utf8(digits).ok()?, 8).ok()
}

/// Another mount may lie over it; then it is out of reach anyway.
fn remount(target: CString) -> Step {
    let flags = sealed_flags(Path::new(OsStr::from_bytes(target.as_bytes())));
    Step::Remount { target, flags, covered: true }
}

/// The flags of the mount that a path is on, and those of the seal. In a user namespace, those that are set must stay.
fn sealed_flags(path: &Path) -> MsFlags {
    let present = statvfs(path).map_or(FsFlags::empty(), |status| status.flags());
    let kept = [
        (FsFlags::ST_NOEXEC, MsFlags::MS_NOEXEC),
        (FsFlags::ST_NOATIME, MsFlags::MS_NOATIME),
        (FsFlags::ST_NODIRATIME, MsFlags::MS_NODIRATIME),
        (FsFlags::ST_RELATIME, MsFlags::MS_RELATIME),
    ];
    let kept = kept.into_iter().filter(|(status, _)| present.contains(*status)).map(|(_, flag)| flag);
    kept.collect::<MsFlags>() | MsFlags::MS_RDONLY | MsFlags::MS_NOSUID | MsFlags::MS_NODEV
}

#[cfg(test)]
mod tests {
    use super::{mount_point, point};

    #[test]
    fn escapes_of_mount_points_are_undone() {
        let line = |path: &str| format!("33 31 0:30 / {path} rw - tmpfs tmpfs rw");
        assert_eq!(mount_point(&line("/a\\040b\\134c")).unwrap().as_bytes(), b"/a b\\c");
        assert_eq!(mount_point(&line("/a\\9")).unwrap().as_bytes(), b"/a\\9");
        assert_eq!(mount_point("33 31"), None);
    }

    #[test]
    fn only_file_systems_for_files_can_be_written_to() {
        let is_ordinary =
            |options: &str| point(&format!("33 31 0:30 / /a {options}")).is_some_and(|it| it.is_ordinary);
        assert!(is_ordinary("rw,relatime shared:1 - ext4 /dev/vda rw"));
        assert!(!is_ordinary("ro,relatime - ext4 /dev/vda rw"));
        assert!(!is_ordinary("rw - fuse.sshfs host rw"));
    }
}
