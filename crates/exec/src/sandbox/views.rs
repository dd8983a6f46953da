//! What a command sees of the file system, as steps.
//!
//! The child has a copy of all mounts. It makes all of them read-only at once, and then goes through the places of the
//! layout, outer ones first: it covers what is hidden, and shows the others again at their own paths. Each of them is
//! held open before it is covered.

use std::ffi::CString;
use std::fs;
use std::os::fd::RawFd;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use nix::unistd::{Gid, Uid};

use super::layout::{Layout, Place};
use super::mounts::{Access, Mounts};
use super::plan::{FIRST_HELD, SCRATCH, c_path, needs_user_namespace};
use super::step::{Overlay, Step};
use crate::command::{CommandLimits, Mode};
use crate::error::CommandStartError;
use crate::file_limits::FileLimits;

/// All that there is in the private `/dev`. The others would let root write to disks, read-only mounts or not.
const DEVICES: [&str; 5] = ["null", "zero", "full", "random", "urandom"];

/// The steps that make up the file system of a command.
pub(super) fn steps(
    layout: &Layout,
    limits: &CommandLimits,
    mounts: Mounts,
) -> Result<Vec<Step>, CommandStartError> {
    let devices: Vec<PathBuf> =
        // Small containers lack some.
        DEVICES.iter().map(|name| Path::new("/dev").join(name)).filter(|path| path.exists()).collect();
    let places: Vec<(&Path, &Place)> = layout.places().filter(|(path, _)| path.parent().is_some()).collect();
    let held =
        devices.iter().map(PathBuf::as_path).chain(places.iter().map(|(_, place)| place.source.as_path()));
    let mut steps = Vec::new();
    for (fd, path) in (FIRST_HELD..).zip(held) {
        steps.push(Step::Hold { path: c_path(path)?, fd });
    }
    steps.extend(mounts.seal());
    if places.iter().any(|(_, place)| place.mode == Mode::Overlay) {
        // Soon covered, and only reached by its number.
        steps.push(cover(Path::new("/dev"), "0755", limits)?);
        steps.push(Step::Hold { path: c"/dev".to_owned(), fd: SCRATCH });
    }
    steps.push(cover(Path::new("/dev"), "0755", limits)?);
    steps.extend(dev());
    for (fd, path) in (FIRST_HELD..).zip(&devices) {
        steps.push(Step::File(c_path(path)?));
        steps.push(Step::Show { source: fd_path(fd), target: c_path(path)? });
        steps.push(mounts.permit(path, path, Access::Device)?);
    }
    for (fd, (path, place)) in (FIRST_HELD..).skip(devices.len()).zip(places) {
        steps.extend(self::place(layout, path, place, fd, limits, mounts)?);
    }
    steps.push(Step::Processes);
    Ok(steps)
}

/// Puts a place where it belongs.
fn place(
    layout: &Layout,
    path: &Path,
    place: &Place,
    fd: RawFd,
    limits: &CommandLimits,
    mounts: Mounts,
) -> Result<Vec<Step>, CommandStartError> {
    let around = layout.mode_around(path);
    if (around, place.mode) == (Mode::ReadOnly, Mode::ReadOnly) {
        return Ok(Vec::new());
    }
    let mut steps = Vec::new();
    if around == Mode::Hidden {
        steps.extend(mount_point(path, &place.source)?);
    }
    let show = |access| -> Result<[Step; 2], CommandStartError> {
        let show = Step::Show { source: fd_path(fd), target: c_path(path)? };
        Ok([show, mounts.permit(path, &place.source, access)?])
    };
    match place.mode {
        // It is empty already.
        Mode::Hidden if around == Mode::Hidden => {}
        Mode::Hidden => {
            let mode = fs::metadata(path).map_or(0o755, |metadata| metadata.mode() & 0o7777);
            steps.push(cover(path, &format!("{mode:o}"), limits)?);
        }
        Mode::ReadOnly => steps.extend(show(Access::Read)?),
        Mode::FullAccess => steps.extend(show(Access::Write)?),
        Mode::Overlay => {
            let idx = layout.place_of(path).map_or(0, |(_, idx, _)| idx);
            steps.push(Step::Overlay(overlay(path, &place.source, fd, idx)?));
        }
    }
    Ok(steps)
}

