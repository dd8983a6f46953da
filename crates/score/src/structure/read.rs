//! SV-COMP's `category-structure.yml` to a [`Structure`].
//!
//! Keys: `competition`, `year`, `verifiers` and `validators` (lists of names; until 2023 mappings with data about each),
//! `hors_concours`, `categories` (the meta categories, with `categories` and `verifiers`, and `answers` if its name does not tell
//! which count), `base_categories` (those that are in no other), `categories_table_order`, `demo_categories`, `validation_only`,
//! `opt_out`, `opt_in`, `without_witness`. Of others, and of names that nobody knows, warnings tell: a slip
//! of the pen must not change who wins.

use std::path::Path;

use jurat_text::file::{FileProblem, FileText};
use jurat_text::problem::ProblemKind;
use jurat_text::span::Spanned;
use jurat_text::yaml::{self, Type, Yaml};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{CountedAnswers, Draft, DraftCategory, Structure, WitnessKind, tools};

/// Reads the text of a `category-structure.yml`. On success there may be warnings.
pub fn read(file: &Path, text: String) -> Result<(Structure, Vec<FileProblem>), Vec<FileProblem>> {
    let source = FileText::new(file, text);
    let (document, problems) = yaml::read(&source.text);
    let mut reader = Reader { source: &source, errors: Vec::new(), warnings: Vec::new() };
    // Of several documents only the first is looked at.
    for problem in problems.iter().filter(|problem| problem.kind != ProblemKind::SecondYamlDocument) {
        if let Some(words) = yaml::in_words(&problem.kind) {
            reader.errors.push(reader.problem(problem.span.start, words));
        }
    }
    let draft = document.root.as_ref().filter(|_| reader.errors.is_empty()).map(|root| reader.draft(root));
    match (draft, reader.errors.is_empty()) {
        (Some(draft), true) => match Structure::new(draft) {
            Ok(structure) => Ok((structure, reader.warnings)),
            Err(error) => Err(vec![FileProblem::in_file(file, error.to_string())]),
        },
        (None, true) => Err(vec![FileProblem::in_file(file, "the file is empty").help(EXPECTED)]),
        (_, false) => Err(reader.errors),
    }
}

const EXPECTED: &str = "expected is a mapping as in SV-COMP's category-structure.yml, with `categories: {META: {categories: […]}}`";

/// The keys of a file. Those in the second line say nothing that scores depend on.
const KEYS: [&str; 17] = [
    "competition",
    "year",
    "verifiers",
    "validators",
    "hors_concours",
    "categories",
    "base_categories",
    "categories_table_order",
    "demo_categories",
    "validation_only",
    "opt_out",
    "opt_in",
    "without_witness",
    "categories_process_order",
    "not_participating",
    "observer_email",
    "properties",
];

/// The keys of a category. Those in the second line say nothing that scores depend on: who validates is told by the results.
const CATEGORY_KEYS: [&str; 6] =
    ["categories", "verifiers", "answers", "description", "properties", "validators"];

pub(super) struct Reader<'a> {
    source: &'a FileText,
    errors: Vec<FileProblem>,
    warnings: Vec<FileProblem>,
}

