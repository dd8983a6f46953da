//! What a command sees of the file system, as steps.
//!
//! The child has a copy of all mounts. It makes all of them read-only at once, covers the folders that are private,
//! and then shows again, at their own paths, the folders that are listed: each is held open before it is covered.

use std::collections::BTreeMap;
use std::ffi::CString;
use std::fs;
use std::os::fd::RawFd;
use std::path::{Component, Path, PathBuf};

use super::mounts::{Access, Mounts};
use super::plan::{FIRST_HELD, c_path};
use super::step::Step;
use crate::command::{Command, Limits, Sandbox};
use crate::error::StartError;

/// Private and empty, with the mode of the folder. Sockets in `/run` would be a way out of the sandbox: to connect to
/// one is possible on a read-only mount.
const COVERED: [(&str, &str); 4] =
    [("/tmp", "1777"), ("/var/tmp", "1777"), ("/run", "0755"), ("/dev", "0755")];

/// All that there is in the private `/dev`. The others would let root write to disks, read-only mounts or not.
const DEVICES: [&str; 5] = ["null", "zero", "full", "random", "urandom"];

/// Something that is shown again at its own path.
struct View {
    source: PathBuf,
    access: Access,
}

/// The steps that make up the file system of a command.
pub(super) fn steps(
    command: &Command,
    limits: &Limits,
    sandbox: &Sandbox,
    mounts: Mounts,
) -> Result<Vec<Step>, StartError> {
    let covered = covered();
    let views = views(command, sandbox, &covered)?;
    let mut steps = Vec::new();
    for (fd, view) in held_fds().zip(views.values()) {
        steps.push(Step::Hold { path: c_path(&view.source)?, fd });
    }
    steps.extend(mounts.seal());
    for (path, mode) in &covered {
        steps.push(cover(path, mode, limits)?);
    }
    steps.extend(dev());
    for (fd, (path, view)) in held_fds().zip(&views) {
        if is_below(path, &covered) {
            steps.extend(mount_point(path, &view.source)?);
        }
        steps.push(Step::Show { source: fd_path(fd), target: c_path(path)? });
        steps.push(mounts.permit(path, &view.source, view.access)?);
    }
    steps.push(Step::Processes);
    Ok(steps)
}

/// The covered folders that this machine has, without symbolic links; none inside of another.
fn covered() -> BTreeMap<PathBuf, &'static str> {
    COVERED.iter().filter_map(|(path, mode)| Some((fs::canonicalize(path).ok()?, *mode))).collect()
}

fn is_below(path: &Path, covered: &BTreeMap<PathBuf, &'static str>) -> bool {
    covered.keys().any(|folder| path.starts_with(folder))
}

/// What is shown again, by path: a folder comes before what is inside of it.
fn views(
    command: &Command,
    sandbox: &Sandbox,
    covered: &BTreeMap<PathBuf, &'static str>,
) -> Result<BTreeMap<PathBuf, View>, StartError> {
    let mut views = BTreeMap::new();
    for source in DEVICES.map(|device| Path::new("/dev").join(device)) {
        // Small containers lack some.
        if source.exists() {
            views.insert(source.clone(), View { source, access: Access::Device });
        }
    }
    for path in &sandbox.writable {
        add(&mut views, path, Access::Write, covered)?;
    }
    for path in &sandbox.readable {
        add(&mut views, path, Access::Read, covered)?;
    }
    for path in [&command.directory, &command.program] {
        // One that is not there is noticed when it is used.
        if path.exists() {
            add(&mut views, path, Access::Read, covered)?;
        }
    }
    Ok(views)
}

fn add(
    views: &mut BTreeMap<PathBuf, View>,
    path: &Path,
    access: Access,
    covered: &BTreeMap<PathBuf, &'static str>,
) -> Result<(), StartError> {
    let failed = |reason| StartError::Folder { path: path.to_owned(), reason };
    let source = fs::canonicalize(path).map_err(failed)?;
    if source.parent().is_none() && access == Access::Write {
        return Err(failed(std::io::ErrorKind::InvalidInput.into()));
    }
    // A path that goes through a covered folder by a symbolic link would end there.
    let is_plain = !path.components().any(|part| part == Component::ParentDir);
    let alias = (is_plain && path != source && is_below(path, covered)).then(|| path.to_owned());
    for target in alias.into_iter().chain([source.clone()]) {
        // Inside of a listed folder it is visible, and stays as writable as that one is.
        let is_hidden = is_below(&target, covered) && !views.keys().any(|folder| target.starts_with(folder));
        if access == Access::Write || is_hidden {
            views.insert(target, View { source: source.clone(), access });
        }
    }
    Ok(())
}

/// The numbers under which folders are held.
fn held_fds() -> impl Iterator<Item = RawFd> {
    FIRST_HELD..
}

fn fd_path(fd: RawFd) -> CString {
    CString::new(format!("/proc/self/fd/{fd}")).unwrap_or_default()
}

/// A private folder may hold as much as the command may use memory, since its files are in memory.
fn cover(path: &Path, mode: &str, limits: &Limits) -> Result<Step, StartError> {
    // To the kernel, none means any.
    let size = limits.memory.map(|bytes| format!(",size={}", bytes.max(1))).unwrap_or_default();
    let options = CString::new(format!("mode={mode}{size}")).unwrap_or_default();
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

/// The folders down to a path in a covered folder, and the place itself: a folder or a file, as the source is.
fn mount_point(path: &Path, source: &Path) -> Result<Vec<Step>, StartError> {
    let mut folders: Vec<&Path> = path.ancestors().skip(1).collect();
    folders.pop();
    folders.reverse();
    let mut steps =
        folders.into_iter().map(|folder| Ok(Step::Folder(c_path(folder)?))).collect::<Result<Vec<_>, _>>()?;
    let place = c_path(path)?;
    steps.push(if source.is_dir() { Step::Folder(place) } else { Step::File(place) });
    Ok(steps)
}
