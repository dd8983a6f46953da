//! Claims of a violation witness to a path.

use jurat_witness::claims::{Claim, Fact, Moment};
use jurat_witness::jbmc::{Scope, Target as Stored, Value};
use jurat_witness::model::Action;
use jurat_witness::program::Program;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::{SmolStr, format_smolstr};

use crate::path::call::input_calls;
use crate::path::constant::Constant;
use crate::path::places::Places;
use crate::path::relation::{Relation, Subject, relations, wanted};
use crate::path::{Choice, InputCall, InputType, Misfit, Path, Step, Target, Wanted};
use crate::source::Source;

/// The class that programs get their inputs from.
const VERIFIER: &str = "org.sosy_lab.sv_benchmarks.Verifier";

/// What JBMC calls the value of a call.
const RETURNED: &str = "return_tmp";

/// More characters of what a witness says are not repeated.
const MAX_TEXT: usize = 100;

/// Reads the path. `has_target` says whether the last edge of the witness is at the violation.
pub(crate) fn read(claims: &[Claim], has_target: bool, program: &Program, sources: &[Source]) -> Path {
    let calls = input_calls(sources);
    let places = Places { program, sources, calls: &calls };
    let mut reader =
        Reader { places, claims, results: FxHashSet::default(), steps: Vec::new(), misfit: None };
    reader.results = reader.lines_of_results();
    reader.read();
    let Reader { steps, misfit, .. } = reader;
    let target = claims.iter().rev().find(|claim| claim.fact == Fact::Violation).filter(|_| has_target);
    let target = target.and_then(|claim| Target::new(&claim.place, program, sources));
    Path { calls, steps, target, asserts: Vec::new(), misfit }
}

struct Reader<'a> {
    places: Places<'a>,
    claims: &'a [Claim],
    /// Where the witness tells what calls return. What it tells of variables there is the same once more.
    results: FxHashSet<(usize, u32)>,
    steps: Vec<Step>,
    misfit: Option<Misfit>,
}

/// What a claim can be about, and what it says of it.
struct Saying {
    calls: Vec<usize>,
    /// For each type of input, what the call has to give; none if it cannot.
    wanted: Box<dyn Fn(InputType) -> Option<Wanted>>,
}

