//! One thing that a child does before it becomes the command.

use std::ffi::{CStr, CString};
use std::fmt;
use std::os::fd::RawFd;

use nix::errno::Errno;
use nix::fcntl::AT_FDCWD;
use nix::libc;
use nix::mount::{MsFlags, mount};
use nix::sys::resource::{Resource, setrlimit};
use nix::sys::stat::{FchmodatFlags, Mode, fchmodat, umask};
use nix::unistd::{Gid, Uid, chdir, chown, mkdir, setsid, symlinkat};

use crate::sys::{self, MountAttributes, StringArray};

/// One thing that a child does before it becomes the command. Taking it allocates nothing.
pub(crate) enum Step {
    /// Writes a file of the kernel.
    Write { path: CString, bytes: Vec<u8> },
    /// Enters the control group whose list of processes is open as this.
    Enter(RawFd),
    /// Opens a path under this number, so that it can be shown after something else has covered it.
    Hold { path: CString, fd: RawFd },
    /// Changes what the mount at this path allows, and with `recursive` all mounts below it.
    Attributes { target: CString, recursive: bool, attributes: MountAttributes },
    /// No longer hears of new mounts outside, where `Attributes` is not known.
    Alone,
    /// Changes what one mount allows, where `Attributes` is not known. If it may be covered, it need not be found.
    Remount { target: CString, flags: MsFlags, covered: bool },
    /// Puts an empty private directory over this one.
    Cover { target: CString, options: CString },
    /// Puts over a directory a view of what is held, in which everything may be written.
    Overlay(Overlay),
    /// Makes a directory, if it is not there.
    Folder(CString),
    /// Makes an empty file, if it is not there.
    File(CString),
    /// Makes a symbolic link.
    Link { target: CString, path: CString },
    /// Shows at `target` what is held; `source` is its number as a path.
    Show { source: CString, target: CString },
    /// Shows the processes of the sandbox at `/proc`, and no others.
    Processes,
    /// Begins a session of its own.
    Session,
    /// Leaves no core files, and makes files that others may read.
    Defaults,
    /// Lets the kernel refuse more processes of this user in this user namespace.
    MostProcesses(u64),
    /// Lets the kernel end each process after so many seconds of CPU time.
    MostCpuTime(u64),
    /// Turns on the network of the sandbox with itself.
    Loopback,
    /// Runs on these cores only.
    Cores(Vec<u64>),
    /// Has memory on these nodes only.
    MemoryNodes(Vec<u64>),
    /// Starts in this directory.
    Directory(CString),
    /// Gives up every privilege for good.
    Unprivileged,
    /// Becomes the program.
    Execute { program: CString, arguments: StringArray, environment: StringArray },
}

impl Step {
    pub(crate) fn take(&self) -> nix::Result<()> {
        match self {
            Step::Write { path, bytes } => write(path, bytes),
            // Zero means the writer.
            Step::Enter(fd) => sys::write_all(*fd, b"0"),
            Step::Hold { path, fd } => hold(path, *fd),
            Step::Attributes { target, recursive, attributes } => {
                sys::mount_setattr(target, *recursive, *attributes)
            }
            Step::Alone => alone(),
            Step::Remount { target, flags, covered } => remount(target, *flags, *covered),
            Step::Cover { target, options } => cover(target, options),
            Step::Overlay(overlay) => overlay.take(),
            Step::Folder(path) => existing_is_fine(mkdir(path.as_c_str(), Mode::from_bits_retain(0o755))),
            Step::File(path) => sys::open(path, libc::O_CREAT | libc::O_RDONLY).map(sys::close),
            Step::Link { target, path } => symlinkat(target.as_c_str(), AT_FDCWD, path.as_c_str()),
            Step::Show { source, target } => bind(source, target),
            Step::Processes => processes(),
            Step::Session => setsid().map(drop),
            Step::Defaults => defaults(),
            Step::MostProcesses(limit) => setrlimit(Resource::RLIMIT_NPROC, *limit, *limit),
            Step::MostCpuTime(limit) => setrlimit(Resource::RLIMIT_CPU, *limit, *limit),
            Step::Loopback => sys::turn_loopback_on(),
            Step::Cores(mask) => sys::set_cores(mask),
            Step::MemoryNodes(mask) => sys::set_memory_nodes(mask),
            Step::Directory(path) => chdir(path.as_c_str()),
            Step::Unprivileged => unprivileged(),
            Step::Execute { program, arguments, environment } => {
                Err(sys::exec(program, arguments, environment))
            }
        }
    }
}

/// Where a sandbox has the directories of its processes, so that they can be written to.
pub(super) const OWN_PROCESSES: &CStr = c"/dev/processes";

/// A view of a directory in which everything may be written.
pub(crate) struct Overlay {
    pub(crate) target: CString,
    /// A directory, in it one that keeps what is written, and another that the kernel needs; all are made here.
    pub(crate) folders: [CString; 3],
    pub(crate) options: CString,
    /// Of the directory that it covers.
    pub(crate) mode: libc::mode_t,
    pub(crate) owner: (Uid, Gid),
}