impl Reader<'_> {
    fn draft(&mut self, root: &Yaml) -> Draft {
        let Some(categories) = root.get("categories").filter(|node| node.type_of() == Type::Mapping) else {
            let found = root.get("categories").unwrap_or(root);
            self.error(found, "there is no mapping `categories`", Some(EXPECTED));
            return Draft::default();
        };
        self.keys(root, "this file", &KEYS);
        if let Some(without) = root.get("without_witness") {
            self.keys(without, "`without_witness`", &WitnessKind::ALL.map(WitnessKind::name));
        }
        self.unique(categories);
        let mut drafts: Vec<_> =
            categories.entries().iter().map(|(key, value)| self.category(key, value)).collect();
        let alone = self.names(root, "base_categories");
        add_bases(&mut drafts, alone);
        let idx = (0..).zip(&drafts).map(|(idx, category)| (category.name.clone(), idx)).collect();
        let mut named = Named { categories: drafts, idx };
        for name in self.known_names(root, "demo_categories", &named) {
            named.get(&name).is_demo = true;
        }
        for name in self.known_names(root, "validation_only", &named) {
            named.get(&name).is_validation_only = true;
        }
        for (verifier, name) in self.pairs(root, "opt_out", "VERIFIER", &named) {
            named.get(&name).opted_out.push(verifier);
        }
        for (verifier, name) in self.pairs(root, "opt_in", "VERIFIER", &named) {
            named.get(&name).opted_in.push(verifier);
        }
        for (kind, name) in self.pairs(root, "without_witness", "KIND", &named) {
            named.get(&name).without_witness.extend(WitnessKind::named(&kind));
        }
        let draft = Draft {
            competition: self.scalar(root, "competition"),
            year: self.scalar(root, "year"),
            participants: tools::participants(self, root),
            validators: tools::validators(self, root),
            table_order: self.known_names(root, "categories_table_order", &named),
            categories: named.categories,
        };
        tools::note_strangers(self, root, &draft);
        draft
    }

    /// A meta category. What it counts is told by its name, as in SV-COMP.
    fn category(&mut self, key: &Yaml, value: &Yaml) -> DraftCategory {
        let name = key.text().unwrap_or_default().trim().to_owned();
        self.keys(value, &format!("the category `{name}`"), &CATEGORY_KEYS);
        let members = self.names(value, "categories");
        if name.is_empty() {
            self.error(key, "a category needs a name", None);
        } else if members.is_empty() {
            self.error(key, &format!("the meta category `{name}` names no `categories`"), None);
        }
        DraftCategory {
            answers: self.answers(value).unwrap_or_else(|| answers_of(&name)),
            name,
            members: Some(members),
            verifiers: self.names(value, "verifiers"),
            ..DraftCategory::default()
        }
    }

    /// What a meta category says itself about what counts in it. SV-COMP's files do not have this.
    fn answers(&mut self, category: &Yaml) -> Option<CountedAnswers> {
        let node = category.get("answers")?;
        match node.text().unwrap_or_default().trim() {
            "all" => Some(CountedAnswers::All),
            "false" => Some(CountedAnswers::OnlyFalse),
            "true" => Some(CountedAnswers::OnlyTrue),
            _ => {
                self.error(node, "`answers` is none of `all`, `false` and `true`", None);
                None
            }
        }
    }

    /// Keys that nobody knows, and those that are there twice.
    fn keys(&mut self, mapping: &Yaml, what: &str, known: &[&str]) {
        self.unique(mapping);
        for (key, _) in mapping.entries() {
            let name = key.text().unwrap_or_default().trim();
            if !known.contains(&name) {
                self.warning(key, format!("`{name}` is no key of {what}, and nobody looks at it"));
            }
        }
    }

    /// Of two values of one key nobody knows which is meant.
    pub(super) fn unique(&mut self, mapping: &Yaml) {
        let mut seen = FxHashSet::default();
        for (key, _) in mapping.entries() {
            let name = key.text().unwrap_or_default().trim();
            if !seen.insert(name) {
                self.error(key, &format!("`{name}` is here for the second time"), None);
            }
        }
    }

    /// A text or number; empty if there is none.
    fn scalar(&mut self, root: &Yaml, key: &str) -> String {
        let Some(node) = root.get(key).filter(|node| node.type_of() != Type::Null) else {
            return String::new();
        };
        if node.text().is_none() {
            self.error(node, &format!("`{key}` holds {} instead of a text", node.type_of().as_str()), None);
        }
        node.text().unwrap_or_default().trim().to_owned()
    }

    /// A list of names, or one name; nothing is an empty list. Of a mapping the keys.
    pub(super) fn names(&mut self, parent: &Yaml, key: &str) -> Vec<String> {
        let Some(node) = parent.get(key) else { return Vec::new() };
        self.names_in(node, key).into_iter().map(|name| name.value).collect()
    }

    fn names_in(&mut self, node: &Yaml, key: &str) -> Vec<Spanned<String>> {
        let nodes: Vec<&Yaml> = match node.type_of() {
            Type::Null => Vec::new(),
            Type::Sequence => node.items().iter().collect(),
            Type::Mapping => node.entries().iter().map(|(key, _)| key).collect(),
            Type::Boolean | Type::Integer | Type::Float | Type::String | Type::Alias => vec![node],
        };
        let mut names = Vec::new();
        for item in nodes {
            if let Some(name) = item.text().map(str::trim).filter(|name| !name.is_empty()) {
                names.push(Spanned::new(item.span, name.to_owned()));
            } else {
                let found = item.type_of().as_str();
                self.error(item, &format!("`{key}` holds {found} instead of a name"), None);
            }
        }
        names
    }

    /// Names of categories. Files of SV-COMP are full of names from other years, so an unknown one is no error.
    fn known_names(&mut self, root: &Yaml, key: &str, known: &Named) -> Vec<String> {
        let Some(node) = root.get(key) else { return Vec::new() };
        let mut names = self.names_in(node, key);
        names.retain(|name| self.is_known(key, name, known));
        names.into_iter().map(|name| name.value).collect()
    }

    /// Verifiers and categories, as `opt_out` and `opt_in` pair them, and what else is paired with categories.
    fn pairs(&mut self, root: &Yaml, key: &str, of: &str, known: &Named) -> Vec<(String, String)> {
        let Some(node) = root.get(key).filter(|node| node.type_of() != Type::Null) else { return Vec::new() };
        if node.type_of() != Type::Mapping {
            let found = node.type_of().as_str();
            let help = format!("write `{of}: [CATEGORY, …]` below it");
            self.error(node, &format!("`{key}` must be a mapping, but this is {found}"), Some(&help));
        }
        self.unique(node);
        let mut pairs = Vec::new();
        for (first, list) in node.entries() {
            let first = first.text().unwrap_or_default().trim();
            for name in self.names_in(list, key) {
                if self.is_known(key, &name, known) {
                    pairs.push((first.to_owned(), name.value));
                }
            }
        }
        pairs
    }

    fn is_known(&mut self, key: &str, name: &Spanned<String>, known: &Named) -> bool {
        let is_known = known.idx.contains_key(&name.value);
        if !is_known {
            let words = format!("`{key}` names `{}`, which is no category and no part of one", name.value);
            self.warnings.push(self.problem(name.span.start, words));
        }
        is_known
    }

    pub(super) fn warning(&mut self, node: &Yaml, message: String) {
        self.warnings.push(self.problem(node.span.start, message));
    }

    fn error(&mut self, node: &Yaml, message: &str, help: Option<&str>) {
        let problem = self.problem(node.span.start, message.to_owned());
        self.errors.push(match help {
            Some(help) => problem.help(help),
            None => problem,
        });
    }

    fn problem(&self, offset: u32, message: String) -> FileProblem {
        self.source.problem(offset as usize, message)
    }
}

