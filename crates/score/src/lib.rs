//! From results of runs to scores, ranks and plots, by the rules of SV-COMP. Pure: values in, values out.
//!
//! The way is [`Results`] (what runs came to), [`judge()`] (what is left of it once the validators were heard: a
//! [`Judged`]), [`standings()`] (scores and ranks in each category of a [`Structure`]), [`validators()`] (scores of the
//! validators themselves) and [`curves()`] (the score-based quantile plot). How many points an answer is worth is in the
//! [`Rules`].

mod confirmation;
pub mod files;
pub mod formula;
pub mod judge;
mod note;
pub mod quantile;
pub mod results;
pub mod rules;
pub mod standings;
pub mod structure;
pub mod validators;

pub use confirmation::Confirmation;
pub use judge::{Judged, JudgedRun, judge};
pub use note::Note;
pub use quantile::{Curve, curves};
pub use results::{
    Results, ScoredTask, ValidatorRun, ValidatorRuns, VerifierRun, VerifierRuns, WitnessClass,
};
pub use rules::Rules;
pub use standings::{CategoryStanding, Rank, StandingEntry, Standings, standings};
pub use structure::{CategoryId, CountedAnswers, Structure, WitnessKind};
pub use validators::{Track, validators};
