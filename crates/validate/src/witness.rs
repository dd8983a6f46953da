//! A witness of what an engine found out, for others to check.
//!
//! It is made as the entries of a YAML witness; `jurat_witness::convert` writes it in either format.

use jurat_java::{Loop, LoopKind, NondetCall as Call, Place, SourceMethod as Method, Variable, VariableKind};
use jurat_text::span::{Span, Spanned};
use jurat_witness::model::{
    Action, Body, Constraint, Entries, Invariant, InvariantKind, Kind, Language, Location, Metadata,
    Producer, Segment, Waypoint, WaypointKind, Witness,
};
use smol_str::format_smolstr;

use crate::evidence::LoopFacts;
use crate::input::Input;
use crate::monitor::literal_of;
use crate::outcome::{Violated, Violation};
use crate::path::InputType;
use crate::source::Source;
use crate::validation::Validation;
use crate::verdict::Verdict;

/// The witness of a verdict; none of an Unknown.
pub fn witness(validation: &Validation, specification: &str) -> Option<Witness> {
    let (kind, entries) = match &validation.verdict {
        Verdict::True => {
            (Kind::Correctness, Entries { invariants: invariants(validation), ..Entries::default() })
        }
        Verdict::False(violation) => {
            (Kind::Violation, Entries { segments: segments(validation, violation), ..Entries::default() })
        }
        Verdict::Unknown(_) => return None,
    };
    let metadata = Metadata {
        kind: Some(Spanned::made(kind)),
        language: Some(Spanned::made(Language::Java)),
        producer: Some(Spanned::made(Producer {
            name: "jurat".into(),
            version: Some(env!("CARGO_PKG_VERSION").into()),
        })),
        specifications: vec![Spanned::made(specification.into())],
        ..Metadata::default()
    };
    Some(Witness { metadata, body: Body::Entries(entries) })
}

fn invariants(validation: &Validation) -> Vec<Invariant> {
    let facts = validation.evidence.loops.iter();
    facts.filter_map(|facts| invariant(validation, facts)).collect()
}

/// The invariant of the only loop that the facts can be about.
fn invariant(validation: &Validation, facts: &LoopFacts) -> Option<Invariant> {
    let source = source_named(validation, &facts.file)?;
    // A loop that tests its condition first has its head there.
    let tests_first = |it: &&Loop| {
        it.kind != LoopKind::Do && it.condition.is_some_and(|condition| condition.line == facts.line)
    };
    let mut loops = source.outline.loops.iter().filter(tests_first);
    let found = loops.next().filter(|_| loops.next().is_none())?;
    let in_scope = |name: &str| is_in_scope(source, name, found.condition.unwrap_or(found.start));
    let ranges = facts.ranges.iter().filter(|(name, ..)| in_scope(name));
    let conditions: Vec<String> = ranges.map(|(name, low, high)| condition(name, *low, *high)).collect();
    if conditions.is_empty() {
        return None;
    }
    Some(Invariant {
        span: Span::default(),
        kind: InvariantKind::Loop(Spanned::made(conditions.join(" && ").into())),
        location: location(source, found.start, &facts.method),
        format: Some(Spanned::made("java_expression".into())),
        labels: Vec::new(),
    })
}

/// Whether the name means one variable at the place, which then is the one that the engine saw.
fn is_in_scope(source: &Source, name: &str, at: Place) -> bool {
    let is_it = |variable: &&Variable| {
        variable.name == name && (variable.scope.first..=variable.scope.last).contains(&at)
    };
    source.outline.variables.iter().filter(is_it).count() == 1
}

fn condition(name: &str, low: i64, high: i64) -> String {
    let literal = |value: i64| match value {
        i64::MIN => "Long.MIN_VALUE".to_owned(),
        _ if i32::try_from(value).is_ok() => value.to_string(),
        _ => format!("{value}L"),
    };
    if low == high {
        format!("{name} == {}", literal(low))
    } else {
        format!("{} <= {name} && {name} <= {}", literal(low), literal(high))
    }
}

/// One segment for the arguments, one for each input, and the place of the violation.
fn segments(validation: &Validation, violation: &Violation) -> Vec<Segment> {
    let asked = validation.evidence.asked.iter().chain(std::iter::repeat(&None));
    let inputs = violation.inputs.iter().zip(asked);
    let waypoints = inputs.filter_map(|(input, asked)| returned(validation, input, asked.as_ref()?));
    let started = started(validation, &violation.arguments);
    started.into_iter().chain(waypoints).chain(target(validation, violation)).map(segment).collect()
}

/// What `main` is called with, at its first statement. Nothing if that is the case for every program: no arguments.
fn started(validation: &Validation, arguments: &[String]) -> Option<Waypoint> {
    if arguments.is_empty() {
        return None;
    }
    let is_main = |method: &&Method| method.name == "main" && method.n_parameters == 1;
    let in_source = |source| methods_of(source).filter(is_main).map(move |method| (source, method));
    let mut mains = validation.sources.iter().flat_map(in_source);
    let (source, main) = mains.next().filter(|_| mains.next().is_none())?;
    let is_inside = |place: Place| (main.first_line..=main.last_line).contains(&place.line);
    let is_parameter = |it: &&Variable| {
        it.kind == VariableKind::Parameter && is_inside(it.declared) && it.class.as_ref() == Some(&main.class)
    };
    let name = &source.outline.variables.iter().find(is_parameter)?.name;
    let start =
        source.outline.statements.iter().map(|statement| statement.start).find(|&start| is_inside(start))?;
    let texts = arguments.iter().enumerate();
    let texts = texts.map(|(index, text)| format!(" && {name}[{index}].equals({})", literal(text)));
    let condition = format!("{name}.length == {}{}", arguments.len(), texts.collect::<String>());
    Some(Waypoint {
        span: Span::default(),
        action: Action::Follow,
        kind: WaypointKind::Assumption,
        location: location(source, start, "main"),
        constraint: Some(Constraint {
            value: Spanned::made(condition.into()),
            format: Some(Spanned::made("java_expression".into())),
        }),
    })
}

