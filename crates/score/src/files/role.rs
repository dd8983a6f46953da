//! Whose runs a file has, and in which category.

use std::path::{Path, PathBuf};

use jurat_bench::read::ResultHead;

use crate::structure::{CategoryId, Structure};

/// What a file is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FileRole {
    /// The verifier that has run, or whose witnesses were looked at.
    pub verifier: String,
    /// The validator that has run; absent of a verifier's own runs.
    pub validator: Option<String>,
    /// A base category.
    pub category: CategoryId,
}

/// Why a file is left out.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
#[error("`{}` is left out: {reason}", path.display())]
pub struct Unplaced {
    /// The file.
    pub path: PathBuf,
    /// What is wrong, and what to do.
    pub reason: String,
    /// The benchmark and the run definition, of which there may be other files.
    pub(super) of: (String, String),
}

/// What tells about a file.
struct Clues<'a> {
    head: &'a ResultHead,
    /// The file's name before the date, which is the benchmark's.
    benchmark: &'a str,
    /// The file's name between `.results.` and `.xml`, which is the run set's.
    run_set: &'a str,
}

impl FileRole {
    /// What the file is, by what it says about itself and by its name.
    pub fn of(structure: &Structure, path: &Path, head: &ResultHead) -> Result<Self, Unplaced> {
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let clues = Clues::new(file, head);
        let of = (clues.benchmark().to_owned(), clues.run_set().to_owned());
        let unplaced = |reason| Unplaced { path: path.to_owned(), reason, of };
        clues.role(structure).map_err(unplaced)
    }
}

impl<'a> Clues<'a> {
    fn new(file: &'a str, head: &'a ResultHead) -> Self {
        let (before, behind) = file.split_once(".results.").unwrap_or((file, ""));
        let run_set = behind.split(".xml").next().unwrap_or_default();
        let dated = before.rsplit_once('.').filter(|(_, date)| is_date(date));
        let benchmark = match dated {
            Some((benchmark, _)) => benchmark,
            None => before.split(".xml").next().unwrap_or_default(),
        };
        Self { head, benchmark, run_set }
    }

    /// The benchmark's name as the file says it, else as the name of the file does.
    fn benchmark(&self) -> &str {
        self.head.benchmark_name.as_deref().filter(|name| !name.is_empty()).unwrap_or(self.benchmark)
    }

    fn run_set(&self) -> &str {
        self.head.name.as_deref().filter(|name| !name.is_empty()).unwrap_or(self.run_set)
    }

    fn role(&self, structure: &Structure) -> Result<FileRole, String> {
        let (validator, verifier) = match self.validation(structure) {
            Some((validator, verifier)) if is_stranger(structure, &verifier) => {
                return Err(format!(
                    "`{validator}` has looked at witnesses of `{verifier}`, which is no verifier of the structure (hint: add it to `verifiers:`)"
                ));
            }
            Some((validator, verifier)) => (Some(validator), verifier),
            None => (None, self.verifier(structure)?),
        };
        Ok(FileRole { verifier, validator, category: self.category(structure)? })
    }

    /// The validator and the verifier of a validation.
    fn validation(&self, structure: &Structure) -> Option<(String, String)> {
        [self.benchmark(), self.benchmark].into_iter().find_map(|name| {
            let declared = structure.validators.iter().filter_map(|validator| {
                let verifier = name.strip_prefix(validator.id.as_str())?.strip_prefix('-')?;
                // If only the tool is declared, the name says more.
                (!verifier.starts_with("validate-")).then_some((validator.id.as_str(), verifier))
            });
            // The longest: `x-validate-violation-witnesses` may be declared beside `…-1.0`.
            let declared = declared.max_by_key(|(id, _)| id.len());
            let (validator, verifier) = declared.or_else(|| split_validation(name))?;
            let is_guess = structure.participant(verifier).is_none();
            let verifier = if is_guess { without_name(structure, verifier) } else { verifier };
            Some((validator.to_owned(), verifier.to_owned()))
        })
    }

    fn verifier(&self, structure: &Structure) -> Result<String, String> {
        let benchmark = self.benchmark();
        if structure.participants.is_empty() {
            let told = [benchmark, self.head.tool.as_deref().unwrap_or_default()];
            let told = told.into_iter().find(|name| !name.is_empty()).map(str::to_owned);
            return told.ok_or_else(|| "it says neither which benchmark nor which tool it is of".to_owned());
        }
        let ids =
            [benchmark, self.benchmark].into_iter().flat_map(|name| [name, without_name(structure, name)]);
        let by_id = ids.into_iter().find_map(|id| structure.participant(id));
        let names = [&self.head.display_name, &self.head.tool];
        let by_name = || {
            names.into_iter().flatten().find_map(|name| {
                let is_called = |text: &str| text.eq_ignore_ascii_case(name);
                structure.participants.iter().find(|it| is_called(&it.id) || is_called(&it.name))
            })
        };
        let found = by_id.or_else(by_name).map(|participant| participant.id.clone());
        found.ok_or_else(|| {
            let tool = self.head.tool.as_deref().map(|tool| format!(", nor is the tool `{tool}`"));
            format!(
                "the benchmark `{benchmark}` is no verifier of the structure{} (hint: add it to `verifiers:`, or name the benchmark after a verifier)",
                tool.unwrap_or_default()
            )
        })
    }