/// Where an overlay keeps what is written, below the directory for all of them.
pub(super) fn upper(idx: usize) -> String {
    format!("{idx}/upper")
}

fn overlay(path: &Path, source: &Path, fd: RawFd, idx: usize) -> Result<Overlay, CommandStartError> {
    let failed = |reason| CommandStartError::Folder { path: source.to_owned(), reason };
    let metadata = fs::metadata(source).map_err(failed)?;
    if !metadata.is_dir() {
        return Err(failed(std::io::ErrorKind::NotADirectory.into()));
    }
    let base = format!("/proc/self/fd/{SCRATCH}");
    let c_string = |text: String| CString::new(text).unwrap_or_default();
    let (upper, work) = (format!("{base}/{}", upper(idx)), format!("{base}/{idx}/work"));
    let user = if needs_user_namespace() { ",userxattr" } else { "" };
    let options = format!("lowerdir=/proc/self/fd/{fd},upperdir={upper},workdir={work}{user}");
    Ok(Overlay {
        target: c_path(path)?,
        folders: [format!("{base}/{idx}"), upper, work].map(c_string),
        options: c_string(options),
        mode: metadata.mode() & 0o7777,
        owner: (Uid::from_raw(metadata.uid()), Gid::from_raw(metadata.gid())),
    })
}

fn fd_path(fd: RawFd) -> CString {
    CString::new(format!("/proc/self/fd/{fd}")).unwrap_or_default()
}

/// A private directory may hold as much as the command may use memory, since its files are in memory. What is beyond a limit on
/// files is refused here, and noticed by the meter; it needs a little more to see that.
fn cover(path: &Path, mode: &str, limits: &CommandLimits) -> Result<Step, CommandStartError> {
    const MORE_FILES: u64 = 100;
    const MORE_BYTES: u64 = 1 << 20;
    let files = FileLimits::of(limits);
    let size = files.size.map(|size| size.saturating_add(MORE_BYTES));
    let size = [limits.memory, size].into_iter().flatten().min();
    // To the kernel, none means any.
    let size = size.map(|bytes| format!(",size={}", bytes.max(1))).unwrap_or_default();
    let count = files.count.map(|count| format!(",nr_inodes={}", count.saturating_add(MORE_FILES)));
    let options = CString::new(format!("mode={mode}{size}{}", count.unwrap_or_default())).unwrap_or_default();
    Ok(Step::Cover { target: c_path(path)?, options })
}

/// What the private `/dev` has besides the devices.
fn dev() -> Vec<Step> {
    let links = [
        (c"/proc/self/fd", c"/dev/fd"),
        (c"/proc/self/fd/0", c"/dev/stdin"),
        (c"/proc/self/fd/1", c"/dev/stdout"),
        (c"/proc/self/fd/2", c"/dev/stderr"),
    ];
    let links = links.map(|(target, path)| Step::Link { target: target.to_owned(), path: path.to_owned() });
    std::iter::once(Step::Folder(c"/dev/shm".to_owned())).chain(links).collect()
}

/// The directories down to a path in a covered directory, and the place itself: a directory or a file, as the source is.
fn mount_point(path: &Path, source: &Path) -> Result<Vec<Step>, CommandStartError> {
    let mut folders: Vec<&Path> = path.ancestors().skip(1).collect();
    folders.pop();
    folders.reverse();
    let mut steps =
        folders.into_iter().map(|folder| Ok(Step::Folder(c_path(folder)?))).collect::<Result<Vec<_>, _>>()?;
    let place = c_path(path)?;
    steps.push(if source.is_dir() { Step::Folder(place) } else { Step::File(place) });
    Ok(steps)
}
