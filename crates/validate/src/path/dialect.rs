//! What JBMC's dialect tells of inputs: stores inside of the `Verifier`, of results of calls, and to variables.
//!
//! JBMC tells of one input up to three times, one after the other: what it saw inside of the `Verifier`, the result of the call
//! (`return_tmp…`), and the variable that this is stored to. The first that a line tells of is followed; variables say the same
//! once more, and must. Where it is not certain which input is meant, nothing is guessed.

use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::{JbmcValue as Value, Scope, Target as Stored};
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::ids::SourceId;
use crate::input::VERIFIER;
use crate::path::constant::Constant;
use crate::path::places::Places;
use crate::path::read::{Said, Saying, obscure};
use crate::path::{InputCall, InputType, Wanted};

/// What JBMC calls the value of a call.
pub(super) const RETURNED: &str = "return_tmp";

/// A line of a source, by its index.
pub(super) type Line = (SourceId, u32);

/// What the dialect has told so far.
#[derive(Default)]
pub(super) struct Dialect {
    /// Lines whose inputs JBMC saw inside of the `Verifier`.
    seen_inside: FxHashSet<Line>,
    /// Claims that follow what was seen inside of the `Verifier`: the results of the calls.
    repeats: FxHashSet<usize>,
    /// What the results of calls that ask for input are called, by line.
    results: FxHashMap<Line, Vec<SmolStr>>,
    told: FxHashMap<Line, Told>,
}

/// What was told of the inputs of a line.
#[derive(Default)]
struct Told {
    values: Vec<Value>,
    /// How often a variable was said to have one of them.
    n_variables: usize,
}