    fn category(&self, structure: &Structure) -> Result<CategoryId, String> {
        let names = [self.run_set(), self.run_set];
        let candidates = names.iter().flat_map(|name| [*name, without_competition(name)]);
        let candidates: Vec<&str> = candidates.filter(|name| !name.is_empty()).collect();
        let find = |name: &&str| structure.find(name).or_else(|| without_language(structure, name));
        // The task set alone must be the whole name: `Arrays` does not say of which property.
        let block = self.head.block.as_deref().filter(|name| !name.is_empty());
        let by_block = block.and_then(|name| structure.find(name));
        let found: Vec<CategoryId> = candidates.iter().filter_map(find).chain(by_block).collect();
        if let Some(base) = found.iter().find(|id| structure.category(**id).is_base()) {
            return Ok(*base);
        }
        Err(match (found.first(), candidates.last()) {
            (Some(meta), _) => {
                format!(
                    "`{}` is a meta category, which has no results of its own",
                    structure.category(*meta).name
                )
            }
            (None, Some(name)) => format!(
                "`{name}` is no category of the structure (hint: name the task set after the category, or the run definition `NAME_CATEGORY`)"
            ),
            (None, None) => "it does not say which run definition or task set it is of".to_owned(),
        })
    }
}

/// Whether a structure that lists its verifiers does not list this one.
fn is_stranger(structure: &Structure, verifier: &str) -> bool {
    !structure.participants.is_empty() && structure.participant(verifier).is_none()
}

/// The category of which this is the name without its language: `valid-assert.Main` for `Java.valid-assert.Main`, if
/// there is only one.
fn without_language(structure: &Structure, name: &str) -> Option<CategoryId> {
    let is_it = |id: &CategoryId| {
        let rest = structure.category(*id).name.split_once('.').map(|(_, rest)| rest);
        rest == Some(name)
    };
    let mut found = structure.process_order().filter(is_it);
    found.next().filter(|_| found.next().is_none())
}

/// `SV-COMP25_unreach-call.Arrays` without the competition.
fn without_competition(name: &str) -> &str {
    name.split_once('_').map_or(name, |(_, rest)| rest)
}

/// A benchmark that was given a name of its own when it was run, `jbmc.friday`, without it.
fn without_name<'n>(structure: &Structure, name: &'n str) -> &'n str {
    let mut rest = name;
    while let Some((before, _)) = rest.rsplit_once('.') {
        if structure.participant(before).is_some() {
            return before;
        }
        rest = before;
    }
    name
}

/// `TOOL-validate-KIND-witnesses-VERSION-VERIFIER`, of which the kind and the version may be missing.
fn split_validation(name: &str) -> Option<(&str, &str)> {
    let words = ["-validate-violation-witnesses", "-validate-correctness-witnesses", "-validate-witnesses"];
    let at = words.iter().find_map(|words| Some(name.find(words)? + words.len()))?;
    let rest = name[at..].strip_prefix('-')?;
    let is_version =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let (validator, verifier) = match rest.split_once('-') {
        Some((version, verifier)) if is_version(version) => (&name[..=at + version.len()], verifier),
        _ => (&name[..at], rest),
    };
    (!verifier.is_empty()).then_some((validator, verifier))
}

