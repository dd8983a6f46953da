//! Asks JBMC again and again, with a larger bound each time, until it knows.
//!
//! A violation that JBMC finds within some bound is one whatever the bound. That nothing is violated counts only when no
//! loop and no recursion was cut off. So only "nothing but the bound is violated" leads to the next bound.

use std::path::Path;
use std::time::{Duration, Instant};

use jurat_exec::{Command, CommandLimits as Limits, Ended, Exit, Mode, Sandbox, Termination, Usage};

use super::call::Target;
use super::launcher::{Role, role};
use super::output::{self, NoAnswer, Output, Property, Status};
use super::survey;
use super::trust::{Doubt, doubts};

/// What JBMC is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The program.
    pub target: Target,
    /// When the answer must be there.
    pub deadline: Instant,
    /// Bytes that JBMC may use.
    pub memory: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Exploration {
    /// The answer.
    pub end: End,
    /// The largest bound that JBMC came to an end with; zero if it never did.
    pub bound: u32,
    /// What that bound cut off: properties of loops and recursions.
    pub cut_off: Vec<Property>,
    /// How often JBMC was started.
    pub n_runs: u32,
    /// Times of all runs together, and the most memory of one.
    pub usage: Usage,
}

/// JBMC's answer, as far as it counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// No execution violates anything, and we know no reason to doubt it.
    Proved,
    /// JBMC found executions that violate these, at least one. Whether they are real must be tried.
    Violated(Vec<Property>),
    /// Anything else.
    Undecided(Reason),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// JBMC could not be started.
    #[error("JBMC did not start: {0}")]
    NotStarted(String),
    /// The deadline came first.
    #[error("JBMC ran out of time")]
    Time,
    /// The memory did not suffice.
    #[error("JBMC ran out of memory")]
    Memory,
    /// No bound was large enough.
    #[error("a loop or recursion does not end within the largest bound")]
    Bound,
    /// JBMC died of a signal.
    #[error("JBMC was ended by signal {signal}{}", after_colon(.message))]
    Crashed {
        /// Its number.
        signal: i32,
        /// What it said at last.
        message: String,
    },
    /// JBMC ended with an error of its own.
    #[error("JBMC gave up with exit code {code}{}", after_colon(.message))]
    GaveUp {
        /// Its exit code.
        code: i32,
        /// What it said at last.
        message: String,
    },
    /// JBMC printed something else than an answer.
    #[error("JBMC's output cannot be read: {0}")]
    Unreadable(String),
    /// JBMC printed more than we keep.
    #[error("JBMC printed {n_bytes} bytes, more than the limit of {OUTPUT_LIMIT}")]
    TooMuchOutput {
        /// How much.
        n_bytes: u64,
    },
    /// JBMC left a property without an answer.
    #[error("JBMC says `{status}` about `{property}`")]
    NoStatus {
        /// Its id.
        property: String,
        /// JBMC's word.
        status: String,
    },
    /// Everything was stopped from outside.
    #[error("interrupted")]
    Interrupted,
    /// JBMC found no violation, but that does not have to mean that there is none.
    #[error("JBMC found no violation, but {}", listed(.0))]
    Untrusted(Vec<Doubt>),
}

/// Bytes of one answer that are kept. Traces of long executions are large.
pub const OUTPUT_LIMIT: usize = 64 << 20;

/// Each costs a multiple of the one before, if it costs anything: small steps would cost more than they save.
const BOUNDS: [u32; 10] = [5, 15, 50, 150, 500, 1_500, 5_000, 15_000, 50_000, 150_000];

/// Let JBMC answer.
pub fn explore(question: &Question) -> Exploration {
    Explorer::new(question, &|command, limits| {
        jurat_exec::run(command, limits, &sandbox(command)).map_err(|error| error.to_string())
    })
    .explore()
}

/// Runs a command; the words are those of a command that did not start.
type Run<'a> = &'a dyn Fn(&Command, &Limits) -> Result<Ended, String>;

struct Explorer<'a> {
    question: &'a Question,
    run: Run<'a>,
    bound: u32,
    cut_off: Vec<Property>,
    n_runs: u32,
    usage: Usage,
}

