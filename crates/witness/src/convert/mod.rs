//! Conversion between the formats, through claims: what the target cannot express is listed, never silently lost.
//!
//! Both formats say the same things in different words, and the words need the program to be translated exactly:
//! GraphML speaks of states *after* an operation, YAML of places *before* a statement.

mod metadata;
mod site;
mod store;
mod to_graphml;
mod to_yaml;

use std::fmt;

use jurat_text::span::Span;

use crate::claims::{Claim, claims};
use crate::graphml;
use crate::model::{Kind, Witness};
use crate::program::Program;
use crate::yaml;

/// The formats that witnesses are converted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConversionTarget {
    /// GraphML 1.0.
    GraphMl,
    /// YAML 2.0.
    Yaml,
}

/// What is known beside the witness.
#[derive(Clone, Copy, Debug)]
pub struct ConversionContext<'a> {
    /// The program.
    pub program: Option<&'a Program>,
    /// The property, for witnesses that do not declare it.
    pub specification: Option<&'a str>,
    /// The time of the conversion, as `2026-01-31T12:00:00Z`, for witnesses that do not declare theirs.
    pub now: &'a str,
}

/// A converted witness.
#[derive(Clone, Debug)]
pub struct Converted {
    /// The text of the file.
    pub text: String,
    /// What the target cannot express, in the order of the witness.
    pub losses: Vec<Loss>,
    /// What was added because the target requires it.
    pub added: Vec<String>,
}

/// A claim that the target cannot express as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Where the witness makes the claim.
    pub span: Span,
    /// The claim.
    pub claim: String,
    /// How much of it is lost.
    pub degree: Degree,
    /// Why.
    pub reason: &'static str,
}

/// How much of a claim is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Degree {
    /// A weaker claim stands in its place.
    Weakened,
    /// All of it.
    Lost,
}

/// Something that the target requires and nobody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// What is missing and how to give it.
    pub reason: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

/// Converts a witness.
pub fn convert(
    witness: &Witness,
    target: ConversionTarget,
    surroundings: ConversionContext<'_>,
) -> Result<Converted, Missing> {
    let claims = claims(witness);
    let kind = witness.kind();
    let mut losses = Vec::new();
    let (metadata, added) = metadata::complete(witness, target, surroundings)?;
    let text = match target {
        ConversionTarget::GraphMl => {
            let automaton = to_graphml::automaton(&claims, kind, surroundings.program, &mut losses);
            graphml::write(&metadata, &automaton)
        }
        ConversionTarget::Yaml => {
            let language = metadata.language.as_ref().map(|language| language.value);
            let entries = to_yaml::entries(&claims, kind, language, surroundings.program, &mut losses);
            yaml::write(&metadata, &entries)
        }
    };
    losses.sort_by_key(|loss| loss.span);
    Ok(Converted { text, losses, added })
}

impl Loss {
    fn lost(claim: &Claim, reason: &'static str) -> Self {
        Self { span: claim.span, claim: claim.fact.to_string(), degree: Degree::Lost, reason }
    }

    fn weakened(claim: &Claim, reason: &'static str) -> Self {
        Self { span: claim.span, claim: claim.fact.to_string(), degree: Degree::Weakened, reason }
    }
}

/// Whether a claim is of this kind of witness: steps are of violations, everything else of correctness.
fn belongs(claim: &Claim, kind: Kind) -> bool {
    match kind {
        Kind::Correctness => claim.step.is_none(),
        Kind::Violation => claim.step.is_some(),
    }
}

/// The claims that do not belong, as losses.
fn strangers(claims: &[Claim], kind: Kind) -> impl Iterator<Item = Loss> {
    let reason = match kind {
        Kind::Correctness => "a correctness witness has no steps of a violation",
        Kind::Violation => "the claim is on no single path from the entry",
    };
    claims.iter().filter(move |claim| !belongs(claim, kind)).map(move |claim| Loss::lost(claim, reason))
}

/// Whether XML has no way to write a character, not even as a number.
fn is_unwritable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}')
}
