//! A long-lived process that answers requests, each before a deadline.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Instant;

/// More bytes than all class files of any program have.
const MAX_ANSWER: usize = 512 << 20;

/// A running process; it ends with this value.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
}

/// Why there is no answer. The process is of no more use.
#[derive(Debug)]
pub(crate) enum NoAnswer {
    /// The deadline came first.
    Late,
    /// The process ended, or closed its streams, or answered with more than is sensible.
    Died(io::Error),
}

/// Runs a program to its end. The inner result is what it said when it failed.
pub(crate) fn run(
    program: &Path,
    arguments: &[OsString],
    directory: &Path,
) -> io::Result<Result<(), String>> {
    let ended = command(program, arguments, directory).stdin(Stdio::null()).output()?;
    if ended.status.success() {
        return Ok(Ok(()));
    }
    Ok(Err(String::from_utf8_lossy(&ended.stderr).into_owned()))
}

fn command(program: &Path, arguments: &[OsString], directory: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).env_clear().env("LC_ALL", "C.UTF-8").current_dir(directory);
    command
}

impl Process {
    /// Starts a program in a folder. Its environment says only that names and texts are UTF-8 and English.
    pub(crate) fn start(program: &Path, arguments: &[OsString], directory: &Path) -> io::Result<Self> {
        let mut child = command(program, arguments, directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("the process has no pipes"));
        };
        Ok(Self { child, input: Some(input), output })
    }

    /// Sends a request and waits for the answer: four bytes of length, the highest first, and as many bytes.
    pub(crate) fn exchange(&mut self, request: &[u8], deadline: Instant) -> Result<Vec<u8>, NoAnswer> {
        let Self { child, input, output } = self;
        before(deadline, child, || {
            let input = input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
            input.write_all(request)?;
            input.flush()?;
            read_answer(output)
        })
    }

    /// Lets the process end by itself, which it does when its input ends.
    pub(crate) fn finish(mut self, deadline: Instant) -> Result<(), NoAnswer> {
        drop(self.input.take());
        let output = &mut self.output;
        before(deadline, &mut self.child, || io::copy(output, &mut io::sink()).map(drop))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already, and there is nobody to tell.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_answer(output: &mut ChildStdout) -> io::Result<Vec<u8>> {
    let mut len = [0; 4];
    output.read_exact(&mut len)?;
    let len = u32::from_be_bytes(len) as usize;
    if len > MAX_ANSWER {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "the answer is too long"));
    }
    let mut answer = Vec::with_capacity(len);
    output.take(len as u64).read_to_end(&mut answer)?;
    if answer.len() < len { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(answer) }
}

/// Does work that waits for a child, which is killed at the deadline so that the waiting ends.
fn before<T>(
    deadline: Instant,
    child: &mut Child,
    work: impl FnOnce() -> io::Result<T>,
) -> Result<T, NoAnswer> {
    thread::scope(|scope| {
        let (done, waiting) = mpsc::channel::<()>();
        let watchdog = scope.spawn(move || {
            let left = deadline.saturating_duration_since(Instant::now());
            let late = waiting.recv_timeout(left) == Err(RecvTimeoutError::Timeout);
            if late {
                let _ = child.kill();
            }
            late
        });
        let result = work();
        drop(done);
        let late = watchdog.join().unwrap_or(false);
        result.map_err(|error| if late { NoAnswer::Late } else { NoAnswer::Died(error) })
    })
}
