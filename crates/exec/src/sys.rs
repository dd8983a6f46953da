//! The system calls that no safe crate has: the only unsafe code of this crate.
//!
//! Everything here that a child calls between its birth and `execve` is async-signal-safe: it takes no lock and
//! allocates nothing, because another thread may have held the allocator's lock when the child was born.

#![expect(unsafe_code, reason = "raw system calls")]

use std::ffi::{CStr, CString, c_char, c_int, c_long};
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicI32, Ordering};

use nix::errno::Errno;
use nix::libc;
use nix::sys::signal::{SigHandler, Signal};
use nix::unistd::Pid;

/// The arguments of `clone3`, as the kernel lays them out.
#[repr(C)]
#[derive(Default)]
struct CloneArguments {
    flags: u64,
    pidfd: u64,
    child_tid: u64,
    parent_tid: u64,
    exit_signal: u64,
    stack: u64,
    stack_size: u64,
    tls: u64,
    set_tid: u64,
    set_tid_size: u64,
    cgroup: u64,
}

/// The arguments of `mount_setattr`, as the kernel lays them out.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct MountAttributes {
    pub(crate) set: u64,
    pub(crate) clear: u64,
    pub(crate) propagation: u64,
    pub(crate) userns_fd: u64,
}

/// A child of ours: its number, and a handle that no other process can take over.
pub(crate) struct Born {
    pub(crate) pid: Pid,
    pub(crate) pidfd: OwnedFd,
}

/// Makes a child in new namespaces. The child does `child` and nothing else.
pub(crate) fn clone<T>(namespaces: c_int, child: fn(&T) -> !, argument: &T) -> nix::Result<Born> {
    let mut pidfd: RawFd = -1;
    let arguments = CloneArguments {
        flags: u64::from(namespaces.cast_unsigned()) | libc::CLONE_PIDFD as u64,
        pidfd: &raw mut pidfd as u64,
        exit_signal: libc::SIGCHLD as u64,
        ..CloneArguments::default()
    };
    let pid = clone_with(&arguments, child, argument)?;
    // SAFETY: the kernel has just stored a new descriptor here, which nobody else owns.
    Ok(Born { pid, pidfd: unsafe { OwnedFd::from_raw_fd(pidfd) } })
}

/// Makes an ordinary child, at once inside of a control group of version 2 if one is given. Unlike `fork` of the C
/// library it runs no handlers, which could wait for a lock.
pub(crate) fn fork<T>(group: Option<RawFd>, child: fn(&T) -> !, argument: &T) -> nix::Result<Pid> {
    const INTO_CGROUP: u64 = 0x2_0000_0000;
    let mut arguments = CloneArguments { exit_signal: libc::SIGCHLD as u64, ..CloneArguments::default() };
    if let Some(group) = group {
        arguments.flags |= INTO_CGROUP;
        arguments.cgroup = u64::from(group.cast_unsigned());
    }
    clone_with(&arguments, child, argument)
}

fn clone_with<T>(arguments: &CloneArguments, child: fn(&T) -> !, argument: &T) -> nix::Result<Pid> {
    // SAFETY: without CLONE_VM the child has a copy of the memory, so it cannot disturb the parent's; the arguments
    // have the size that is passed, and without a stack of its own the child goes on with its copy of this one.
    let result =
        unsafe { libc::syscall(libc::SYS_clone3, &raw const *arguments, size_of::<CloneArguments>()) };
    match Errno::result(result)? {
        0 => {
            // A panic must not unwind into the parent's code.
            let _end = ExitOnDrop;
            child(argument)
        }
        pid => Ok(Pid::from_raw(pid as i32)),
    }
}

struct ExitOnDrop;

impl Drop for ExitOnDrop {
    fn drop(&mut self) {
        exit(127);
    }
}

/// Ends this process now, without running anything that was registered for its end.
pub(crate) fn exit(code: i32) -> ! {
    // SAFETY: ends the process; touches no memory.
    unsafe { libc::_exit(code) }
}

/// Strings as `execve` wants them.
pub(crate) struct StringArray {
    pointers: Vec<*const c_char>,
    // Only held: the pointers point here.
    _strings: Vec<CString>,
}

impl StringArray {
    pub(crate) fn new(strings: Vec<CString>) -> StringArray {
        let pointers = strings.iter().map(|string| string.as_ptr()).chain([std::ptr::null()]).collect();
        StringArray { pointers, _strings: strings }
    }
}

