//! JBMC as an engine: all executions, as far as its word counts.

use crate::build::Builder;
use crate::engine::{Answer, Engine, Question};
use crate::outcome::{Outcome, Undecided};
use crate::verdict::Unknown;

/// Asks JBMC.
pub(crate) fn prove(question: &Question<'_>, _builder: &mut Builder) -> Result<Answer, Unknown> {
    let reason = question.options.jbmc.clone().err().unwrap_or_default();
    Ok(Answer {
        engine: Engine::Jbmc,
        outcome: Outcome::Undecided(Undecided::Missing(reason)),
        notes: Vec::new(),
        usage: jurat_exec::Usage::default(),
    })
}
