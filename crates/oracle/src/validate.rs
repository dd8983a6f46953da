//! `jurat validate` and `jurat verify` held against the truth, as the binary that people run.

use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use jurat_exec::Workspace;

use crate::harness::{Run, Source};
use crate::input::Vector;
use crate::observe::{self, assertion, stored_values};
use crate::program::{Place, Template};
use crate::random::Random;
use crate::witness::{Location, graphml, yaml};

/// A verdict of `jurat`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the verdicts")]
pub enum Verdict {
    True,
    False,
    Unknown,
}

/// A question to `jurat`, with the verdicts that would be wrong.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What it is about.
    pub about: &'static str,
    /// The program.
    pub sources: Vec<Source>,
    /// The witness and the extension of its file; none if nothing but the property is to be decided.
    pub witness: Option<(String, &'static str)>,
    /// The verdicts that are wrong.
    pub wrong: Vec<Verdict>,
}

/// What stands where an invariant is claimed.
const SITE: &str = "Log.count += 77;";

/// A question about a program, if one can be made.
pub fn trial(template: &Template, runs: &[Run], vectors: &[Vector], random: &mut Random) -> Option<Trial> {
    match random.below(6) {
        0 => Some(decided(template, runs, random)),
        1 | 2 => invariant(template, runs, random),
        3 => stores(template, runs, random),
        _ => violation(template, runs, vectors, random),
    }
}

fn decided(template: &Template, runs: &[Run], random: &mut Random) -> Trial {
    let is_true = random.once_in(2);
    let plan = observe::plan(template, runs, is_true, random);
    let sources = template.with(|idx| assertion(plan.conditions[idx].as_ref()));
    let is_violated = plan.fails.contains(&true);
    let wrong = vec![if is_violated { Verdict::True } else { Verdict::False }];
    Trial { about: "the property alone", sources, witness: None, wrong }
}

/// Verdicts that are wrong of a witness whose claim is true, or is not.
fn wrong_of(is_true: bool) -> Vec<Verdict> {
    vec![if is_true { Verdict::False } else { Verdict::True }]
}

fn invariant(template: &Template, runs: &[Run], random: &mut Random) -> Option<Trial> {
    let is_true = random.once_in(2);
    let point = random.below(template.points.len());
    let claim = observe::claim(template, runs, point, is_true, random)?;
    // A claim that was to be false may be true after all.
    let is_true = !claim.fails.contains(&true);
    let plan = observe::plan(template, runs, true, random);
    let statement =
        |idx: usize| if idx == point { SITE.to_owned() } else { assertion(plan.conditions[idx].as_ref()) };
    let sources = template.with(statement);
    let main = &sources[0].text;
    let (about, witness) = match &template.points[point].place {
        Place::LoopHead(label) => {
            let location = Location::of(&format!("{label}:"), main)?;
            (
                "a loop invariant in YAML",
                (yaml::invariant(yaml::Invariant::Loop, location, &claim.condition), "yml"),
            )
        }
        Place::Statement if random.once_in(2) => {
            let location = Location::of(SITE, main)?;
            (
                "a location invariant in YAML",
                (yaml::invariant(yaml::Invariant::Location, location, &claim.condition), "yml"),
            )
        }
        Place::Statement => {
            let line = Location::of(SITE, main)?.line;
            (
                "an invariant in GraphML",
                (graphml::invariant(line, &method_at(main, line)?, &claim.condition), "graphml"),
            )
        }
    };
    Some(Trial { about, sources, witness: Some(witness), wrong: wrong_of(is_true) })
}

/// What is stored by the declaration just before a point.
fn stores(template: &Template, runs: &[Run], random: &mut Random) -> Option<Trial> {
    let is_declared = |idx: &usize| template.points[*idx].variable.starts_with('v');
    let candidates: Vec<(usize, Vec<String>)> = (0..template.points.len())
        .filter(is_declared)
        .filter_map(|idx| Some((idx, stored_values(template, runs, idx)?)))
        .collect();
    if candidates.is_empty() {
        return None;
    }
    let (point, mut values) = random.one_of(&candidates);
    let is_true = random.once_in(2);
    if !is_true {
        let at = random.below(values.len());
        let number: i64 = values[at].parse().ok()?;
        let other = (number + 1).to_string();
        if values.contains(&other) || number >= i64::from(i32::MAX) {
            return None;
        }
        values[at] = other;
    }
    let plan = observe::plan(template, runs, true, random);
    let sources = template.with(|idx| assertion(plan.conditions[idx].as_ref()));
    let variable = &template.points[point].variable;
    let line = Location::of(&format!("int {variable} = "), &sources[0].text)?.line;
    let method = method_at(&sources[0].text, line)?;
    let witness = graphml::stores(line, &method, variable, &values);
    Some(Trial {
        about: "stores in GraphML",
        sources,
        witness: Some((witness, "graphml")),
        wrong: wrong_of(is_true),
    })
}