/// Becomes another program; returns only if that fails.
pub(crate) fn exec(program: &CStr, arguments: &StringArray, environment: &StringArray) -> Errno {
    // SAFETY: both arrays end with a null pointer and point to strings that live as long as they do.
    unsafe {
        libc::execve(program.as_ptr(), arguments.pointers.as_ptr(), environment.pointers.as_ptr());
    }
    Errno::last()
}

/// Makes `target` the same open file as `source`. It survives `execve`.
pub(crate) fn place(source: RawFd, target: RawFd) -> nix::Result<()> {
    // SAFETY: touches no memory. Only a child calls it, which owns none of the parent's descriptors.
    Errno::result(unsafe { libc::dup2(source, target) }).map(drop)
}

/// A copy of a descriptor with a number of at least `least`.
pub(crate) fn copy_above(source: RawFd, least: RawFd) -> nix::Result<RawFd> {
    // SAFETY: touches no memory.
    Errno::result(unsafe { libc::fcntl(source, libc::F_DUPFD_CLOEXEC, least) })
}

/// Closes a descriptor of a child.
pub(crate) fn close(fd: RawFd) {
    // SAFETY: touches no memory. Only a child calls it, which owns none of the parent's descriptors.
    unsafe { libc::close(fd) };
}

/// Closes all descriptors from `first` on.
pub(crate) fn close_from(first: RawFd) -> nix::Result<()> {
    close_range(first, 0)
}

/// Lets `execve` close all descriptors from `first` on.
pub(crate) fn close_from_on_exec(first: RawFd) -> nix::Result<()> {
    const CLOSE_RANGE_CLOEXEC: c_long = 4;
    close_range(first, CLOSE_RANGE_CLOEXEC)
}

fn close_range(first: RawFd, flags: c_long) -> nix::Result<()> {
    // SAFETY: touches no memory. Only a child calls it, which owns none of the parent's descriptors.
    Errno::result(unsafe {
        libc::syscall(libc::SYS_close_range, c_long::from(first), c_long::from(u32::MAX), flags)
    })
    .map(drop)
}

/// Writes all bytes, as far as the reader takes them.
pub(crate) fn write_all(fd: RawFd, mut bytes: &[u8]) -> nix::Result<()> {
    while !bytes.is_empty() {
        // SAFETY: pointer and length are those of a slice.
        match Errno::result(unsafe { libc::write(fd, bytes.as_ptr().cast(), bytes.len()) }) {
            Ok(n) => bytes = bytes.get(n.cast_unsigned()..).unwrap_or_default(),
            Err(Errno::EINTR) => {}
            Err(errno) => return Err(errno),
        }
    }
    Ok(())
}

/// Opens a path and gives the raw descriptor; a child keeps it until its end.
pub(crate) fn open(path: &CStr, flags: c_int) -> nix::Result<RawFd> {
    const MODE: libc::mode_t = 0o644;
    // SAFETY: the path ends with a null byte.
    Errno::result(unsafe { libc::open(path.as_ptr(), flags | libc::O_CLOEXEC, MODE) })
}

/// A handle of this process.
pub(crate) fn own_pidfd() -> nix::Result<OwnedFd> {
    // SAFETY: takes numbers only.
    let pidfd = Errno::result(unsafe { libc::syscall(libc::SYS_pidfd_open, std::process::id(), 0) })?;
    // SAFETY: the kernel has just made this descriptor, which nobody else owns.
    Ok(unsafe { OwnedFd::from_raw_fd(pidfd as RawFd) })
}

/// Whether the process that this is a handle of is dead.
pub(crate) fn is_dead(pidfd: RawFd) -> bool {
    let mut poll = libc::pollfd { fd: pidfd, events: libc::POLLIN, revents: 0 };
    // SAFETY: one entry, which lives across the call.
    unsafe { libc::poll(&raw mut poll, 1, 0) == 1 }
}

/// Changes the attributes of a mount, and with `recursive` of all below it.
pub(crate) fn mount_setattr(target: &CStr, recursive: bool, attributes: MountAttributes) -> nix::Result<()> {
    const AT_RECURSIVE: c_int = 0x8000;
    let flags = if recursive { AT_RECURSIVE } else { 0 };
    // SAFETY: the path ends with a null byte, and the attributes have the size that is passed.
    Errno::result(unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            libc::AT_FDCWD,
            target.as_ptr(),
            flags,
            &raw const attributes,
            size_of::<MountAttributes>(),
        )
    })
    .map(drop)
}

