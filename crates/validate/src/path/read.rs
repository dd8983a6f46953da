//! Claims of a violation witness to a path.

use jurat_quota::{Exhausted, Quota};
use jurat_witness::claims::{Claim, Fact, Moment};
use jurat_witness::model::Action;
use jurat_witness::program::Program;
use rustc_hash::FxHashSet;
use smol_str::{SmolStr, format_smolstr};

use crate::ids::ClaimId;
use crate::input::VERIFIER;
use crate::path::call::{SIMPLE_NAME, input_calls};
use crate::path::dialect::{Dialect, Line};
use crate::path::places::Places;
use crate::path::relation::{Relations, Subject};
use crate::path::{Choice, InputType, Misfit, Path, Step, Target, Wanted};
use crate::source::Source;

/// What witnesses call the value of a call.
const RESULT: &str = "\\result";

/// More characters of what a witness says are not repeated.
const MAX_TEXT: usize = 100;

/// Why what a witness says of an input is not followed.
pub(super) mod obscure {
    pub(in crate::path) const WORDS: &str = "it is not in words that are understood";
    pub(in crate::path) const NO_INPUT: &str =
        "no call that asks for input is meant, and other values are not looked at";
    pub(in crate::path) const MORE: &str = "more happens there than that an input is stored to the variable";
    pub(in crate::path) const TYPE: &str =
        "the variable has another type than the input, and perhaps another value";
    pub(in crate::path) const WHICH: &str = "it may be the result of another call";
    pub(in crate::path) const TWICE: &str = "it says something else of an input than what was said before";
    pub(in crate::path) const AVOIDED: &str = "what is to be avoided is not looked at";
    pub(in crate::path) const OTHER: &str =
        "only what is said of inputs is looked at, at the calls and directly behind them";
    pub(in crate::path) const BRANCH: &str = "branches are not looked at";
    pub(in crate::path) const CALL: &str = "calls of methods are not looked at";
    pub(in crate::path) const REACHED: &str =
        "whether the execution comes there in that order is not looked at";
    pub(in crate::path) const NOT_LAST: &str = "the target is not the last step";
    pub(in crate::path) const NO_LOOP: &str = "no loop starts there";
}

/// Reads the path. `has_target` says whether the last edge of the witness is at the violation: not in JBMC's dialect, which also tells
/// of every store what follows from the inputs.
pub(crate) fn read(
    claims: &[Claim],
    has_target: bool,
    program: &Program,
    sources: &[Source],
    quota: &Quota,
) -> Result<Path, Exhausted> {
    let calls = input_calls(sources);
    let places = Places { program, sources, calls: &calls, is_dialect: !has_target };
    let mut reader = Reader {
        places,
        has_target,
        claims,
        results: FxHashSet::default(),
        steps: Vec::new(),
        misfit: None,
        obscure: None,
    };
    reader.results = reader.lines_of_results();
    reader.read(quota)?;
    let target = claims.iter().rev().find(|claim| claim.fact == Fact::Violation).filter(|_| has_target);
    if let Some(claim) = target
        && let Some(why) = reader.places.contradiction_of_target(&claim.place)
    {
        reader.obscure(claim, why);
    }
    let Reader { steps, misfit, obscure, .. } = reader;
    let target = target.and_then(|claim| Target::new(&claim.place, program, sources));
    Ok(Path { calls, steps, target, asserts: Vec::new(), misfit, obscure })
}

struct Reader<'a> {
    places: Places<'a>,
    has_target: bool,
    claims: &'a [Claim],
    /// Where the witness tells what calls return. What it tells of variables there is the same once more.
    results: FxHashSet<Line>,
    steps: Vec<Step>,
    misfit: Option<Misfit>,
    obscure: Option<String>,
}

/// What a claim can be about, and what it says of it.
pub(super) struct Saying {
    pub(super) calls: Vec<usize>,
    /// For each type of input, what the call has to give; none if it cannot.
    pub(super) wanted: Box<dyn Fn(InputType) -> Option<Wanted>>,
}

/// What a claim says of inputs, or why that is not known.
pub(super) type Said = Result<Vec<Saying>, &'static str>;

