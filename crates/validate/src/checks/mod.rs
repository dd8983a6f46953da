//! Claims to checks: where in the program each claim can be tested, and against what.
//!
//! Every claim ends as exactly one of three: *checked*, *wildcard* (understood, but it says nothing that can be tested), or
//! *dropped* (with a reason). Stores of one thing on one line make one check, whose expectations are the claims in the order
//! of the witness; a condition makes a check of its own.
//!
//! Leaving a site out is sound: what is seen is then still a sub-sequence of what was done, and that must be a sub-sequence of
//! what was claimed. To watch a site whose stores were not claimed would not be; so what is not certain is left out.

mod callee;
mod captures;
mod condition;
mod expect;
mod expression;
mod fate;
mod index;
mod objects;
mod purity;
mod resolve;
mod slots;
mod subject;

use jurat_java::sites::{Lines, Sites, StoreTarget};
use smol_str::SmolStr;

use crate::ids::{CheckId, ClaimId, SourceId};

pub(crate) use expect::Kind;
pub use expect::{Expect, Expectation};
pub use fate::{Counts, Dropped, Fate, Wildcard};
pub(crate) use index::is_in;
pub use resolve::resolve;
pub use slots::{NoTables, VariableTables, needs_tables};

/// What is tested, and where.
#[derive(Clone, Debug)]
pub struct Check {
    /// The source that it is in.
    pub source: SourceId,
    /// The line that the claims name.
    pub line: u32,
    /// What it is about, for people: `longest`, `.next`, `loop invariant`.
    pub subject: SmolStr,
    /// What is expected.
    pub expected: Expected,
    /// Where it is woven in.
    pub sites: Vec<Site>,
}

/// What a check expects.
#[derive(Clone, Debug)]
pub enum Expected {
    /// These values, in this order.
    Values(Vec<Expectation>),
    /// This condition, always; with the claim that says so.
    Condition {
        /// A Java expression.
        expression: SmolStr,
        /// The claim.
        claim: ClaimId,
    },
}

/// A site of a source file, by its index in the list of its kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// A store to a variable or field.
    Store(usize),
    /// A store to an element.
    Element(usize),
    /// The elements of a new array that lists them.
    Elements(usize),
    /// The length of a new array.
    Length(usize),
    /// An argument of a call.
    Argument {
        /// The call.
        call: usize,
        /// Which argument.
        argument: usize,
        /// The type of the parameter.
        type_name: SmolStr,
    },
    /// Before the condition of a loop.
    LoopHead(usize),
    /// Before a statement.
    Before(usize),
    /// Behind a statement.
    After(usize),
}

impl Site {
    /// The type of what is seen there, if the source tells.
    pub(crate) fn type_name<'a>(&'a self, sites: &'a Sites) -> Option<&'a str> {
        match self {
            Self::Store(store) => match &sites.stores[*store].target {
                StoreTarget::Local { type_name, .. } | StoreTarget::Field { type_name, .. } => {
                    type_name.as_deref()
                }
                StoreTarget::Element => None,
            },
            Self::Length(_) => Some("int"),
            Self::Argument { type_name, .. } => Some(type_name),
            Self::Element(_) | Self::Elements(_) | Self::LoopHead(_) | Self::Before(_) | Self::After(_) => {
                None
            }
        }
    }
}

impl Site {
    /// The lines that it can be attributed to; conditions have no need of them.
    pub(crate) fn lines(&self, sites: &Sites) -> Option<Lines> {
        match self {
            Self::Store(idx) | Self::Element(idx) => Some(sites.stores[*idx].lines),
            Self::Elements(idx) | Self::Length(idx) => Some(sites.arrays[*idx].lines),
            Self::Argument { call, .. } => Some(sites.calls[*call].lines),
            Self::LoopHead(_) | Self::Before(_) | Self::After(_) => None,
        }
    }

    /// The method that it is in, an index, and whether it is in a loop there; conditions have no need of it.
    pub(crate) fn method(&self, sites: &Sites) -> Option<(usize, bool)> {
        match self {
            Self::Store(idx) | Self::Element(idx) => {
                let store = &sites.stores[*idx];
                Some((store.method, store.is_in_loop))
            }
            Self::Elements(idx) | Self::Length(idx) => {
                let array = &sites.arrays[*idx];
                Some((array.method, array.is_in_loop))
            }
            Self::Argument { call, .. } => {
                let call = &sites.calls[*call];
                Some((call.method, call.is_in_loop))
            }
            Self::LoopHead(_) | Self::Before(_) | Self::After(_) => None,
        }
    }
}

impl Check {
    /// The different expressions that are claimed. Each is evaluated before the store, in this order.
    pub(crate) fn expressions(&self) -> Vec<&SmolStr> {
        match &self.expected {
            Expected::Values(expectations) => expressions(expectations),
            Expected::Condition { .. } => Vec::new(),
        }
    }

    /// Whether some claim is tested, so that it is worth weaving.
    pub fn is_live(&self) -> bool {
        let says_something = match &self.expected {
            Expected::Values(expectations) => expectations.iter().any(|it| it.expect != Expect::Any),
            Expected::Condition { .. } => true,
        };
        says_something && !self.sites.is_empty()
    }
}

/// The different expressions among what is expected, in the order in which they come first.
pub(crate) fn expressions(expectations: &[Expectation]) -> Vec<&SmolStr> {
    let mut found = Vec::new();
    for expectation in expectations {
        if let Expect::Expression(text) = &expectation.expect
            && !found.contains(&text)
        {
            found.push(text);
        }
    }
    found
}

/// Which of the different expressions of a check this is.
pub(crate) fn number_of(text: &SmolStr, expressions: &[&SmolStr]) -> usize {
    expressions.iter().position(|it| *it == text).unwrap_or_default()
}

/// Checks with their numbers.
pub(crate) fn numbered(checks: &[Check]) -> impl Iterator<Item = (CheckId, &Check)> {
    checks.iter().enumerate().map(|(idx, check)| (CheckId::at(idx), check))
}

/// All claims of a witness, resolved.
#[derive(Clone, Debug, Default)]
pub struct Checks {
    /// The checks.
    pub checks: Vec<Check>,
    /// What becomes of each claim, in the order of the claims.
    pub fates: Vec<Fate>,
}

impl Checks {
    /// The checks with their numbers.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (CheckId, &Check)> {
        numbered(&self.checks)
    }

    /// How many claims met which fate.
    pub fn counts(&self) -> Counts {
        Counts::of(&self.fates)
    }

    /// Takes a site from a check, because it cannot be woven there. A check without sites drops its claims.
    pub fn remove_site(&mut self, check: CheckId, site: &Site, reason: &Dropped) {
        let Some(found) = self.checks.get_mut(check.index()) else { return };
        found.sites.retain(|other| other != site);
        if found.sites.is_empty() {
            for fate in &mut self.fates {
                if matches!(fate, Fate::Checked { check: id } if *id == check) {
                    *fate = Fate::Dropped(reason.clone());
                }
            }
        }
    }
}