impl Dialect {
    /// Looks at what is seen inside of the `Verifier`, and which results follow.
    pub(super) fn new(claims: &[Claim], places: &Places<'_>) -> Self {
        let mut dialect = Self::default();
        let inside = claims.iter().enumerate().filter(|(_, claim)| given_by_verifier(claim).is_some());
        for next in inside.filter_map(|(idx, _)| next_in_program(claims, idx, places)) {
            let Some(line) = places.line(&claims[next].place) else { continue };
            dialect.seen_inside.insert(line);
            dialect.repeats.insert(next);
            if let Some(name) = result(&claims[next]) {
                dialect.results.entry(line).or_default().push(name.clone());
            }
        }
        let others = claims.iter().filter_map(|claim| Some((places.line(&claim.place)?, result(claim)?)));
        for (line, name) in others.filter(|(line, _)| !dialect.seen_inside.contains(line)) {
            let names = dialect.results.entry(line).or_default();
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        dialect
    }

    /// What a store says of inputs.
    pub(super) fn store(
        &mut self,
        (idx, claims): (usize, &[Claim]),
        target: &Stored,
        value: &Value,
        places: &Places<'_>,
    ) -> Said {
        let claim = &claims[idx];
        if let Some(method) = given_by_verifier(claim) {
            return self.inside_of_verifier(
                method,
                next_in_program(claims, idx, places),
                claims,
                value,
                places,
            );
        }
        if let Stored::Unknown(text) = target
            && !is_of_class_object(text)
        {
            return Err(obscure::WORDS);
        }
        let calls = places.at(&claim.place);
        let is_around = !places.around(&claim.place).is_empty();
        let Some(line) = places.line(&claim.place).filter(|_| is_around) else { return Ok(Vec::new()) };
        match target {
            Stored::Internal(name)
                if name.starts_with(RETURNED) && calls.is_empty() && !self.seen_inside.contains(&line) =>
            {
                Err(obscure::NO_INPUT)
            }
            Stored::Internal(name) if name.starts_with(RETURNED) => {
                self.result(idx, line, name, calls, value, places)
            }
            Stored::Internal(_) => Ok(Vec::new()),
            // Parameters of what is called there are stored in its method, or in none.
            _ if calls.is_empty() && self.is_told(line) => Ok(Vec::new()),
            _ if calls.is_empty() => Err(obscure::NO_INPUT),
            Stored::Variable(name) => {
                let is_it = |call: &usize| places.is_stored_as(*call, name);
                let stored = calls.iter().copied().filter(is_it).collect();
                self.variable(line, &calls, stored, value, places)
            }
            Stored::Slot { .. } => {
                let stored = calls.iter().copied().filter(|call| places.is_stored(*call)).collect();
                self.variable(line, &calls, stored, value, places)
            }
            _ if self.is_told(line) || calls.iter().all(|call| places.stored_to(*call).is_some()) => {
                Ok(Vec::new())
            }
            _ => Err(obscure::OTHER),
        }
    }

    /// What JBMC saw inside of the `Verifier`; the line is that of the store of the result, which is the next.
    fn inside_of_verifier(
        &mut self,
        method: &str,
        next: Option<usize>,
        claims: &[Claim],
        value: &Value,
        places: &Places<'_>,
    ) -> Said {
        let is_of_type = |call: &InputCall| call.input_type.method() == method;
        let place = &claims[next.ok_or(obscure::NO_INPUT)?].place;
        let calls: Vec<usize> =
            places.at(place).into_iter().filter(|call| is_of_type(&places.calls[*call])).collect();
        let line = places.line(place).filter(|_| !calls.is_empty()).ok_or(obscure::NO_INPUT)?;
        self.told.entry(line).or_default().values.push(value.clone());
        saying(calls, value, places)
    }

    /// The result of a call.
    fn result(
        &mut self,
        idx: usize,
        line: Line,
        name: &SmolStr,
        calls: Vec<usize>,
        value: &Value,
        places: &Places<'_>,
    ) -> Said {
        let names = self.results.get(&line).map(Vec::as_slice).unwrap_or_default();
        if !self.seen_inside.contains(&line) {
            // Calls of other methods have results, too.
            if names.len() > calls.len() || places.has_other_calls(line) {
                return Err(obscure::WHICH);
            }
            self.told.entry(line).or_default().values.push(value.clone());
            return saying(calls, value, places);
        }
        // Where the line is executed again, JBMC often writes the result of the time before. What it saw inside of the `Verifier` counts.
        if self.repeats.contains(&idx) {
            return Ok(Vec::new());
        }
        if names.contains(name) { Err(obscure::TWICE) } else { Ok(Vec::new()) }
    }

    /// A variable; `stored` are those of the calls whose value is stored to it.
    fn variable(
        &mut self,
        line: Line,
        calls: &[usize],
        stored: Vec<usize>,
        value: &Value,
        places: &Places<'_>,
    ) -> Said {
        let is_plain = |call: &usize| places.stored_to(*call).is_some();
        match (self.is_told(line), stored.as_slice()) {
            // Whatever else the line stores follows from its inputs, or is none of them.
            (true, []) => Ok(Vec::new()),
            (false, []) if calls.iter().all(is_plain) => Ok(Vec::new()),
            (true, [..]) if stored.iter().any(|call| places.is_changed_on_line(*call)) => Ok(Vec::new()),
            (true, [..]) => {
                let is_same =
                    !stored.iter().all(|call| places.is_kept(*call)) || self.agrees(line, calls.len(), value);
                let told = self.told.entry(line).or_default();
                told.n_variables += 1;
                if is_same && told.n_variables <= told.values.len() {
                    Ok(Vec::new())
                } else {
                    Err(obscure::TWICE)
                }
            }
            (false, [..]) if !stored.is_empty() && stored.iter().all(is_plain) => {
                if stored.iter().all(|call| places.is_kept(*call)) {
                    saying(stored, value, places)
                } else {
                    Err(obscure::TYPE)
                }
            }
            (false, _) => Err(obscure::OTHER),
        }
    }

    /// Whether inputs of a line are told by more than the variables that they are stored to.
    fn is_told(&self, line: Line) -> bool {
        self.seen_inside.contains(&line) || self.results.contains_key(&line)
    }

    /// Whether a value is one of the last ones that were told of a line. JBMC does not know all of them.
    fn agrees(&self, line: Line, n_last: usize, value: &Value) -> bool {
        let Some(constant) = Constant::of_value(value) else { return true };
        let told = self.told.get(&line).map(|told| told.values.as_slice()).unwrap_or_default();
        let mut last = told.iter().rev().take(n_last).map(Constant::of_value);
        last.any(|told| told.is_none_or(|told| told.is_same(&constant)))
    }
}

/// What a store says of the calls whose value is stored. JBMC has no words for most strings, and for what it does not know.
fn saying(calls: Vec<usize>, value: &Value, places: &Places<'_>) -> Said {
    let constant = Constant::of_value(value);
    let is_string = |call: &usize| places.calls[*call].input_type == InputType::String;
    if constant.is_none() && !matches!(value, Value::Unknown(_)) && !calls.iter().all(is_string) {
        return Err(obscure::WORDS);
    }
    let wanted = move |input_type| match &constant {
        Some(constant) => constant.input(input_type).map(Wanted::Exactly),
        None => Some(Wanted::Any),
    };
    Ok(vec![Saying { calls, wanted: Box::new(wanted) }])
}

/// Whether a text is what JBMC writes of an object of `Class`: `Main.name`, `Main.cproverIsArray`.
fn is_of_class_object(text: &str) -> bool {
    text.rsplit_once('.').is_some_and(|(_, field)| field == "name" || field.starts_with("cprover"))
}

/// The first claim about a file of the program behind another.
fn next_in_program(claims: &[Claim], idx: usize, places: &Places<'_>) -> Option<usize> {
    let n_between = claims[idx + 1..].iter().position(|claim| places.is_in_program(claim))?;
    Some(idx + 1 + n_between)
}

/// The name of the result of a call that a claim is about.
fn result(claim: &Claim) -> Option<&SmolStr> {
    match &claim.fact {
        Fact::Store { target: Stored::Internal(name), .. } if name.starts_with(RETURNED) => Some(name),
        _ => None,
    }
}

/// The method of the `Verifier` whose result a claim is about.
fn given_by_verifier(claim: &Claim) -> Option<&str> {
    match (result(claim), &claim.place.scope) {
        (Some(_), Some(Scope::Method { class, name, .. })) if class == VERIFIER => Some(name),
        _ => None,
    }
}
