//! The web site of a competition: pages as strings, and where each file of the site is.
//!
//! All links are relative, so that the site works from any directory and any address.

mod category;
mod format;
mod index;
pub mod links;
mod participant;
mod participants;
mod plot;
mod reproduce;
mod scores;
mod task;

use jurat_compete::model::{Competition, Participant, Validator};
use jurat_compete::outcome::{CompetitionOutcome, Validated, Verified};
use jurat_compete::participant::Admitted;

use crate::score::{PLOT_STYLE, Scores};

pub use self::category::category;
pub use self::index::index;
pub use self::participant::{validator, verifier};
pub use self::reproduce::{Downloads, File, Inputs, Reproduction, reproduce};
pub use self::task::{TaskRuns, task};

/// All that the site shows.
#[derive(Clone, Copy)]
pub struct CompetitionSite<'a> {
    /// The competition.
    pub competition: &'a Competition,
    /// What it came to.
    pub outcome: &'a CompetitionOutcome,
    /// What the verifiers came to, in the order of the competition.
    pub verified: &'a [Verified<'a>],
    /// What the validators came to.
    pub validated: &'a [Validated<'a>],
    /// What was admitted, by archive.
    pub admitted: &'a [Admitted],
}

/// What all pages share.
struct Frame<'a> {
    competition: &'a str,
    /// The way from the page to the top of the site.
    root: &'static str,
    version: &'static str,
    plot_style: &'static str,
}

impl<'a> CompetitionSite<'a> {
    /// What the competition came to, for tables and plots.
    pub fn scores(&self) -> Scores<'a> {
        let outcome = self.outcome;
        Scores {
            structure: &outcome.structure,
            rules: &outcome.rules,
            judged: &outcome.judged,
            standings: &outcome.standings,
            tracks: &outcome.tracks,
        }
    }

    /// What a page shares with all others; `depth` is how many directories it is below the top.
    fn frame(&self, depth: usize) -> Frame<'a> {
        let root = if depth == 0 { "" } else { "../" };
        Frame {
            competition: &self.competition.name,
            root,
            version: env!("CARGO_PKG_VERSION"),
            plot_style: PLOT_STYLE,
        }
    }

    /// What a validator says about its version; empty if no witness came as far as to it.
    fn version_of(&self, validator: &Validator) -> &'a str {
        let id = &validator.participant.id;
        let own = self.validated.iter().find(|it| it.validator.participant.id == *id);
        own.map_or("", |it| &it.answers.version)
    }

    fn archive_of(&self, participant: &Participant) -> &'a Admitted {
        &self.admitted[participant.archive]
    }
}