/// Gives up all capabilities for good, also for programs started later and also as root, but for one: without it, root
/// could not map itself into a user namespace, and no Jurat could run in a sandbox of another. It lets a program give its own
/// files capabilities, which mean nothing here.
pub(crate) fn drop_capabilities() -> nix::Result<()> {
    const CAP_SETFCAP: c_long = 31;
    const SECBIT_NOROOT_LOCKED: c_long = 0b11;
    const SECBIT_NO_SETUID_FIXUP_LOCKED: c_long = 0b1100;
    #[repr(C)]
    struct Header {
        version: u32,
        pid: c_int,
    }
    const VERSION_3: u32 = 0x2008_0522;
    let header = Header { version: VERSION_3, pid: 0 };
    // Effective, permitted, inheritable; then the same for numbers from 32 on.
    let kept = 1_u32 << CAP_SETFCAP;
    let kept = [kept, kept, kept, 0, 0, 0];
    prctl(libc::PR_SET_SECUREBITS, SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP_LOCKED)?;
    for capability in (0..64).filter(|capability| *capability != CAP_SETFCAP) {
        match prctl(libc::PR_CAPBSET_DROP, capability) {
            Ok(()) => {}
            // Past the last one that this kernel knows.
            Err(Errno::EINVAL) => break,
            Err(errno) => return Err(errno),
        }
    }
    // SAFETY: version 3 reads two records of three numbers, which `kept` has.
    Errno::result(unsafe { libc::syscall(libc::SYS_capset, &raw const header, kept.as_ptr()) })?;
    // SAFETY: takes numbers only.
    Errno::result(unsafe { libc::prctl(libc::PR_CAP_AMBIENT, libc::PR_CAP_AMBIENT_RAISE, CAP_SETFCAP, 0, 0) })
        .map(drop)
}

fn prctl(option: c_int, argument: c_long) -> nix::Result<()> {
    // SAFETY: the options used here take a number.
    Errno::result(unsafe { libc::prctl(option, argument, 0, 0, 0) }).map(drop)
}

/// Gives every signal its default effect and blocks none.
pub(crate) fn reset_signals() {
    const N_SIGNALS: c_int = 64;
    const SET_SIZE: usize = 8;
    // All zero is the default effect in the kernel's own layout, and longer than that on every machine. The C library's
    // function would leave out two signals that it uses itself, and that `posix_spawn` ignores.
    let default = [0_u64; 8];
    for signal in 1..=N_SIGNALS {
        // SAFETY: sets no handler. For those that cannot be set it fails, which is as well.
        unsafe {
            let none = std::ptr::null_mut::<u64>();
            libc::syscall(libc::SYS_rt_sigaction, signal, default.as_ptr(), none, SET_SIZE)
        };
    }
    // SAFETY: the set is initialized by `sigemptyset` before it is read.
    unsafe {
        let mut none = std::mem::zeroed::<libc::sigset_t>();
        libc::sigemptyset(&raw mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &raw const none, std::ptr::null_mut());
    }
}

/// Whether this process ignores a signal.
pub(crate) fn is_ignored(signal: Signal) -> bool {
    // SAFETY: with no new action the call only stores the present one.
    unsafe {
        let mut action = std::mem::zeroed::<libc::sigaction>();
        libc::sigaction(signal as c_int, std::ptr::null(), &raw mut action);
        action.sa_sigaction == libc::SIG_IGN
    }
}

/// Gives a signal its default effect.
pub(crate) fn restore(signal: Signal) {
    // SAFETY: sets no handler.
    let _ = unsafe { nix::sys::signal::signal(signal, SigHandler::SigDfl) };
}

/// Waits for any child to end: which, and its status as the kernel tells it.
pub(crate) fn wait_any() -> nix::Result<(Pid, i32)> {
    let mut status = 0;
    // SAFETY: the status lives across the call.
    let pid = Errno::result(unsafe { libc::waitpid(-1, &raw mut status, 0) })?;
    Ok((Pid::from_raw(pid), status))
}

/// Waits for a child to end.
pub(crate) fn wait_for(child: Pid) -> nix::Result<()> {
    loop {
        let mut status = 0;
        // SAFETY: the status lives across the call.
        match Errno::result(unsafe { libc::waitpid(child.as_raw(), &raw mut status, 0) }) {
            Ok(_) => return Ok(()),
            Err(Errno::EINTR) => {}
            Err(errno) => return Err(errno),
        }
    }
}

