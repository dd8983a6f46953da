//! Categories by name, checked and put in order.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{
    CategoryId, CategoryKind, CountedAnswers, ListedParticipant, ListedValidator, ScoredCategory, Structure,
    WitnessKind,
};

/// More than any competition has; Overall, its main categories and their parts are three.
const MAX_DEPTH: usize = 32;

/// A structure that nobody has checked yet. Categories are named, also those that meta categories are made of.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The name of the competition.
    pub competition: String,
    /// The year.
    pub year: String,
    /// Who takes part with a verifier.
    pub participants: Vec<ListedParticipant>,
    /// Who looks at witnesses.
    pub validators: Vec<ListedValidator>,
    /// The categories. A member that is not among them is a base category.
    pub categories: Vec<DraftCategory>,
    /// The order of tables; what is missing comes behind.
    pub table_order: Vec<String>,
}

/// A category that nobody has checked yet.
#[derive(Clone, Debug, Default)]
pub struct DraftCategory {
    /// Its name.
    pub name: String,
    /// What a meta category is made of; absent of a base category.
    pub members: Option<Vec<String>>,
    /// Which answers count in a meta category.
    pub answers: CountedAnswers,
    /// The verifiers that are scored in a meta category; all if there are none.
    pub verifiers: Vec<String>,
    /// Whether it is only shown.
    pub is_demo: bool,
    /// Whether no verifier is scored in it.
    pub is_validation_only: bool,
    /// Who is listed but not ranked.
    pub opted_out: Vec<String>,
    /// Who takes part although no meta category lists it.
    pub opted_in: Vec<String>,
    /// The witnesses that nobody asks for.
    pub without_witness: Vec<WitnessKind>,
}

/// Why categories make no structure.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DraftError {
    /// A name is used twice.
    #[error("two categories are called `{0}`")]
    Duplicate(String),
    /// A category is a part of itself.
    #[error("the category `{0}` is a part of itself")]
    Cycle(String),
    /// A meta category that is made of nothing.
    #[error("the meta category `{0}` is made of no categories")]
    Empty(String),
    /// Categories within categories within categories …
    #[error("the category `{0}` is nested more than {MAX_DEPTH} deep")]
    TooDeep(String),
    /// The table order names what is not there.
    #[error("the order of tables names `{0}`, which is no category")]
    UnknownInOrder(String),
}

impl Structure {
    /// A structure, if names are unique and no category is a part of itself.
    pub fn new(draft: Draft) -> Result<Self, DraftError> {
        let mut builder =
            Builder { drafts: FxHashMap::default(), order: Vec::new(), states: FxHashMap::default() };
        let names: Vec<String> = draft.categories.iter().map(|category| category.name.clone()).collect();
        for category in draft.categories {
            if category.members.as_ref().is_some_and(Vec::is_empty) {
                return Err(DraftError::Empty(category.name));
            }
            if let Some(twice) = builder.drafts.insert(category.name.clone(), category) {
                return Err(DraftError::Duplicate(twice.name));
            }
        }
        for name in &names {
            builder.visit(name, 0)?;
        }
        let by_name: FxHashMap<String, CategoryId> =
            (0..).map(CategoryId).zip(&builder.order).map(|(id, name)| (name.clone(), id)).collect();
        let order = std::mem::take(&mut builder.order);
        let categories = order.iter().map(|name| builder.category(name, &by_name)).collect();
        let mut structure = Self {
            competition: draft.competition,
            year: draft.year,
            participants: draft.participants,
            validators: draft.validators,
            categories,
            by_name,
            table_order: Vec::new(),
        };
        structure.table_order = structure.ordered(&draft.table_order)?;
        Ok(structure)
    }

    /// The categories of these names, and behind them the rest.
    fn ordered(&self, names: &[String]) -> Result<Vec<CategoryId>, DraftError> {
        let named =
            names.iter().map(|name| self.find(name).ok_or_else(|| DraftError::UnknownInOrder(name.clone())));
        let named = named.collect::<Result<Vec<_>, _>>()?;
        Ok(once(named.into_iter().chain(self.process_order())))
    }
}

/// Each category once, where it comes first.
fn once(ids: impl Iterator<Item = CategoryId>) -> Vec<CategoryId> {
    let mut seen = FxHashSet::default();
    ids.filter(|id| seen.insert(*id)).collect()
}

struct Builder {
    drafts: FxHashMap<String, DraftCategory>,
    order: Vec<String>,
    states: FxHashMap<String, State>,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Open,
    Done,
}

impl Builder {
    /// Puts a category into the order, behind its members.
    fn visit(&mut self, name: &str, depth: usize) -> Result<(), DraftError> {
        if depth > MAX_DEPTH {
            return Err(DraftError::TooDeep(name.to_owned()));
        }
        match self.states.insert(name.to_owned(), State::Open) {
            Some(State::Open) => return Err(DraftError::Cycle(name.to_owned())),
            Some(State::Done) => {}
            None => {
                let members = self.drafts.get(name).and_then(|draft| draft.members.clone());
                for member in members.iter().flatten() {
                    self.visit(member, depth + 1)?;
                }
                self.order.push(name.to_owned());
            }
        }
        self.states.insert(name.to_owned(), State::Done);
        Ok(())
    }

    fn category(&mut self, name: &str, by_name: &FxHashMap<String, CategoryId>) -> ScoredCategory {
        let draft = self.drafts.remove(name);
        let draft =
            draft.unwrap_or_else(|| DraftCategory { name: name.to_owned(), ..DraftCategory::default() });
        let kind = match draft.members {
            None => CategoryKind::Base,
            Some(members) => CategoryKind::Meta {
                members: once(members.iter().map(|member| by_name[member])),
                answers: draft.answers,
                verifiers: draft.verifiers,
            },
        };
        ScoredCategory {
            name: draft.name,
            kind,
            is_demo: draft.is_demo,
            is_validation_only: draft.is_validation_only,
            opted_out: draft.opted_out,
            opted_in: draft.opted_in,
            without_witness: draft.without_witness,
        }
    }
}
