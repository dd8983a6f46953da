//! What the first process of a sandbox does. When it ends, the kernel ends all others there.
//!
//! All of this runs in the child: it must not allocate, lock or panic.

use std::os::fd::RawFd;

use nix::errno::Errno;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use super::plan::{FIRST_HELD, KEPT, MOST_FILES, PARENT, Plan, REPORT, SCRATCH, STATUS, STATUS_LENGTH};
use super::step::Step;
use crate::sys;

/// The first process of a sandbox.
pub(crate) fn init(plan: &Plan) -> ! {
    // It must be the first thing, and then the parent may be dead already.
    if nix::sys::prctl::set_pdeathsig(Signal::SIGKILL).is_err() {
        sys::exit(1);
    }
    sys::reset_signals();
    if place_files(plan).is_err() || sys::is_dead(PARENT) {
        sys::exit(1);
    }
    take(&plan.setup, 0);
    sys::obey();
    match sys::fork(plan.birthplace, command, plan) {
        Ok(child) => reap(child),
        Err(errno) => fail(plan.setup.len() + plan.entry.len(), errno),
    }
}

/// The child that becomes the command.
fn command(plan: &Plan) -> ! {
    // The handlers of the first process vanish with `execve`.
    if let Err(errno) = sys::close_from_on_exec(REPORT) {
        fail(plan.setup.len(), errno);
    }
    take(&plan.entry, plan.setup.len());
    sys::exit(1)
}

fn take(steps: &[Step], first: usize) {
    for (idx, step) in steps.iter().enumerate() {
        if let Err(errno) = step.take() {
            fail(first + idx, errno);
        }
    }
}

/// Tells the parent which step failed, and ends.
fn fail(step: usize, errno: Errno) -> ! {
    let mut report = [0; 8];
    let (place, reason) = report.split_at_mut(4);
    place.copy_from_slice(&(step as u32).to_ne_bytes());
    reason.copy_from_slice(&(errno as i32).to_ne_bytes());
    let _ = sys::write_all(REPORT, &report);
    sys::exit(1)
}

/// Gives the files that the child needs the numbers that the steps expect, and closes all others.
fn place_files(plan: &Plan) -> nix::Result<()> {
    // First out of the way: a file may stand where another one has to go.
    let mut copies: [RawFd; MOST_FILES] = [0; MOST_FILES];
    for (copy, file) in copies.iter_mut().zip(&plan.files) {
        *copy = sys::copy_above(*file, FIRST_HELD)?;
    }
    let mut target = 0;
    for copy in copies.iter().take(plan.files.len()) {
        sys::place(*copy, target)?;
        target += 1;
    }
    sys::close_from(target)
}

/// Waits for the command and for every orphan, tells the parent how the command ended, and keeps the files of the
/// sandbox until the parent has looked at them and kills this process.
fn reap(command: Pid) -> ! {
    sys::set_command(command);
    // With these open, the parent would never see the end of the command's output, nor that it has started.
    for fd in 0..=REPORT {
        sys::close(fd);
    }
    // Nor are control groups and held directories of use any more, except one.
    sys::close(KEPT);
    let _ = sys::place(SCRATCH, KEPT);
    let _ = sys::close_from(KEPT + 1);
    loop {
        match sys::wait_any() {
            Ok((pid, status)) if pid == command => {
                end_others();
                match tell(status) {
                    Ok(()) => sys::sleep(),
                    // There is nobody to kill this process.
                    Err(_) => sys::exit(1),
                }
            }
            Ok(_) | Err(Errno::EINTR) => {}
            Err(_) => sys::exit(1),
        }
    }
}

/// The kernel would end them as well, but would not count their CPU time.
fn end_others() {
    let everybody = Pid::from_raw(-1);
    let _ = kill(everybody, Signal::SIGKILL);
    while !matches!(sys::wait_any(), Err(Errno::ECHILD)) {}
}

/// Tells the parent how the command ended, and the CPU time of all.
fn tell(status: i32) -> nix::Result<()> {
    let mut message = [0; STATUS_LENGTH];
    let (exit, cpu_time) = message.split_at_mut(4);
    exit.copy_from_slice(&status.to_ne_bytes());
    cpu_time.copy_from_slice(&sys::cpu_time_of_children().to_ne_bytes());
    sys::write_all(STATUS, &message)
}