fn violation(template: &Template, runs: &[Run], vectors: &[Vector], random: &mut Random) -> Option<Trial> {
    let plan = observe::plan(template, runs, random.once_in(4), random);
    let sources = template.with(|idx| assertion(plan.conditions[idx].as_ref()));
    let main = &sources[0].text;
    let failing: Vec<usize> = (0..vectors.len()).filter(|idx| plan.fails[*idx]).collect();
    let is_right = !failing.is_empty() && random.once_in(2);
    let vector = if is_right { random.one_of(&failing) } else { random.below(vectors.len()) };
    // With all inputs given, only the run with these can show the violation.
    let wrong = match (plan.fails[vector], failing.is_empty()) {
        (true, _) => vec![Verdict::True],
        (false, true) => vec![Verdict::False],
        (false, false) => vec![Verdict::True, Verdict::False],
    };
    // Texts and fractions are told in other words; and an input that nobody asks for would be no part of the path.
    let is_plain = |name: &str, value: &str| {
        !value.contains(['"', '.']) && main.contains(&format!("\n        {name} = Verifier"))
    };
    let values = constants(template, vector);
    if !values.iter().all(|(name, value)| is_plain(name, value)) {
        return None;
    }
    let target = match plan.wrong {
        Some(wrong) => wrong,
        None => (0..template.points.len()).find(|idx| plan.conditions[*idx].is_some())?,
    };
    let text = assertion(plan.conditions[target].as_ref());
    // The same text may stand at several points of the same variable.
    if main.matches(&text).count() != 1 {
        return None;
    }
    let target = Location::of(&text, main)?;
    let witness = if random.once_in(2) {
        let inputs: Option<Vec<(Location, String)>> =
            values.iter().map(|(name, value)| Some((call(name, main)?, value.clone()))).collect();
        (yaml::violation(&inputs?, target), "yml")
    } else {
        let inputs: Option<Vec<(usize, String)>> = values
            .iter()
            .map(|(name, value)| Some((call(name, main)?.line, format!("\\result == {value}"))))
            .collect();
        (graphml::violation(&inputs?, target.line), "graphml")
    };
    Some(Trial { about: "a violation", sources, witness: Some(witness), wrong })
}

/// Each input's name and its constant in a vector.
fn constants(template: &Template, vector: usize) -> Vec<(String, String)> {
    let mut rest = vector;
    let mut constants = Vec::new();
    for input in template.inputs.iter().rev() {
        constants.push((input.name.clone(), input.domain[rest % input.domain.len()].1.clone()));
        rest /= input.domain.len();
    }
    constants.reverse();
    constants
}

/// The call that an input comes from, at its closing parenthesis.
fn call(name: &str, main: &str) -> Option<Location> {
    let start = Location::of(&format!("{name} = Verifier.nondet"), main)?;
    let line = main.lines().nth(start.line - 1)?;
    Some(Location { line: start.line, column: line.find("()")? + 2 })
}

/// The name of the method around a line.
fn method_at(main: &str, line: usize) -> Option<String> {
    let before: Vec<&str> = main.lines().take(line).collect();
    let declared = before
        .iter()
        .rev()
        .find(|it| it.starts_with("    static ") || it.starts_with("    public static "))?;
    let name = declared.split('(').next()?.rsplit(' ').next()?;
    Some(name.to_owned())
}

/// Asks the binary.
pub fn ask(jurat: &Path, trial: &Trial, engine: &str) -> io::Result<(Verdict, String)> {
    let folder = Workspace::new()?;
    for source in &trial.sources {
        let path = folder.path().join(&source.name);
        fs::create_dir_all(path.parent().unwrap_or(folder.path()))?;
        fs::write(path, &source.text)?;
    }
    let mut command = Command::new(jurat);
    match &trial.witness {
        Some((text, extension)) => {
            let name = format!("witness.{extension}");
            fs::write(folder.path().join(&name), text)?;
            command.args(["validate", "--require-claims", "--witness", &name]);
        }
        None => drop(command.arg("verify")),
    }
    command.args(["--engine", engine, "--timeout", "20s", "."]);
    let output = command.current_dir(folder.path()).stdin(Stdio::null()).output()?;
    let verdict = match output.status.code() {
        Some(0) => Verdict::True,
        Some(10) => Verdict::False,
        Some(20) => Verdict::Unknown,
        code => {
            return Err(io::Error::other(format!(
                "jurat ends with {code:?}: {}",
                String::from_utf8_lossy(&output.stderr)
            )));
        }
    };
    Ok((verdict, String::from_utf8_lossy(&output.stdout).into_owned()))
}
