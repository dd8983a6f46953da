//! Changes claims of valid witnesses so that they are false: no such mutant may be found True.
//!
//! A sample runs always; `JURAT_ALL_MUTANTS=1` (`make mutants`) changes every claim that was checked, except of programs with
//! inputs. There, JBMC also claims the iterations and branches that no execution takes, and such a claim can be changed at
//! will: it is recognised by a second mutant, in which it is gone, and which is True as well.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use jurat_validate::checks::{Expect, Expected, Fate};
use jurat_validate::{Builder, JVM, Semantics, Validation, Verdict};
use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::JbmcValue;
use jurat_witness::{Reading, read};

use crate::common::cases::{Witness, cases, for_each, witnesses, words};

/// As many claims of each witness are changed, unless all are.
const SAMPLE: usize = 3;

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
enum End {
    /// False.
    Rejected,
    /// Unknown, with the reason.
    Undecided(String),
    /// True, because no execution comes to the claim.
    Idle,
    /// True.
    Survived,
    /// No changed text is a claim that is checked.
    NotAClaim,
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are part of the result")]
fn no_mutant_is_true() {
    let all = std::env::var_os("JURAT_ALL_MUTANTS").is_some_and(|value| value == "1");
    let cases = cases();
    let valid: Vec<Witness<'_>> = witnesses(&cases).into_iter().filter(Witness::is_valid).collect();
    let ends: Vec<(String, End)> =
        for_each(&valid, |witness, builder| mutate(witness, all, builder)).concat();
    let count = |is_it: fn(&End) -> bool| ends.iter().filter(|(_, end)| is_it(end)).count();
    let n_rejected = count(|end| *end == End::Rejected);
    let n_undecided = count(|end| matches!(end, End::Undecided(_)));
    let n_idle = count(|end| *end == End::Idle);
    let summary = format!(
        "{} mutants: {n_rejected} False, {n_undecided} Unknown, {n_idle} of claims that no execution comes to",
        ends.len()
    );
    println!("{summary}");
    let survivors: Vec<_> =
        ends.iter().filter(|(_, end)| matches!(end, End::Survived | End::NotAClaim)).collect();
    assert!(survivors.is_empty(), "{survivors:#?}");
    assert!(n_rejected >= 300 && n_rejected * 10 >= ends.len() * 9, "{ends:#?}");
}

/// The mutants of a witness: what was changed, and what became of it.
fn mutate(witness: &Witness<'_>, all: bool, builder: &mut Builder) -> Vec<(String, End)> {
    let original = witness.validate(&witness.reading, Semantics::Sequence, builder);
    if original.verdict != Verdict::True {
        return Vec::new();
    }
    let fates = original.checks.fates.iter().enumerate();
    let mut checked: Vec<usize> =
        fates.filter(|(_, fate)| matches!(fate, Fate::Checked { .. })).map(|(claim, _)| claim).collect();
    if !all || !witness.case.is_deterministic {
        checked.sort_by_key(|claim| hash(&(&witness.case.name, witness.kind, claim)));
        checked.truncate(SAMPLE);
    }
    let mut ends = Vec::new();
    for claim in checked {
        let (change, end) = mutant(witness, &original, claim, builder);
        ends.push((format!("{} {change}", witness.name()), end));
    }
    ends
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Changes one claim. Which texts are values of the variable's type only the resolved claim tells.
fn mutant(witness: &Witness<'_>, original: &Validation, idx: usize, builder: &mut Builder) -> (String, End) {
    let claim = &original.claims[idx];
    let line = claim.place.line.unwrap_or_default();
    for value in other_values(original, idx) {
        let change = format!("line {line}: {} becomes {value}", claim.fact);
        let reading = edited(&witness.reading, claim, &value);
        let validation = witness.validate(&reading, Semantics::Sequence, builder);
        if !matches!(validation.checks.fates.get(idx), Some(Fate::Checked { .. })) {
            continue;
        }
        let end = match &validation.verdict {
            Verdict::False(_) => End::Rejected,
            Verdict::Unknown(_) => End::Undecided(words(&validation.verdict)),
            Verdict::True if has_inputs(original) && is_idle(witness, claim, builder) => End::Idle,
            Verdict::True => End::Survived,
        };
        return (change, end);
    }
    (format!("line {line}: {}", claim.fact), End::NotAClaim)
}

/// One run of a program without inputs comes to every claim of a valid witness.
fn has_inputs(original: &Validation) -> bool {
    original.engine != Some(JVM)
}

/// Whether no execution comes to the claim: without it, too, every store has its claim.
fn is_idle(witness: &Witness<'_>, claim: &Claim, builder: &mut Builder) -> bool {
    let Fact::Store { n_unstated: 0, .. } = claim.fact else { return false };
    let node = &witness.reading.text[..claim.span.start as usize];
    let start = node.rfind("<data key=\"invariant\">").expect("claims are invariants");
    let end = claim.span.end as usize + "</data>".len();
    let text = [&witness.reading.text[..start], &witness.reading.text[end..]].concat();
    witness.validate(&read(text.into_bytes()), Semantics::Sequence, builder).verdict == Verdict::True
}

/// The witness with another value in a claim.
fn edited(reading: &Reading, claim: &Claim, value: &str) -> Reading {
    let (start, end) = (claim.span.start as usize, claim.span.end as usize);
    let assignment = &reading.text[start..end];
    let target = assignment.split(" = ").next().expect("claims are assignments");
    let value = value.replace('&', "&amp;").replace('<', "&lt;");
    let text = [&reading.text[..start], target, " = ", &value, ";", &reading.text[end..]].concat();
    read(text.into_bytes())
}

/// Texts of values that are not claimed where this claim is, the likeliest first.
fn other_values(original: &Validation, idx: usize) -> Vec<String> {
    let Fact::Store { value, .. } = &original.claims[idx].fact else { return Vec::new() };
    let claimed = claimed(original, idx);
    let unclaimed = |from: i64, to: i64| {
        (0..1000).map(|step| from + step).find(|it| *it <= to && !claimed.contains(it)).unwrap_or(from)
    };
    match value {
        JbmcValue::Boolean(value) => vec![(!value).to_string()],
        JbmcValue::Byte(_) => vec![format!("(byte){}", unclaimed(93, i64::from(i8::MAX)))],
        JbmcValue::Short(_) => vec![format!("(short){}", unclaimed(9973, i64::from(i16::MAX)))],
        JbmcValue::Char(_) => vec![format!("'\\u{:04x}'", unclaimed(0x2021, 0xFFFF))],
        // Without debug information, smaller types are ints, too.
        JbmcValue::Int(value) => vec![
            unclaimed(99_991, i64::from(i32::MAX)).to_string(),
            unclaimed(9973, i64::from(i32::MAX)).to_string(),
            unclaimed(93, i64::from(i32::MAX)).to_string(),
            (value ^ 1).to_string(),
        ],
        JbmcValue::Long(_) => vec![format!("{}L", unclaimed(99_991, i64::MAX))],
        JbmcValue::Float(_) => vec!["12345.5f".to_owned()],
        JbmcValue::Double(_) => vec!["12345.5".to_owned()],
        JbmcValue::Null => vec!["&dynamic_object$98765".to_owned()],
        JbmcValue::Literal(_) => vec!["&no_20such_20text".to_owned()],
        JbmcValue::Reference(_) => vec!["null".to_owned()],
        JbmcValue::Expression(text) => other_expressions(text),
        JbmcValue::Class(_)
        | JbmcValue::ClassIdentifier(_)
        | JbmcValue::ArrayOf(_)
        | JbmcValue::Unknown(_) => Vec::new(),
    }
}

/// One more, in the type of the expression: a narrow one is cast again.
fn other_expressions(text: &str) -> Vec<String> {
    let casts = ["(byte)", "(short)", "(char)"].into_iter();
    let narrow = casts.filter_map(|cast| Some(format!("{cast}(({}) + 1)", text.strip_prefix(cast)?)));
    narrow.chain([format!("({text}) + 1")]).collect()
}

/// The integers that the check of a claim knows.
fn claimed(original: &Validation, idx: usize) -> Vec<i64> {
    let Fate::Checked { check } = original.checks.fates[idx] else { return Vec::new() };
    let Expected::Values(expectations) = &original.checks.checks[check.index()].expected else {
        return Vec::new();
    };
    expectations.iter().filter_map(|expectation| integral(&expectation.expect)).collect()
}

fn integral(expect: &Expect) -> Option<i64> {
    match expect {
        Expect::Integral(value) => Some(*value),
        Expect::Element { value, .. } => integral(value),
        Expect::Any
        | Expect::Float(_)
        | Expect::Double(_)
        | Expect::Null
        | Expect::Text(_)
        | Expect::Object(_)
        | Expect::Expression(_) => None,
    }
}