/// Categories that can be found by name.
struct Named {
    categories: Vec<DraftCategory>,
    idx: FxHashMap<String, usize>,
}

impl Named {
    /// The category of a known name.
    fn get(&mut self, name: &str) -> &mut DraftCategory {
        &mut self.categories[self.idx[name]]
    }
}

/// Base categories are those that others are made of, and those that stand `alone`.
fn add_bases(categories: &mut Vec<DraftCategory>, alone: Vec<String>) {
    let mut known: FxHashSet<String> = categories.iter().map(|category| category.name.clone()).collect();
    let mut bases: Vec<String> =
        categories.iter().flat_map(|it| it.members.iter().flatten()).cloned().collect();
    bases.extend(alone);
    for name in bases {
        if known.insert(name.clone()) {
            categories.push(DraftCategory { name, ..DraftCategory::default() });
        }
    }
}

/// Which answers count, by the name without its language: `FalsificationOverall`, `C.FalseOverall`, `C.TrueOverall`.
fn answers_of(name: &str) -> CountedAnswers {
    let name = name.rsplit('.').next().unwrap_or(name);
    if name.starts_with("Falsification") || name == "FalseOverall" {
        CountedAnswers::OnlyFalse
    } else if name == "TrueOverall" {
        CountedAnswers::OnlyTrue
    } else {
        CountedAnswers::All
    }
}
