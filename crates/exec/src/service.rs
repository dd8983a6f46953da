//! A command that answers as long as it lives.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use nix::libc;

use crate::capture::Stream;
use crate::command::{Captured, Command, CommandLimits, Ended, Exit, HowEnded, Sandbox, Termination, Usage};
use crate::error::CommandStartError;
use crate::launch::{Streams, launch, pipe};
use crate::registry::Tree;
use crate::sandbox::Layout;
use crate::supervise::{Alarm, Outcome, supervise};

/// A command that answers as long as it lives: its input and output are pipes. Dropping it ends it, with everything
/// that it has started.
pub struct Service {
    stdin: Box<dyn Write + Send>,
    stdout: BufReader<File>,
    stderr: Arc<Mutex<Captured>>,
    tree: Arc<Tree>,
    alarm: Arc<Alarm>,
    state: State,
}

enum State {
    /// Watched by this thread, which has also started it: the kernel ends a command with the thread that started it.
    Alive(JoinHandle<Option<Outcome>>),
    Dead(Outcome),
}

impl Service {
    /// Starts it. The limits are for its whole life; [`Command::input`] is not used.
    pub fn start(
        command: &Command,
        limits: &CommandLimits,
        sandbox: &Sandbox,
    ) -> Result<Service, CommandStartError> {
        let (stdin_end, stdin) = pipe()?;
        let (stdout, stdout_end) = pipe()?;
        let (stderr, stderr_end) = pipe()?;
        let (stderr, captured) = Stream::kept(stderr, limits.output);
        let alarm = Arc::new(Alarm::new().map_err(CommandStartError::system("make an event"))?);
        let watcher = Watcher {
            command: command.clone(),
            limits: limits.clone(),
            sandbox: sandbox.clone(),
            stderr,
            alarm: Arc::clone(&alarm),
        };
        let streams = Streams { stdin: stdin_end, stdout: stdout_end, stderr: stderr_end };
        let (tree, thread) = watcher.start(streams)?;
        Ok(Service {
            stdin: Box::new(File::from(stdin)),
            stdout: BufReader::new(File::from(stdout)),
            stderr: captured,
            tree,
            alarm,
            state: State::Alive(thread),
        })
    }

    /// What it reads.
    pub fn stdin(&mut self) -> &mut (dyn Write + Send) {
        &mut self.stdin
    }

    /// What it writes. It ends when the service has ended, for whatever reason.
    pub fn stdout(&mut self) -> &mut (dyn BufRead + Send) {
        &mut self.stdout
    }

    /// Both at once, for those who write and read in different threads.
    pub fn split(&mut self) -> (&mut (dyn Write + Send), &mut (dyn BufRead + Send)) {
        (&mut self.stdin, &mut self.stdout)
    }

    /// The beginning of what it has written to its standard error so far.
    pub fn stderr(&self) -> String {
        let captured = self.stderr.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&captured.bytes).into_owned()
    }

    /// When this moment passes, the service is ended as if it had reached its wall time; so a read that waits for an
    /// answer comes back. Without one, only the wall time counts.
    pub fn set_deadline(&self, deadline: Option<Instant>) {
        self.alarm.set(deadline);
    }

    /// Ends it now, with everything that it has started.
    pub fn kill(&mut self) {
        self.tree.interrupt();
    }

    /// Closes its input, waits for its end, and tells how that came. A service that does not end with its input is
    /// waited for until a limit or the deadline ends it.
    ///
    /// Output that nobody has read is thrown away.
    pub fn end(&mut self) -> Ended {
        self.stdin = Box::new(io::sink());
        let _ = io::copy(&mut self.stdout, &mut io::sink());
        let Outcome { how, usage } = self.join();
        let stderr = self.stderr.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Ended { how, usage, stdout: Captured::default(), stderr }
    }

    fn join(&mut self) -> Outcome {
        // What is left if the thread has panicked, which has ended the command as well.
        let how = HowEnded { exit: Exit::Signal(libc::SIGKILL), termination: Some(Termination::Interrupted) };
        let lost = Outcome { how, usage: Usage::default() };
        let outcome = match std::mem::replace(&mut self.state, State::Dead(lost.clone())) {
            State::Alive(thread) => thread.join().ok().flatten().unwrap_or(lost),
            State::Dead(outcome) => outcome,
        };
        self.state = State::Dead(outcome.clone());
        outcome
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.kill();
        self.join();
    }
}

/// The thread that starts a service and watches it.
struct Watcher {
    command: Command,
    limits: CommandLimits,
    sandbox: Sandbox,
    stderr: Stream<'static>,
    alarm: Arc<Alarm>,
}

/// What a watcher says first.
type Started = Result<Arc<Tree>, CommandStartError>;

impl Watcher {
    fn start(self, streams: Streams) -> Result<(Arc<Tree>, JoinHandle<Option<Outcome>>), CommandStartError> {
        let no_thread = |reason| CommandStartError::System { action: "start a thread", reason };
        let (sender, receiver) = sync_channel(1);
        let thread = thread::Builder::new()
            .name("service".to_owned())
            .spawn(move || self.watch(streams, &sender))
            .map_err(no_thread)?;
        // A thread that says nothing has panicked.
        let started = receiver.recv().map_err(|_| no_thread(io::ErrorKind::Other.into()))?;
        Ok((started?, thread))
    }

    /// Absent if it did not start.
    fn watch(mut self, streams: Streams, started: &SyncSender<Started>) -> Option<Outcome> {
        let network = self.sandbox.network;
        let launched = Layout::new(&self.command, &self.sandbox)
            .and_then(|layout| launch(&self.command, &self.limits, &layout, network, streams));
        let child = match launched {
            Ok(child) => child,
            Err(error) => {
                let _ = started.send(Err(error));
                return None;
            }
        };
        let _ = started.send(Ok(Arc::clone(child.registered.tree())));
        let streams = std::slice::from_mut(&mut self.stderr);
        Some(supervise(child, &self.limits, streams, Some(&self.alarm), &mut |_| ()).0)
    }
}