impl Reader<'_> {
    fn read(&mut self, quota: &Quota) -> Result<(), Exhausted> {
        let claims = self.claims;
        let mut dialect = Dialect::new(claims, &self.places);
        for (idx, claim) in claims.iter().enumerate() {
            quota.look()?;
            let Some(step) = claim.step else { continue };
            // JBMC also tells of files of the JDK, and of a `Verifier` of its own.
            let outside = self.places.outside(&claim.place).filter(|_| self.has_target);
            let said = match (outside.or_else(|| self.places.contradiction(claim)), &claim.fact) {
                (Some(why), _) if self.has_target || claim.fact != Fact::Violation => Err(why),
                (_, Fact::Store { target, value, .. }) => {
                    dialect.store((idx, claims), target, value, &self.places)
                }
                _ => self.said(idx, claim, step.segment),
            };
            match (step.action, said) {
                (Action::Follow, Ok(sayings)) => {
                    for saying in &sayings {
                        self.step(idx, claim, saying);
                    }
                }
                (Action::Follow, Err(why)) => self.obscure(claim, why),
                (_, _) => self.obscure(claim, obscure::AVOIDED),
            }
        }
        Ok(())
    }

    /// What a claim says of inputs that is no store.
    fn said(&self, idx: usize, claim: &Claim, segment: u32) -> Said {
        match &claim.fact {
            Fact::Condition { moment, expression, result_of } => {
                self.condition(claim, *moment, expression, result_of.as_deref())
            }
            Fact::Return { constraint: Some(constraint), .. } if !is_true(constraint) => {
                self.condition(claim, Moment::After, constraint, None)
            }
            Fact::Return { function: None, .. } => self.returned(claim),
            Fact::Branch(_) => Err(obscure::BRANCH),
            Fact::Enter(Some(function))
                if self.is_start(claim, segment)
                    && self.places.is_main(function)
                    && self.places.is_in_main(&claim.place) =>
            {
                Ok(Vec::new())
            }
            Fact::Enter(_) | Fact::Return { .. } => Err(obscure::CALL),
            Fact::Violation if is_followed_by_steps(&self.claims[idx + 1..], segment) => {
                Err(obscure::NOT_LAST)
            }
            Fact::Violation | Fact::Store { .. } | Fact::Contract { .. } | Fact::Ghost { .. } => {
                Ok(Vec::new())
            }
        }
    }

    /// Whether nothing comes before a claim, and the execution goes on behind it.
    fn is_start(&self, claim: &Claim, segment: u32) -> bool {
        let mut steps = self.claims.iter().filter_map(|claim| claim.step);
        self.steps.is_empty() && steps.all(|step| segment <= step.segment) && !self.is_violation(claim)
    }

    /// A call that returns whatever it may.
    fn returned(&self, claim: &Claim) -> Said {
        let calls = self.places.at(&claim.place);
        if calls.is_empty() {
            return Err(obscure::CALL);
        }
        if self.places.may_be_another(&claim.place) {
            return Err(obscure::WHICH);
        }
        Ok(vec![Saying { calls, wanted: Box::new(|_| Some(Wanted::Any)) }])
    }

    /// Keeps the first reason.
    fn obscure(&mut self, claim: &Claim, why: &str) {
        let line = claim.place.line.map(|line| format!(" of line {line}")).unwrap_or_default();
        let text = text_of(claim);
        self.obscure
            .get_or_insert_with(|| format!("what the witness says{line} (`{text}`) is not followed: {why}"));
    }

    fn step(&mut self, idx: usize, claim: &Claim, saying: &Saying) {
        let choice = |call: &usize| {
            let wanted = (saying.wanted)(self.places.calls[*call].input_type)?;
            Some(Choice { call: *call, wanted })
        };
        let choices: Vec<Choice> = saying.calls.iter().filter_map(choice).collect();
        if choices.is_empty() && self.misfit.is_none() && !saying.calls.is_empty() {
            let line = claim.place.line.unwrap_or_default();
            let text = text_of(claim);
            self.misfit = Some(Misfit { line, text });
        }
        if !choices.is_empty() {
            self.steps.push(Step { claim: ClaimId::at(idx), choices });
        }
    }

    fn condition(&self, claim: &Claim, moment: Moment, expression: &str, result_of: Option<&str>) -> Said {
        let inputs: Vec<usize> = if expression.contains(RESULT) {
            Vec::new()
        } else {
            self.stored_inputs(claim, moment, expression)
        };
        if result_of.is_some() && !expression.contains(RESULT) {
            return Err(obscure::WORDS);
        }
        if inputs.is_empty() && !expression.contains(RESULT) {
            return match is_true(expression) {
                true if claim.place.line.is_none() || self.is_violation(claim) => Ok(Vec::new()),
                true => Err(obscure::REACHED),
                false => Err(obscure::OTHER),
            };
        }
        if moment == Moment::LoopHead && !self.places.leads_to_loop(&claim.place) {
            return Err(obscure::NO_LOOP);
        }
        let relations = Relations::parse(expression).and_then(Relations::by_subject).ok_or(obscure::WORDS)?;
        let mut sayings = Vec::new();
        for (subject, relations) in relations {
            let calls: Vec<usize> = match &subject {
                Subject::Result => self.results_of(claim, result_of),
                Subject::Variable(name) => {
                    let is_it = |call: &usize| self.places.stored_to(*call) == Some(name);
                    inputs.iter().copied().filter(is_it).collect()
                }
            };
            match (&subject, calls.is_empty()) {
                (Subject::Result, true) => return Err(obscure::NO_INPUT),
                (Subject::Result, false)
                    if is_any_result(claim, result_of) && self.places.may_be_another(&claim.place) =>
                {
                    return Err(obscure::WHICH);
                }
                (Subject::Variable(_), true) => return Err(obscure::OTHER),
                (Subject::Variable(_), false) if !calls.iter().all(|call| self.places.is_kept(*call)) => {
                    return Err(obscure::TYPE);
                }
                _ => {}
            }
            let wanted = move |input_type| relations.wanted(input_type);
            sayings.push(Saying { calls, wanted: Box::new(wanted) });
        }
        // The order of the text means nothing, that of the calls does.
        sayings.sort_by_key(|saying| saying.calls.first().copied());
        let is_changed = |call: &usize| !self.places.is_still_stored(*call, moment, &claim.place);
        if inputs.iter().any(is_changed) { Err(obscure::MORE) } else { Ok(sayings) }
    }

    /// Whether a claim is about the step that violates the property.
    fn is_violation(&self, claim: &Claim) -> bool {
        let is_last = |other: &Claim| other.fact == Fact::Violation && other.step == claim.step;
        self.has_target && self.claims.iter().any(is_last)
    }

    /// The calls whose value `\result` can be.
    fn results_of(&self, claim: &Claim, result_of: Option<&str>) -> Vec<usize> {
        let is_it = |call: &usize| {
            let own = self.places.calls[*call].input_type.method();
            result_of.is_none_or(|function| is_method(function, own))
        };
        self.places.at(&claim.place).into_iter().filter(is_it).collect()
    }

    /// The calls whose value is stored to a variable that an expression names.
    fn stored_inputs(&self, claim: &Claim, moment: Moment, expression: &str) -> Vec<usize> {
        if self.places.line(&claim.place).is_none_or(|line| self.results.contains(&line)) {
            return Vec::new();
        }
        let calls = match moment {
            Moment::Before => self.places.before(&claim.place),
            _ => self.places.at(&claim.place),
        };
        let is_no_part = |c: char| !(c.is_alphanumeric() || matches!(c, '_' | '$'));
        let is_named = |name: &str| expression.split(is_no_part).any(|word| word == name);
        calls.into_iter().filter(|call| self.places.stored_to(*call).is_some_and(is_named)).collect()
    }

    fn lines_of_results(&self) -> FxHashSet<Line> {
        let is_about_result = |claim: &&Claim| match &claim.fact {
            Fact::Condition { expression, .. } => expression.contains(RESULT),
            Fact::Return { constraint, .. } => constraint.is_some(),
            _ => false,
        };
        let claims = self.claims.iter().filter(is_about_result);
        claims.filter_map(|claim| self.places.line(&claim.place)).collect()
    }
}