impl Reader<'_> {
    fn read(&mut self) {
        let followed = |claim: &Claim| claim.step.is_some_and(|step| step.action == Action::Follow);
        let claims = self.claims;
        let is_jbmc = claims.iter().any(|claim| given_by_verifier(claim).is_some());
        let mut names = FxHashMap::default();
        for (idx, claim) in claims.iter().enumerate().filter(|(_, claim)| followed(claim)) {
            let saying = match &claim.fact {
                Fact::Store { value, .. } if is_jbmc => self.inside_of_verifier(idx, claim, value),
                Fact::Store { target, value, .. } => self.store(claim, target, value, &mut names),
                Fact::Condition { moment, expression, result_of } => {
                    self.condition(claim, *moment, expression, result_of.as_deref())
                }
                Fact::Return { constraint: Some(constraint), .. } => {
                    self.condition(claim, Moment::After, constraint, None)
                }
                _ => None,
            };
            if let Some(saying) = saying {
                self.step(idx, claim, &saying);
            }
        }
    }

    fn step(&mut self, idx: usize, claim: &Claim, saying: &Saying) {
        let choice = |call: &usize| {
            let wanted = (saying.wanted)(self.places.calls[*call].input_type)?;
            Some(Choice { call: *call, wanted })
        };
        let choices: Vec<Choice> = saying.calls.iter().filter_map(choice).collect();
        if choices.is_empty() && self.misfit.is_none() && !saying.calls.is_empty() {
            let line = claim.place.line.unwrap_or_default();
            let text = match &claim.fact {
                Fact::Condition { expression: text, .. } | Fact::Return { constraint: Some(text), .. } => {
                    text.chars().take(MAX_TEXT).collect()
                }
                fact => format_smolstr!("{fact}"),
            };
            self.misfit = Some(Misfit { line, text });
        }
        if !choices.is_empty() {
            self.steps.push(Step { claim: idx, choices });
        }
    }

    /// What JBMC saw inside of the `Verifier`; the line is that of the store of the result, which is the next.
    fn inside_of_verifier(&self, idx: usize, claim: &Claim, value: &Value) -> Option<Saying> {
        let method = given_by_verifier(claim)?;
        let is_of_type = |call: &InputCall| call.input_type.method() == method;
        let stored = self.claims[idx + 1..].iter().find(|claim| self.places.is_in_program(claim))?;
        let calls = self.places.at(&stored.place);
        let calls = calls.into_iter().filter(|call| is_of_type(&self.places.calls[*call])).collect();
        Some(saying_of(calls, value))
    }

    /// A store of JBMC's dialect without what happens inside of the `Verifier`: that of the result of a call, else that to a
    /// variable.
    fn store(
        &self,
        claim: &Claim,
        target: &Stored,
        value: &Value,
        names: &mut FxHashMap<(usize, u32), Vec<SmolStr>>,
    ) -> Option<Saying> {
        let calls = self.places.at(&claim.place);
        let line = (self.places.source(&claim.place)?, claim.place.line?);
        let calls: Vec<usize> = match target {
            Stored::Internal(name) if name.starts_with(RETURNED) => {
                // Other calls of the line have names, too, which come later.
                let names = names.entry(line).or_default();
                if !names.contains(name) {
                    names.push(name.clone());
                }
                let is_first = names.iter().take(calls.len()).any(|first| first == name);
                calls.into_iter().filter(|_| is_first).collect()
            }
            _ if self.results.contains(&line) => return None,
            Stored::Variable(name) => {
                calls.into_iter().filter(|call| self.places.is_stored_to(*call, name)).collect()
            }
            Stored::Slot { .. } => calls.into_iter().filter(|call| self.places.is_stored(*call)).collect(),
            _ => return None,
        };
        Some(saying_of(calls, value))
    }

    fn condition(
        &self,
        claim: &Claim,
        moment: Moment,
        expression: &str,
        result_of: Option<&str>,
    ) -> Option<Saying> {
        let relations = relations(expression);
        let subject = &relations.first()?.subject;
        if relations.iter().any(|relation| relation.subject != *subject) {
            return None;
        }
        let calls = match subject {
            Subject::Result => {
                let method = result_of.and_then(|name| name.rsplit('.').next()).map(SmolStr::new);
                let is_it = |call: &usize| {
                    let own = self.places.calls[*call].input_type.method();
                    method.as_deref().is_none_or(|method| method == own)
                };
                self.places.at(&claim.place).into_iter().filter(is_it).collect()
            }
            Subject::Variable(name) => {
                let line = (self.places.source(&claim.place)?, claim.place.line?);
                if self.results.contains(&line) {
                    return None;
                }
                let calls = match moment {
                    Moment::Before => self.places.before(&claim.place),
                    _ => self.places.at(&claim.place),
                };
                calls.into_iter().filter(|call| self.places.is_stored_to(*call, name)).collect()
            }
        };
        let wanted = move |input_type| wanted(&relations.iter().collect::<Vec<&Relation>>(), input_type);
        Some(Saying { calls, wanted: Box::new(wanted) })
    }

    fn lines_of_results(&self) -> FxHashSet<(usize, u32)> {
        let is_about_result = |claim: &&Claim| match &claim.fact {
            Fact::Store { target: Stored::Internal(name), .. } => name.starts_with(RETURNED),
            Fact::Condition { expression, .. } => expression.contains("\\result"),
            Fact::Return { constraint, .. } => constraint.is_some(),
            _ => false,
        };
        let claims = self.claims.iter().filter(is_about_result);
        claims.filter_map(|claim| Some((self.places.source(&claim.place)?, claim.place.line?))).collect()
    }
}

/// The method of the `Verifier` whose result a claim is about.
fn given_by_verifier(claim: &Claim) -> Option<&str> {
    match (&claim.fact, &claim.place.scope) {
        (Fact::Store { target: Stored::Internal(stored), .. }, Some(Scope::Method { class, name, .. }))
            if class == VERIFIER && stored.starts_with(RETURNED) =>
        {
            Some(name)
        }
        _ => None,
    }
}

fn saying_of(calls: Vec<usize>, value: &Value) -> Saying {
    let constant = Constant::of_value(value);
    let wanted = move |input_type| match &constant {
        Some(constant) => constant.input(input_type).map(Wanted::Exactly),
        None => Some(Wanted::Any),
    };
    Saying { calls, wanted: Box::new(wanted) }
}