fn methods_of(source: &Source) -> impl Iterator<Item = &Method> {
    source.outline.methods.iter()
}

/// The text as a Java literal.
fn literal(text: &str) -> String {
    let escaped = text.encode_utf16().map(|unit| match char::from_u32(u32::from(unit)) {
        Some(c @ ('"' | '\\')) => format!("\\{c}"),
        Some(c @ ' '..='~') => c.to_string(),
        // Compilers undo these before they look for the end of a line, or of a literal.
        _ if unit == u16::from(b'\n') => "\\n".to_owned(),
        _ if unit == u16::from(b'\r') => "\\r".to_owned(),
        _ => format!("\\u{unit:04x}"),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

fn segment(waypoint: Waypoint) -> Segment {
    Segment { span: Span::default(), waypoints: vec![waypoint] }
}

/// The call that returns an input.
fn returned(validation: &Validation, input: &Input, (file, line): &(String, u32)) -> Option<Waypoint> {
    let source = source_named(validation, file)?;
    let method = InputType::of(input)?.method();
    let is_it = |call: &&Call| {
        (call.start.line..=call.end.line).contains(line) && call.name.rsplit('.').next() == Some(method)
    };
    let mut calls = source.outline.nondet_calls.iter().filter(is_it);
    let first = calls.next()?;
    let mut location = location(source, first.end, "");
    if calls.next().is_some() {
        // Which of the calls on the line it was is not known; those who follow take them as they come.
        location.line = Some(Spanned::made(*line));
        location.column = None;
    }
    Some(Waypoint {
        span: Span::default(),
        action: Action::Follow,
        kind: WaypointKind::FunctionReturn,
        location,
        constraint: Some(Constraint {
            value: Spanned::made(format_smolstr!("\\result == {}", constant(input)?)),
            format: Some(Spanned::made("java_expression".into())),
        }),
    })
}

/// What a call returned, as a constant of the Java profile, in which `==` means the same value.
fn constant(input: &Input) -> Option<String> {
    Some(match input {
        Input::Float(bits) => floating(f64::from(f32::from_bits(*bits)), "Float")
            .unwrap_or_else(|| format!("{:?}f", f32::from_bits(*bits))),
        Input::Double(bits) => floating(f64::from_bits(*bits), "Double")
            .unwrap_or_else(|| format!("{:?}", f64::from_bits(*bits))),
        Input::Char(unit) => unit.to_string(),
        Input::String(units) => literal_of(units.iter().copied()),
        Input::Boolean(_) | Input::Byte(_) | Input::Short(_) | Input::Int(_) | Input::Long(_) => {
            input.to_string()
        }
        Input::Unknown => return None,
    })
}

/// The name of a number that no digits stand for.
fn floating(value: f64, class: &str) -> Option<String> {
    let name = match value {
        f64::INFINITY => "POSITIVE_INFINITY",
        f64::NEG_INFINITY => "NEGATIVE_INFINITY",
        _ if value.is_nan() => "NaN",
        _ => return None,
    };
    Some(format!("{class}.{name}"))
}

/// The statement during which it happens. What the compiler makes, like `valueOf` of an enum, has none of its own: then it is
/// that of the nearest call.
fn target(validation: &Validation, violation: &Violation) -> Option<Waypoint> {
    let (source, start) = match &violation.what {
        Violated::Assertion { assert } => {
            let place = validation.assertion(*assert)?;
            let source = validation.source(place.source)?;
            (source, statement_at(source, place.line)?)
        }
        Violated::Exception { place, .. } => {
            let places = place.iter().chain(&violation.trace);
            let mut statements = places.filter_map(|(file, line)| {
                let source = source_named(validation, file)?;
                Some((source, statement_at(source, *line)?))
            });
            statements.next()?
        }
        Violated::Value { .. } | Violated::Condition { .. } => return None,
    };
    Some(Waypoint {
        span: Span::default(),
        action: Action::Follow,
        kind: WaypointKind::Target,
        location: location(source, start, ""),
        constraint: None,
    })
}

/// Where the first statement of a line starts.
fn statement_at(source: &Source, line: u32) -> Option<Place> {
    let mut statements = source.outline.statements.iter().map(|statement| statement.start);
    statements.find(|start| start.line == line)
}

fn source_named<'a>(validation: &'a Validation, file: &str) -> Option<&'a Source> {
    let mut sources = validation.sources.iter().filter(|source| source.name_in_package() == file);
    let first = sources.next();
    first.filter(|_| sources.next().is_none())
}

fn location(source: &Source, place: Place, method: &str) -> Location {
    Location {
        span: Span::default(),
        file: Some(Spanned::made(source.name.as_str().into())),
        line: Some(Spanned::made(place.line)),
        column: Some(Spanned::made(place.column)),
        function: (!method.is_empty()).then(|| Spanned::made(method.into())),
    }
}
