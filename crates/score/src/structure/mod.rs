//! The categories of a competition, who takes part, and in which order tables show them.
//!
//! A [`Structure`] is read from SV-COMP's `category-structure.yml` by [`read`], or made of a [`Draft`] by
//! [`Structure::new`].

mod draft;
mod read;
mod tools;
mod validator;

use rustc_hash::FxHashMap;

pub use self::draft::{Draft, DraftCategory, DraftError};
pub use self::read::read;
pub use self::validator::{ListedValidator, WitnessKind};

/// The categories of a competition and who takes part. Invariant: names are unique, and each category comes after
/// its members.
#[derive(Clone, Debug)]
pub struct Structure {
    /// The name of the competition; empty if it has none.
    pub competition: String,
    /// The year; empty if nobody said it.
    pub year: String,
    /// Who takes part with a verifier, in the order of the tables; others are added behind them.
    pub participants: Vec<ListedParticipant>,
    /// Who looks at witnesses; the names of others tell.
    pub validators: Vec<ListedValidator>,
    categories: Vec<ScoredCategory>,
    by_name: FxHashMap<String, CategoryId>,
    table_order: Vec<CategoryId>,
}

/// Who takes part with a verifier.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListedParticipant {
    /// The name in result files.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Where people find more.
    pub url: Option<String>,
    /// Who represents it in the jury.
    pub jury_member: Option<String>,
    /// Where they work.
    pub affiliation: Option<String>,
    /// Whether it is listed, but cannot win.
    pub is_hors_concours: bool,
}

/// A category.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredCategory {
    /// Its name.
    pub name: String,
    /// What it is made of.
    pub kind: CategoryKind,
    /// Whether it is only shown, and counts in no meta category that is more than that.
    pub is_demo: bool,
    /// Whether it has witnesses for validators only, and no verifier is scored in it.
    pub is_validation_only: bool,
    /// Who is listed in it but not ranked, because they did not want to be.
    pub opted_out: Vec<String>,
    /// Who takes part by its own wish, although no meta category lists it.
    pub opted_in: Vec<String>,
    /// The witnesses that nobody asks for in it: such answers count without.
    pub without_witness: Vec<WitnessKind>,
}

/// What a category is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CategoryKind {
    /// Of tasks.
    Base,
    /// Of other categories.
    Meta {
        /// The categories, in their order.
        members: Vec<CategoryId>,
        /// Which answers count.
        answers: CountedAnswers,
        /// The verifiers that are scored in it; all if there are none.
        verifiers: Vec<String>,
    },
}

/// Which answers count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CountedAnswers {
    /// All.
    #[default]
    All,
    /// Only `false`: who finds the most violations.
    OnlyFalse,
    /// Only `true`: who finds the most proofs.
    OnlyTrue,
}

/// A category of a structure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CategoryId(u32);

impl CategoryId {
    pub(crate) fn idx(self) -> usize {
        self.0 as usize
    }
}

impl Structure {
    /// A category.
    pub fn category(&self, id: CategoryId) -> &ScoredCategory {
        &self.categories[id.idx()]
    }

    /// The category of this name.
    pub fn find(&self, name: &str) -> Option<CategoryId> {
        self.by_name.get(name).copied()
    }

    /// All categories, members before what is made of them.
    pub fn process_order(&self) -> impl DoubleEndedIterator<Item = CategoryId> + ExactSizeIterator + use<> {
        (0..self.categories.len() as u32).map(CategoryId)
    }

    /// All categories, as tables show them.
    pub fn table_order(&self) -> &[CategoryId] {
        &self.table_order
    }

    /// The categories of which a meta category is made that count in it: none without verifiers, and demos only in demos.
    pub fn members(&self, id: CategoryId) -> impl Iterator<Item = CategoryId> {
        self.members_for_validators(id).filter(|member| !self.category(*member).is_validation_only)
    }

    /// The categories of which a meta category is made that count for validators: demos only in demos.
    pub fn members_for_validators(&self, id: CategoryId) -> impl Iterator<Item = CategoryId> {
        let members = match &self.category(id).kind {
            CategoryKind::Base => &[][..],
            CategoryKind::Meta { members, .. } => members,
        };
        let is_demo = self.category(id).is_demo;
        members.iter().copied().filter(move |member| is_demo || !self.category(*member).is_demo)
    }

    /// The base categories below a category, or itself, each once, in process order.
    pub fn bases(&self, id: CategoryId) -> Vec<CategoryId> {
        // Members come before what is made of them, so one look back suffices.
        let mut is_below = vec![false; id.idx() + 1];
        is_below[id.idx()] = true;
        let mut bases = Vec::new();
        for category in self.process_order().take(id.idx() + 1).rev() {
            if !is_below[category.idx()] {
                continue;
            }
            if self.category(category).is_base() {
                bases.push(category);
            }
            for member in self.members(category) {
                is_below[member.idx()] = true;
            }
        }
        bases.reverse();
        bases
    }

    /// Who takes part under this name, if the structure knows.
    pub fn participant(&self, id: &str) -> Option<&ListedParticipant> {
        self.participants.iter().find(|participant| participant.id == id)
    }

    /// The name for people of a verifier.
    pub fn display_name<'a>(&'a self, verifier: &'a str) -> &'a str {
        self.participant(verifier).map_or(verifier, |participant| &participant.name)
    }

    /// The validator of this name: a declared one, or what its name tells.
    pub fn validator(&self, id: &str) -> ListedValidator {
        let declared = self.validators.iter().find(|validator| validator.id == id);
        declared.cloned().unwrap_or_else(|| ListedValidator::from_id(id))
    }

    /// The verifiers that should have results in a base category: listed in a meta category above it, or opted in.
    pub fn invited(&self, base: CategoryId) -> Vec<&str> {
        let category = self.category(base);
        let metas = self.process_order().map(|id| self.category(id));
        let listed = metas.flat_map(|meta| {
            let verifiers = match &meta.kind {
                CategoryKind::Meta { members, verifiers, .. } if members.contains(&base) => &verifiers[..],
                CategoryKind::Base | CategoryKind::Meta { .. } => &[],
            };
            verifiers.iter().filter(|verifier| !meta.opted_out.contains(verifier))
        });
        let mut invited: Vec<&str> = listed.chain(&category.opted_in).map(String::as_str).collect();
        invited.retain(|verifier| !category.opted_out.iter().any(|out| out == verifier));
        // Some are validators, or do not take part this year.
        invited.retain(|verifier| self.participants.is_empty() || self.participant(verifier).is_some());
        invited.sort_unstable();
        invited.dedup();
        invited
    }
}

impl ScoredCategory {
    /// Whether it is made of tasks.
    pub fn is_base(&self) -> bool {
        self.kind == CategoryKind::Base
    }

    /// Which answers count in it.
    pub fn answers(&self) -> CountedAnswers {
        match self.kind {
            CategoryKind::Base => CountedAnswers::All,
            CategoryKind::Meta { answers, .. } => answers,
        }
    }

    /// Whether a verifier is scored in it, if it has results.
    pub fn admits(&self, verifier: &str) -> bool {
        match &self.kind {
            CategoryKind::Base => true,
            CategoryKind::Meta { verifiers, .. } => {
                verifiers.is_empty() || verifiers.iter().any(|listed| listed == verifier)
            }
        }
    }
}
