//! JVMs that compile: one that runs to its end, and one that answers requests, each before a deadline.

use std::ffi::OsString;
use std::io::{self, BufRead, Read};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use jurat_exec::{
    Command, CommandLimits, CommandStartError, Ended, Exit, HowEnded, Input, Mode, Sandbox, Service,
    Termination,
};

use super::cache::Folder;
use crate::jdk::Jdk;

/// More bytes than all class files of any program have.
const MAX_ANSWER: u64 = 512 << 20;

/// An answer is copied more than once, and whoever asks has little more memory than the process that answers.
const ANSWER_SHARE: u64 = 4;

/// Of what a JVM says when it fails, more does not help.
const MAX_COMPLAINT: usize = 4096;

/// A JVM to start.
#[derive(Debug)]
pub(crate) struct Jvm<'j> {
    pub(crate) jdk: &'j Jdk,
    pub(crate) arguments: Vec<OsString>,
    /// Where it starts.
    pub(crate) folder: &'j Folder,
    /// Whether it may write in the directory.
    pub(crate) writes: bool,
    /// What it reads beside the directory and the JDK.
    pub(crate) reads: Vec<PathBuf>,
    /// Bytes that it may have in use.
    pub(crate) memory: u64,
}

impl Jvm<'_> {
    /// Runs it to its end. The inner result is what it said when it failed.
    pub(crate) fn run(&self, wall_time: Duration) -> Result<Result<(), String>, CommandStartError> {
        let limits = CommandLimits { wall_time: Some(wall_time), ..self.limits() };
        let ended = jurat_exec::run(&self.command(), &limits, &self.sandbox())?;
        Ok(if ended.how == HowEnded::SUCCESS { Ok(()) } else { Err(complaint(&ended)) })
    }

    /// Starts it and does not wait for it.
    pub(crate) fn start(&self) -> Result<Process, CommandStartError> {
        let service = Service::start(&self.command(), &self.limits(), &self.sandbox())?;
        Ok(Process { service, max_answer: MAX_ANSWER.min(self.memory / ANSWER_SHARE) })
    }

    fn command(&self) -> Command {
        Command {
            program: self.jdk.java.clone(),
            arguments: self.arguments.clone(),
            // Names and texts are UTF-8, messages are in English.
            environment: vec![("LC_ALL".into(), "C.UTF-8".into())],
            directory: self.folder.path().to_owned(),
            input: Input::Empty,
        }
    }

    /// The JVM limits its heap itself.
    fn limits(&self) -> CommandLimits {
        CommandLimits { memory: Some(self.memory), output: MAX_COMPLAINT, ..CommandLimits::default() }
    }

    fn sandbox(&self) -> Sandbox {
        let read = self.reads.iter().chain([&self.jdk.home]).map(|path| (path.clone(), Mode::ReadOnly));
        let written = self.writes.then(|| (self.folder.path().to_owned(), Mode::FullAccess));
        Sandbox { folders: read.chain(written).collect(), ..Sandbox::default() }
    }
}

/// A running JVM; it ends with this value.
pub(crate) struct Process {
    service: Service,
    /// In bytes.
    max_answer: u64,
}

/// Why there is no answer. The process is of no more use.
#[derive(Debug)]
pub(crate) enum NoAnswer {
    /// The deadline came first.
    Late,
    /// We were told to stop everything.
    Interrupted,
    /// The answer has more bytes than there is room for.
    TooLarge,
    /// The process ended, or closed its streams, or answered with more than is sensible.
    Died(String),
}

impl Process {
    /// Sends a request and waits for the answer: four bytes of length, the highest first, and as many bytes.
    pub(crate) fn exchange(&mut self, request: &[u8], deadline: Instant) -> Result<Vec<u8>, NoAnswer> {
        self.service.set_deadline(Some(deadline));
        let (stdin, stdout) = self.service.split();
        let written = stdin.write_all(request).and_then(|()| stdin.flush());
        match written.and_then(|()| read_answer(stdout, self.max_answer)) {
            Ok(answer) => {
                self.service.set_deadline(None);
                Ok(answer)
            }
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
                self.service.kill();
                Err(NoAnswer::TooLarge)
            }
            Err(_) => Err(self.no_answer()),
        }
    }

    /// Lets the process end by itself, which it does when its input ends. Returns whether it did, without complaint.
    pub(crate) fn finish(mut self, deadline: Instant) -> bool {
        self.service.set_deadline(Some(deadline));
        self.service.end().how == HowEnded::SUCCESS
    }

    fn no_answer(&mut self) -> NoAnswer {
        let ended = self.service.end();
        match ended.how.termination {
            Some(Termination::WallTime) => NoAnswer::Late,
            Some(Termination::Interrupted) => NoAnswer::Interrupted,
            Some(_) | None => NoAnswer::Died(complaint(&ended)),
        }
    }
}

fn read_answer(output: &mut dyn BufRead, most: u64) -> io::Result<Vec<u8>> {
    let mut len = [0; 4];
    output.read_exact(&mut len)?;
    let len = u64::from(u32::from_be_bytes(len));
    // What a JVM that crashes has to say is no length.
    if len > MAX_ANSWER {
        return Err(io::ErrorKind::InvalidData.into());
    }
    if len > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut answer = Vec::with_capacity(len as usize);
    output.take(len).read_to_end(&mut answer)?;
    if (answer.len() as u64) < len { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(answer) }
}

/// How it ended, and the first line of what it said.
fn complaint(ended: &Ended) -> String {
    let how = match (ended.how.termination, ended.how.exit) {
        (Some(Termination::Interrupted), _) => "it was interrupted".to_owned(),
        (Some(limit), _) => format!("it reached a limit ({limit:?})"),
        (None, Exit::Code(code)) => format!("it ended with code {code}"),
        (None, Exit::Signal(signal)) => format!("it ended by signal {signal}"),
    };
    let said = String::from_utf8_lossy(&ended.stderr.bytes);
    match said.lines().find(|line| !line.trim().is_empty()) {
        Some(line) => format!("{how}: {line}"),
        None => how,
    }
}