/// The CPU time in microseconds of all children that were waited for, and of those that they have waited for.
pub(crate) fn cpu_time_of_children() -> u64 {
    // SAFETY: a structure of plain numbers, for which zero is a value, and which lives across the call.
    let usage = unsafe {
        let mut usage = std::mem::zeroed::<libc::rusage>();
        libc::getrusage(libc::RUSAGE_CHILDREN, &raw mut usage);
        usage
    };
    microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
}

fn microseconds(time: libc::timeval) -> u64 {
    time.tv_sec.cast_unsigned() * 1_000_000 + time.tv_usec.cast_unsigned()
}

/// Sends a signal to a process; to one that is dead already is no error.
pub(crate) fn signal(pidfd: BorrowedFd<'_>, signal: Signal) {
    // SAFETY: touches no memory; the descriptor is open.
    unsafe {
        libc::syscall(
            libc::SYS_pidfd_send_signal,
            pidfd.as_raw_fd(),
            signal as c_int,
            std::ptr::null::<libc::siginfo_t>(),
            0,
        )
    };
}

/// Asks the command of a sandbox to end, if it is sent to the first process there.
pub(crate) const ASK: Signal = Signal::SIGTERM;
/// Ends everything in a sandbox, if it is sent to the first process there.
pub(crate) const END: Signal = Signal::SIGUSR1;

/// The command, for the handler of the first process of its sandbox.
static COMMAND: AtomicI32 = AtomicI32::new(0);

/// Lets the first process of a sandbox obey [`ASK`] and [`END`].
pub(crate) fn obey() {
    for signal in [ASK, END] {
        // SAFETY: the handler only calls `kill`, which may be called from handlers; the rest of the structure is zero,
        // which means no flags and nothing blocked.
        unsafe {
            let mut action = std::mem::zeroed::<libc::sigaction>();
            action.sa_sigaction = handle as extern "C" fn(c_int) as libc::sighandler_t;
            libc::sigaction(signal as c_int, &raw const action, std::ptr::null_mut());
        }
    }
}

/// Names the process that is asked to end.
pub(crate) fn set_command(pid: Pid) {
    COMMAND.store(pid.as_raw(), Ordering::SeqCst);
}

extern "C" fn handle(signal: c_int) {
    let command = COMMAND.load(Ordering::SeqCst);
    // SAFETY: touches no memory. What was interrupted may look at `errno`, so it is put back.
    unsafe {
        let errno = *libc::__errno_location();
        if signal == END as c_int {
            libc::kill(-1, libc::SIGKILL);
        } else if command > 0 {
            libc::kill(command, libc::SIGTERM);
        }
        *libc::__errno_location() = errno;
    }
}

/// Sleeps until a signal ends this process.
pub(crate) fn sleep() -> ! {
    loop {
        // SAFETY: touches no memory.
        unsafe { libc::pause() };
    }
}

/// Lets this process and those that it starts run on these cores only: a bit for each.
pub(crate) fn set_cores(mask: &[u64]) -> nix::Result<()> {
    // SAFETY: pointer and length are those of a slice.
    Errno::result(unsafe { libc::syscall(libc::SYS_sched_setaffinity, 0, size_of_val(mask), mask.as_ptr()) })
        .map(drop)
}

/// Lets the memory of this process and of those that it starts be on these nodes only: a bit for each.
pub(crate) fn set_memory_nodes(mask: &[u64]) -> nix::Result<()> {
    const MPOL_BIND: c_int = 2;
    // The kernel takes one off.
    let n_bits = mask.len() * 64 + 1;
    // SAFETY: the mask has as many bits as are passed.
    Errno::result(unsafe { libc::syscall(libc::SYS_set_mempolicy, MPOL_BIND, mask.as_ptr(), n_bits) })
        .map(drop)
}

/// Turns on the network of this namespace with itself.
pub(crate) fn turn_loopback_on() -> nix::Result<()> {
    // SAFETY: the request is a structure of plain numbers that lives across the calls, with a name that ends with a null
    // byte and that is shorter than its field.
    unsafe {
        let socket = Errno::result(libc::socket(libc::AF_INET, libc::SOCK_DGRAM | libc::SOCK_CLOEXEC, 0))?;
        let mut request = std::mem::zeroed::<libc::ifreq>();
        for (place, letter) in request.ifr_name.iter_mut().zip(b"lo") {
            *place = letter.cast_signed();
        }
        request.ifr_ifru.ifru_flags = (libc::IFF_UP | libc::IFF_RUNNING) as i16;
        let result = Errno::result(libc::ioctl(socket, libc::SIOCSIFFLAGS as _, &raw const request));
        libc::close(socket);
        result.map(drop)
    }
}