impl<'a> Explorer<'a> {
    fn new(question: &'a Question, run: Run<'a>) -> Explorer<'a> {
        Explorer { question, run, bound: 0, cut_off: Vec::new(), n_runs: 0, usage: Usage::default() }
    }

    fn explore(mut self) -> Exploration {
        let end = self.raise_bound().unwrap_or_else(End::Undecided);
        Exploration { end, bound: self.bound, cut_off: self.cut_off, n_runs: self.n_runs, usage: self.usage }
    }

    fn raise_bound(&mut self) -> Result<End, Reason> {
        for bound in BOUNDS {
            let output = self.check(bound)?;
            self.bound = bound;
            self.cut_off = self.violated(&output, &[Role::Bound]);
            let violated = self.violated(&output, &[Role::Assertion, Role::Uncaught]);
            if !violated.is_empty() {
                return Ok(End::Violated(violated));
            }
            if let Some(reason) = without_status(&output) {
                return Err(reason);
            }
            if self.cut_off.is_empty() {
                return self.judge(&output);
            }
        }
        Err(Reason::Bound)
    }

    /// JBMC says that everything holds. Does it?
    fn judge(&mut self, output: &Output) -> Result<End, Reason> {
        let stdout = self.answer(&self.question.target.survey())?.1;
        let survey = survey::parse(&stdout).map_err(Reason::Unreadable)?;
        let doubts = doubts(&self.question.target.entry_class, output, &survey);
        if doubts.is_empty() { Ok(End::Proved) } else { Err(Reason::Untrusted(doubts)) }
    }

    fn violated(&self, output: &Output, roles: &[Role]) -> Vec<Property> {
        let entry_class = &self.question.target.entry_class;
        let is_violated = |property: &&Property| matches!(property.status, Status::Failure(_));
        let violated = output.properties.iter().filter(is_violated);
        violated.filter(|property| roles.contains(&role(entry_class, property))).cloned().collect()
    }

    fn check(&mut self, bound: u32) -> Result<Output, Reason> {
        let (code, stdout) = self.answer(&self.question.target.check(bound))?;
        output::parse(&stdout).map_err(|no_answer| match no_answer {
            // What JBMC says when an allocation fails, which a limit on address space leads to.
            NoAnswer::GaveUp(errors) if errors.iter().any(|error| error == "Out of memory") => Reason::Memory,
            NoAnswer::GaveUp(errors) => Reason::GaveUp { code, message: errors.join("; ") },
            NoAnswer::Unreadable(reason) => Reason::Unreadable(reason),
        })
    }

    /// Run JBMC to its end; its exit code and what it printed.
    fn answer(&mut self, command: &Command) -> Result<(i32, Vec<u8>), Reason> {
        let ended = self.start(command)?;
        let code = match (ended.how.termination, ended.how.exit) {
            (Some(Termination::WallTime | Termination::CpuTime | Termination::SoftCpuTime), _) => {
                return Err(Reason::Time);
            }
            // All that is written is in memory.
            (Some(Termination::Memory | Termination::FilesCount | Termination::FilesSize), _) => {
                return Err(Reason::Memory);
            }
            // We set no limit on processes.
            (Some(Termination::Interrupted | Termination::Processes), _) => return Err(Reason::Interrupted),
            (None, Exit::Code(code)) => code,
            (None, Exit::Signal(signal)) => {
                return Err(Reason::Crashed { signal, message: last_words(&ended.stderr.bytes) });
            }
        };
        if ended.stdout.n_bytes > ended.stdout.bytes.len() as u64 {
            return Err(Reason::TooMuchOutput { n_bytes: ended.stdout.n_bytes });
        }
        if ended.stdout.bytes.is_empty() {
            return Err(Reason::GaveUp { code, message: last_words(&ended.stderr.bytes) });
        }
        Ok((code, ended.stdout.bytes))
    }

    fn start(&mut self, command: &Command) -> Result<Ended, Reason> {
        let left = self.question.deadline.saturating_duration_since(Instant::now());
        if left == Duration::ZERO {
            return Err(Reason::Time);
        }
        let limits = Limits {
            wall_time: Some(left),
            memory: Some(self.question.memory),
            output: OUTPUT_LIMIT,
            ..Limits::default()
        };
        self.n_runs += 1;
        let ended = (self.run)(command, &limits).map_err(Reason::NotStarted)?;
        self.usage.wall_time += ended.usage.wall_time;
        self.usage.cpu_time += ended.usage.cpu_time;
        self.usage.memory = self.usage.memory.max(ended.usage.memory);
        Ok(ended)
    }
}

fn without_status(output: &Output) -> Option<Reason> {
    output.properties.iter().find_map(|property| match &property.status {
        Status::Undecided(status) => {
            Some(Reason::NoStatus { property: property.id.clone(), status: status.clone() })
        }
        Status::Success | Status::Failure(_) => None,
    })
}

/// What the standard error says about a crash: the reason in a report, else the last line that is not empty.
fn last_words(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    let reason = text.lines().find_map(|line| line.strip_prefix("Reason: "));
    let last = || text.lines().map(str::trim).rfind(|line| !line.is_empty());
    reason.or_else(last).unwrap_or_default().to_owned()
}

fn after_colon(message: &str) -> String {
    if message.is_empty() { String::new() } else { format!(": {message}") }
}

fn listed(doubts: &[Doubt]) -> String {
    doubts.iter().map(Doubt::to_string).collect::<Vec<_>>().join("; ")
}

/// JBMC may be a script that starts what lies beside its own folder, and all of that may be below a folder that is private
/// in the sandbox.
fn sandbox(command: &Command) -> Sandbox {
    let program = command.program.canonicalize().unwrap_or_else(|_| command.program.clone());
    let folder = program.parent().filter(|folder| folder.ends_with("bin"));
    let home = folder.and_then(Path::parent).filter(|home| !home.starts_with("/usr"));
    let folders = home.map(|home| (home.to_owned(), Mode::ReadOnly)).into_iter().collect();
    Sandbox { folders, ..Sandbox::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_sentences() {
        let crashed = Reason::Crashed { signal: 6, message: last_words(b"Reason: odd\n--- end ---\n") };
        assert_eq!(crashed.to_string(), "JBMC was ended by signal 6: odd");
        let gave_up = Reason::GaveUp { code: 6, message: last_words(b"\n \n") };
        assert_eq!(gave_up.to_string(), "JBMC gave up with exit code 6");
        let methods = ["a", "b", "c", "d", "e", "f", "g"].map(str::to_owned).to_vec();
        let untrusted = Reason::Untrusted(vec![Doubt::Vacuous, Doubt::Bodiless(methods)]);
        assert_eq!(
            untrusted.to_string(),
            "JBMC found no violation, but no execution comes to an end, so that everything holds; \
             it has no code for `a`, `b`, `c`, `d`, `e` and 2 more"
        );
    }
}
