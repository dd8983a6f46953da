//! A witness, a program and a property to a verdict. Each phase makes a value of that of the one before, and changes nothing.
//!
//! ```text
//! claims ─▶ Prepared ─▶ Resolved ─▶ Compiled ─▶ Answer ─▶ Validation
//! ```

mod aim;
mod compiled;
mod conclude;
mod prepared;
mod reached;
mod resolved;

use std::time::Instant;

use jurat_quota::Quota;
use jurat_witness::Reading;
use jurat_witness::claims::{Claim, claims};

use crate::admit::{admit, entries};
use crate::build::Builder;
use crate::engines::{self, Answer};
use crate::follow::follow;
use crate::options::Options;
use crate::task::{ProgramParts, Task};
use crate::validation::Validation;
use crate::verdict::Unknown;
use aim::Aim;
use compiled::Compiled;
use conclude::conclude;
use prepared::prepare;
use reached::{Reached, Stopped};
use resolved::resolve;

/// Validates a witness.
pub fn validate(task: Task<'_>, reading: &Reading, options: &Options, builder: &mut Builder) -> Validation {
    let start = Instant::now();
    let quota = options.quota(start);
    let claims = claims(&reading.witness);
    let admitted = admit(reading, &claims, task.program, task.property, options.force, &quota);
    let entries = if options.force { Vec::new() } else { entries(reading) };
    let setting = Setting::new(task, ProgramParts::none(), options, start, &quota);
    let setting = Setting { entries: &entries, ..setting };
    decide(setting, admitted.map(|()| Aim::of(reading)), claims, builder)
}

/// Decides the property without a witness: there are no claims then.
pub fn verify(task: Task<'_>, options: &Options, builder: &mut Builder) -> Validation {
    verify_program(task, ProgramParts::none(), options, builder)
}

/// The same of a program that has class files, too, or starts elsewhere.
pub fn verify_program(
    task: Task<'_>,
    parts: ProgramParts<'_>,
    options: &Options,
    builder: &mut Builder,
) -> Validation {
    let start = Instant::now();
    let quota = options.quota(start);
    decide(Setting::new(task, parts, options, start, &quota), Ok(Aim::Prove), Vec::new(), builder)
}

/// What all phases know.
#[derive(Clone, Copy)]
struct Setting<'a> {
    task: Task<'a>,
    parts: ProgramParts<'a>,
    /// The classes whose `main` the witness says to start with.
    entries: &'a [String],
    options: &'a Options,
    start: Instant,
    deadline: Instant,
    quota: &'a Quota,
}

impl<'a> Setting<'a> {
    fn new(
        task: Task<'a>,
        parts: ProgramParts<'a>,
        options: &'a Options,
        start: Instant,
        quota: &'a Quota,
    ) -> Self {
        Self { task, parts, entries: &[], options, start, deadline: start + options.timeout, quota }
    }
}

fn decide(
    setting: Setting<'_>,
    aim: Result<Aim, Unknown>,
    claims: Vec<Claim>,
    builder: &mut Builder,
) -> Validation {
    let ran = aim.map_err(Stopped::at_once).and_then(|aim| run(setting, &aim, &claims, builder));
    let (reached, answer) = match ran {
        Ok((reached, answer)) => (reached, Ok(answer)),
        Err(stopped) => (stopped.reached, Err(stopped.why)),
    };
    conclude(setting, claims, reached, answer)
}

/// One phase after the other.
fn run(
    setting: Setting<'_>,
    aim: &Aim,
    claims: &[Claim],
    builder: &mut Builder,
) -> Result<(Reached, Answer), Box<Stopped>> {
    let prepared = prepare(setting, builder)?;
    let resolved = resolve(setting, aim, claims, prepared, builder)?;
    let compiled = compiled::compile(setting, resolved, builder)?;
    match ask(setting, aim, &compiled, builder) {
        Ok(answer) => Ok((Reached::answer(aim, claims, compiled, &answer), answer)),
        Err(why) => Err(Stopped::after(compiled, why)),
    }
}

fn ask(
    setting: Setting<'_>,
    aim: &Aim,
    compiled: &Compiled,
    builder: &mut Builder,
) -> Result<Answer, Unknown> {
    let question = compiled.question(setting);
    match aim {
        Aim::Prove => engines::decide(&question, builder),
        Aim::Follow { .. } => follow(&question, builder),
    }
}
