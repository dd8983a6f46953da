//! Runs a command to its end.

use std::fs::File;
use std::io::{self, Seek, Write};
use std::os::fd::OwnedFd;
use std::time::SystemTime;

use nix::sys::memfd::{MFdFlags, memfd_create};

use crate::capture::{self, Stream};
use crate::command::{Command, CommandLimits, Ended, HowEnded, Input, Sandbox, Usage};
use crate::error::CommandStartError;
use crate::launch::{Streams, launch, pipe};
use crate::log::Log;
use crate::sandbox::{Layout, Leftovers};
use crate::supervise::{Outcome, Remains, supervise};

/// Runs a command to its end: its own, or the one that a limit sets. Then nothing that it has started is alive.
pub fn run(command: &Command, limits: &CommandLimits, sandbox: &Sandbox) -> Result<Ended, CommandStartError> {
    let (stdout, stdout_end) = pipe()?;
    let (stderr, stderr_end) = pipe()?;
    let streams = Streams { stdin: input(&command.input)?, stdout: stdout_end, stderr: stderr_end };
    let layout = Layout::new(command, sandbox)?;
    let child = launch(command, limits, &layout, sandbox.network, streams)?;
    let [(stdout, out), (stderr, err)] = [stdout, stderr].map(|pipe| Stream::kept(pipe, limits.output));
    let (Outcome { how, usage }, _) = supervise(child, limits, &mut [stdout, stderr], None, &mut |_| ());
    Ok(Ended { how, usage, stdout: capture::take(&out), stderr: capture::take(&err) })
}

/// How a command ended whose output went to a log. All its processes are dead; dropping this waits until its control groups and
/// its files are gone as well.
#[derive(Debug)]
pub struct Logged {
    /// When it started.
    pub start: SystemTime,
    /// How it ended.
    pub how: HowEnded,
    /// What it used, with everything that it started.
    pub usage: Usage,
    /// How many bytes it has written, whether they are kept or not; or why the log is not complete.
    pub n_bytes: io::Result<u64>,
    /// The kernel may take the sandbox apart while others do something else.
    _remains: Remains,
}

/// Like [`run`], but its standard output and standard error go to a log, and files that it has written in its sandbox
/// can be collected when it has ended. The time that this takes does not count.
pub fn run_logged(
    command: &Command,
    limits: &CommandLimits,
    sandbox: &Sandbox,
    mut log: Log,
    collect: &mut dyn FnMut(&Leftovers<'_>),
) -> Result<Logged, CommandStartError> {
    let (output, output_end) = pipe()?;
    let output_copy = output_end
        .try_clone()
        .map_err(|reason| CommandStartError::System { action: "copy a pipe", reason })?;
    let streams = Streams { stdin: input(&command.input)?, stdout: output_end, stderr: output_copy };
    let layout = Layout::new(command, sandbox)?;
    let child = launch(command, limits, &layout, sandbox.network, streams)?;
    let start = child.start;
    let mut stream = Stream::logged(output, &mut log);
    let (Outcome { how, usage }, remains) =
        supervise(child, limits, std::slice::from_mut(&mut stream), None, &mut |first| {
            collect(&Leftovers::new(first, &layout));
        });
    Ok(Logged { start, how, usage, n_bytes: log.finish(), _remains: remains })
}

/// A file, if need be in memory: unlike with a pipe, nobody has to feed it while the output is read.
fn input(input: &Input) -> Result<OwnedFd, CommandStartError> {
    let make = || -> io::Result<OwnedFd> {
        if let Input::File(file) = input {
            return Ok(file.try_clone()?.into());
        }
        let mut file = File::from(memfd_create(c"stdin", MFdFlags::MFD_CLOEXEC)?);
        if let Input::Bytes(bytes) = input {
            file.write_all(bytes)?;
            file.rewind()?;
        }
        Ok(file.into())
    };
    make().map_err(|reason| CommandStartError::System { action: "hand over the input", reason })
}