/// Whether a claim is about the result of whatever call is at its exact place. An assumption of YAML is about an input of its line.
fn is_any_result(claim: &Claim, result_of: Option<&str>) -> bool {
    match claim.fact {
        Fact::Return { .. } => true,
        _ => result_of.is_none() && claim.place.offset.is_some(),
    }
}

/// Whether a condition holds always.
fn is_true(expression: &str) -> bool {
    expression.trim().trim_end_matches(';').trim_end() == "true"
}

/// Whether a later step is among the claims.
fn is_followed_by_steps(claims: &[Claim], segment: u32) -> bool {
    claims.iter().filter_map(|claim| claim.step).any(|step| step.segment > segment)
}

/// Whether a function, as witnesses name them, is this method of the `Verifier`: `nondetInt`, `Verifier.nondetInt()`,
/// `java::org.sosy_lab.sv_benchmarks.Verifier.nondetInt:()I`.
fn is_method(function: &str, method: &str) -> bool {
    let function = function.trim().trim_start_matches("java::");
    let name = function.split(['(', ':']).next().unwrap_or(function).trim();
    // It has no parameters.
    if function.contains('(') && !function.contains("()") {
        return false;
    }
    let (class, name) = name.rsplit_once('.').unwrap_or((SIMPLE_NAME, name));
    name == method && matches!(class, SIMPLE_NAME | VERIFIER)
}

fn text_of(claim: &Claim) -> SmolStr {
    match &claim.fact {
        Fact::Condition { expression: text, .. } | Fact::Return { constraint: Some(text), .. } => {
            text.chars().take(MAX_TEXT).collect()
        }
        fact => format_smolstr!("{fact}"),
    }
}
