//! Runs a command to its end.

use std::fs::File;
use std::io::{self, Seek, Write};
use std::os::fd::OwnedFd;

use nix::sys::memfd::{MFdFlags, memfd_create};

use crate::capture::{self, Stream};
use crate::command::{Command, Ended, Input, Limits, Sandbox};
use crate::error::StartError;
use crate::launch::{Streams, launch, pipe};
use crate::supervise::supervise;

/// Runs a command to its end: its own, or the one that a limit sets. Then nothing that it has started is alive.
pub fn run(command: &Command, limits: &Limits, sandbox: &Sandbox) -> Result<Ended, StartError> {
    let (stdout, stdout_end) = pipe()?;
    let (stderr, stderr_end) = pipe()?;
    let stdin = input(&command.input)
        .map_err(|reason| StartError::System { action: "hand over the input", reason })?;
    let child = launch(command, limits, sandbox, Streams { stdin, stdout: stdout_end, stderr: stderr_end })?;
    let mut streams = [stdout, stderr].map(|pipe| Stream::new(pipe, limits.output));
    let (how, usage) = supervise(child, limits, &mut streams, None);
    let [stdout, stderr] = streams.map(|stream| capture::take(&stream.captured()));
    Ok(Ended { how, usage, stdout, stderr })
}

/// A file in memory: unlike with a pipe, nobody has to feed it while the output is read.
fn input(input: &Input) -> io::Result<OwnedFd> {
    let mut file = File::from(memfd_create(c"stdin", MFdFlags::MFD_CLOEXEC)?);
    if let Input::Bytes(bytes) = input {
        file.write_all(bytes)?;
        file.rewind()?;
    }
    Ok(file.into())
}