impl Overlay {
    fn take(&self) -> nix::Result<()> {
        let [_, upper, _] = &self.folders;
        for folder in &self.folders {
            mkdir(folder.as_c_str(), Mode::from_bits_retain(0o755))?;
        }
        let (user, group) = self.owner;
        // In a user namespace there is nobody else.
        let _ = chown(upper.as_c_str(), Some(user), Some(group));
        let mode = Mode::from_bits_retain(self.mode);
        fchmodat(AT_FDCWD, upper.as_c_str(), mode, FchmodatFlags::FollowSymlink)?;
        let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
        let options = Some(self.options.as_c_str());
        mount(Some(c"overlay"), self.target.as_c_str(), Some(c"overlay"), flags, options)
    }
}

fn write(path: &CStr, bytes: &[u8]) -> nix::Result<()> {
    let fd = sys::open(path, libc::O_WRONLY)?;
    let result = sys::write_all(fd, bytes);
    sys::close(fd);
    result
}

fn hold(path: &CStr, fd: RawFd) -> nix::Result<()> {
    let opened = sys::open(path, libc::O_PATH)?;
    if opened != fd {
        sys::place(opened, fd)?;
        sys::close(opened);
    }
    Ok(())
}

fn alone() -> nix::Result<()> {
    let flags = MsFlags::MS_REC | MsFlags::MS_PRIVATE;
    mount(None::<&CStr>, c"/", None::<&CStr>, flags, None::<&CStr>)
}

fn remount(target: &CStr, flags: MsFlags, covered: bool) -> nix::Result<()> {
    let flags = flags | MsFlags::MS_REMOUNT | MsFlags::MS_BIND;
    match mount(None::<&CStr>, target, None::<&CStr>, flags, None::<&CStr>) {
        Err(Errno::ENOENT | Errno::EACCES | Errno::EINVAL) if covered => Ok(()),
        result => result,
    }
}

fn cover(target: &CStr, options: &CStr) -> nix::Result<()> {
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    mount(Some(c"tmpfs"), target, Some(c"tmpfs"), flags, Some(options))
}

fn bind(source: &CStr, target: &CStr) -> nix::Result<()> {
    // In a user namespace of our own, the kernel refuses to show a directory without what is mounted below it.
    let flags = MsFlags::MS_BIND | MsFlags::MS_REC;
    mount(Some(source), target, None::<&CStr>, flags, None::<&CStr>)
}

fn processes() -> nix::Result<()> {
    // Read-only, because root may change settings of the kernel there even without any capability.
    let flags = MsFlags::MS_RDONLY | MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
    mount(Some(c"proc"), c"/proc", Some(c"proc"), flags, None::<&CStr>)?;
    // Whoever makes a user namespace, as a Jurat in here does, must write in the directory of its process. Here are those and nothing
    // else; kernels that cannot do that do without.
    let flags = flags - MsFlags::MS_RDONLY;
    let _ = existing_is_fine(mkdir(OWN_PROCESSES, Mode::from_bits_retain(0o755)))
        .and_then(|()| mount(Some(c"proc"), OWN_PROCESSES, Some(c"proc"), flags, Some(c"subset=pid")));
    Ok(())
}

fn defaults() -> nix::Result<()> {
    umask(Mode::from_bits_retain(0o022));
    setrlimit(Resource::RLIMIT_CORE, 0, 0)
}

fn unprivileged() -> nix::Result<()> {
    nix::sys::prctl::set_no_new_privs()?;
    sys::drop_capabilities()
}

fn existing_is_fine(result: nix::Result<()>) -> nix::Result<()> {
    match result {
        Err(Errno::EEXIST) => Ok(()),
        other => other,
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Write { path, .. } => write!(f, "cannot write `{}`", path.to_string_lossy()),
            Step::Enter(_) => write!(f, "cannot enter the control group"),
            Step::Hold { path, .. } => write!(f, "cannot open `{}`", path.to_string_lossy()),
            Step::Alone => write!(f, "cannot part from the mounts outside"),
            Step::Attributes { target, .. } | Step::Remount { target, .. } => {
                write!(f, "cannot change what the mount at `{}` allows", target.to_string_lossy())
            }
            Step::Overlay(Overlay { target, .. }) => {
                write!(f, "cannot mount an overlay at `{}`", target.to_string_lossy())
            }
            Step::Cover { target, .. } => {
                write!(f, "cannot mount a private directory at `{}`", target.to_string_lossy())
            }
            Step::Folder(path) | Step::File(path) | Step::Link { path, .. } => {
                write!(f, "cannot make `{}`", path.to_string_lossy())
            }
            Step::Show { target, .. } => write!(f, "cannot mount `{}`", target.to_string_lossy()),
            Step::Processes => write!(f, "cannot mount `/proc`"),
            Step::Session => write!(f, "cannot begin a session"),
            Step::Defaults => write!(f, "cannot turn core files off"),
            Step::MostProcesses(_) => write!(f, "cannot limit the processes"),
            Step::MostCpuTime(_) => write!(f, "cannot limit the CPU time"),
            Step::Loopback => write!(f, "cannot turn the loopback network on"),
            Step::Cores(_) => write!(f, "cannot stay on the given cores"),
            Step::MemoryNodes(_) => write!(f, "cannot stay on the given NUMA nodes"),
            Step::Directory(path) => write!(f, "cannot enter `{}`", path.to_string_lossy()),
            Step::Unprivileged => write!(f, "cannot give up privileges"),
            Step::Execute { program, .. } => write!(f, "cannot run `{}`", program.to_string_lossy()),
        }
    }
}