/// `2026-11-15_19-12-54`.
fn is_date(text: &str) -> bool {
    let shape = text.bytes().map(|byte| if byte.is_ascii_digit() { b'0' } else { byte });
    shape.eq(*b"0000-00-00_00-00-00")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::structure::read;

    const STRUCTURE: &str = "
competition: SV-COMP
verifiers: [jbmc, esbmc-kind, gdart]
validators: [gwit-validate-violation-witnesses-1.0, vig]
categories:
  Java.Overall: {categories: [Java.valid-assert.Main, ReachSafety-Java, unreach-call.Arrays]}
";

    /// The verifier, the validator and the category; else the reason.
    fn role(file: &str, head: &ResultHead) -> Result<String, String> {
        let (structure, _) = read(Path::new("c.yml"), STRUCTURE.to_owned()).expect("a structure");
        let role = FileRole::of(&structure, Path::new(file), head).map_err(|unplaced| unplaced.reason)?;
        let validator = role.validator.as_deref().unwrap_or("-");
        Ok(format!("{} {validator} {}", role.verifier, structure.category(role.category).name))
    }

    fn placed(file: &str, head: &ResultHead) -> String {
        role(file, head).expect("it has a place")
    }

    fn head(benchmark: &str, name: &str, block: &str) -> ResultHead {
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        ResultHead {
            benchmark_name: text(benchmark),
            name: text(name),
            block: text(block),
            ..ResultHead::default()
        }
    }

    #[test]
    fn files_of_sv_comp_are_placed() {
        let of_2021 = head("jbmc", "SV-COMP21_assert_java.ReachSafety-Java", "ReachSafety-Java");
        assert_eq!(placed("x.xml", &of_2021), "jbmc - ReachSafety-Java");
        let of_2025 = head("esbmc-kind", "SV-COMP25_unreach-call.Arrays", "Arrays");
        assert_eq!(placed("x.xml", &of_2025), "esbmc-kind - unreach-call.Arrays");
        let of_2026 = head("jbmc", "SV-COMP26_valid-assert.Main", "Main");
        assert_eq!(placed("x.xml", &of_2026), "jbmc - Java.valid-assert.Main");
        // The name of the file tells what the file does not.
        let file = "jbmc.2024-12-06_14-26-19.results.SV-COMP25_unreach-call.Arrays.xml.bz2.fixed.xml.bz2";
        assert_eq!(placed(file, &ResultHead::default()), "jbmc - unreach-call.Arrays");
    }

    #[test]
    fn validations_are_placed() {
        let file = "gwit-validate-violation-witnesses-1.0-esbmc-kind.2024-12-06_14-26-19.results.SV-COMP25_unreach-call.Arrays.xml.bz2";
        let validator = "gwit-validate-violation-witnesses-1.0";
        assert_eq!(
            placed(file, &ResultHead::default()),
            format!("esbmc-kind {validator} unreach-call.Arrays")
        );
        let by_block = head("jcwit-validate-correctness-witnesses-2.0-jbmc", "Arrays", "unreach-call.Arrays");
        let validator = "jcwit-validate-correctness-witnesses-2.0";
        assert_eq!(placed("x.xml", &by_block), format!("jbmc {validator} unreach-call.Arrays"));
        let by_tool = head("vig-validate-violation-witnesses-2.0-jbmc", "unreach-call.Arrays", "");
        let validator = "vig-validate-violation-witnesses-2.0";
        assert_eq!(placed("x.xml", &by_tool), format!("jbmc {validator} unreach-call.Arrays"));
        assert_eq!(
            placed("x.xml", &head("vig-jbmc", "unreach-call.Arrays", "")),
            "jbmc vig unreach-call.Arrays"
        );
        let linted = head("witnesslint-validate-witnesses-jbmc", "unreach-call.Arrays", "");
        assert_eq!(placed("x.xml", &linted), "jbmc witnesslint-validate-witnesses unreach-call.Arrays");
        assert_eq!(
            split_validation("a-validate-violation-witnesses-b"),
            Some(("a-validate-violation-witnesses", "b"))
        );
        assert_eq!(
            split_validation("a-validate-violation-witnesses-1.0"),
            Some(("a-validate-violation-witnesses", "1.0"))
        );
    }

    #[test]
    fn own_results_are_placed() {
        let named = head("jbmc.friday", "ReachSafety-Java", "");
        assert_eq!(placed("x.xml", &named), "jbmc - ReachSafety-Java");
        let by_tool = ResultHead {
            tool: Some("JBMC".to_owned()),
            ..head("my-definition", "mine.ReachSafety-Java", "ReachSafety-Java")
        };
        assert_eq!(placed("x.xml", &by_tool), "jbmc - ReachSafety-Java");
    }

    #[test]
    fn what_cannot_be_placed_says_why() {
        let reason = |head: &ResultHead| role("x.xml", head).expect_err("left out");
        assert!(
            reason(&head("jbmc", "SV-COMP25_unreach-call", ""))
                .starts_with("`unreach-call` is no category of the structure")
        );
        assert!(reason(&head("jbmc", "Java.Overall", "")).starts_with("`Java.Overall` is a meta category"));
        // The only category with such tasks is one of another property.
        assert!(
            reason(&head("jbmc", "SV-COMP25_termination.Arrays", "Arrays"))
                .starts_with("`termination.Arrays` is no category of the structure")
        );
        assert!(
            reason(&head("gwit-validate-violation-witnesses-1.0-jbcm", "unreach-call.Arrays", ""))
                .starts_with(
                    "`gwit-validate-violation-witnesses-1.0` has looked at witnesses of `jbcm`, which is no"
                )
        );
        assert!(reason(&head("jbmc", "", "")).starts_with("it does not say"));
        let unknown = ResultHead { tool: Some("Z".to_owned()), ..head("z", "ReachSafety-Java", "") };
        assert!(
            reason(&unknown).starts_with(
                "the benchmark `z` is no verifier of the structure, nor is the tool `Z` (hint: "
            )
        );
    }
}
