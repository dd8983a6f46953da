//! Conversion loses nothing silently: what is converted lints clean, converts back to the same claims, and every claim
//! that is missing is listed.

use std::path::Path;

use jurat::program::load;
use jurat_text::span::{Span, Spanned};
use jurat_witness::claims::{Claim, Fact, claims};
use jurat_witness::convert::{ConversionContext, ConversionTarget, Degree, convert};
use jurat_witness::lint::{LintOptions, Severity, lint};
use jurat_witness::model::{
    Action, Body, Constraint, Entries, Invariant, InvariantKind, Kind, Language, Location, Metadata,
    Producer, Segment, Waypoint, WaypointKind, Witness,
};
use jurat_witness::program::{Program, ProgramOutline, ProgramPlace};
use jurat_witness::read;
use proptest::prelude::*;

const FILE: &str = "../../corpus/convert/Main.java";

fn program() -> Program {
    load(&[Path::new(FILE).to_owned()]).expect("the program is readable")
}

fn outline(program: &Program) -> &ProgramOutline {
    program.files[0].outline.as_ref().expect("Java is parsed")
}

fn surroundings(program: Option<&Program>) -> ConversionContext<'_> {
    ConversionContext {
        program,
        specification: Some("CHECK( init(Main.main()), LTL(G assert) )"),
        now: "2026-01-31T12:00:00Z",
    }
}

/// Converts and reads again; the text must lint clean against the program.
fn converted(witness: &Witness, target: ConversionTarget, program: &Program) -> (Witness, Vec<Degree>) {
    let converted = convert(witness, target, surroundings(Some(program))).expect("nothing is missing");
    let reading = read(converted.text.clone().into_bytes());
    let report = lint(&reading, Some(program), LintOptions { strict: false, max_per_rule: 5 });
    let words: Vec<_> =
        report.findings.iter().map(|finding| format!("{}: {}", finding.rule.code, finding.message)).collect();
    assert!(report.worst() < Some(Severity::Warning), "{words:#?}\n{}", converted.text);
    (reading.witness, converted.losses.into_iter().map(|loss| loss.degree).collect())
}

/// What a claim says, whatever stands around it in the file, and wherever the steps before it were numbered.
fn said(witness: &Witness) -> Vec<String> {
    let said = |claim: &Claim| {
        let place = &claim.place;
        let action = claim.step.map(|step| step.action.as_str());
        // The function of a place says nothing where no names are looked up in it.
        let has_names = !matches!(claim.fact, Fact::Violation | Fact::Branch(_) | Fact::Enter(_));
        let scope = place.scope.as_ref().filter(|_| has_names);
        format!("{:?}:{:?}:{:?} {scope:?} {action:?} {:?}", place.file, place.line, place.column, claim.fact)
    };
    claims(witness).iter().map(said).collect()
}

fn location(program: &Program, place: ProgramPlace, with_function: bool) -> Location {
    Location {
        span: Span::default(),
        file: Some(Spanned::made(program.files[0].name.as_str().into())),
        line: Some(Spanned::made(place.line)),
        column: Some(Spanned::made(place.column)),
        function: with_function.then(|| Spanned::made("Main.main([Ljava/lang/String;)V".into())),
    }
}

fn witness(kind: Kind, entries: Entries) -> Witness {
    let metadata = Metadata {
        kind: Some(Spanned::made(kind)),
        language: Some(Spanned::made(Language::Java)),
        producer: Some(Spanned::made(Producer { name: "proptest".into(), version: Some("1".into()) })),
        specifications: vec![Spanned::made("CHECK( init(Main.main()), LTL(G assert) )".into())],
        data_model: Some(Spanned::made("LP64".into())),
        creation_time: Some(Spanned::made("2026-01-31T12:00:00Z".into())),
        ..Metadata::default()
    };
    Witness { metadata, body: Body::Entries(entries) }
}

fn expression() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("sum >= 0 && i <= n".to_owned()),
        Just("k == 1 || k == 2".to_owned()),
        Just("\"<&>\\\"é\".length() == 5".to_owned()),
        (any::<i32>(), any::<bool>())
            .prop_map(|(n, less)| format!("k {} {n}", if less { "<" } else { ">=" })),
    ]
}

/// Invariants at loops and statements of the program.
fn invariants() -> impl Strategy<Value = Vec<(bool, prop::sample::Index, String, bool)>> {
    prop::collection::vec((any::<bool>(), any::<prop::sample::Index>(), expression(), any::<bool>()), 0..12)
}

fn correctness(program: &Program, picks: &[(bool, prop::sample::Index, String, bool)]) -> Witness {
    let outline = outline(program);
    let invariants = picks.iter().map(|(at_loop, index, expression, _)| {
        let value = Spanned::made(expression.as_str().into());
        let (kind, place) = if *at_loop {
            (InvariantKind::Loop(value), index.get(&outline.loops).start)
        } else {
            (InvariantKind::Location(value), index.get(&outline.statements).start)
        };
        let in_main = place.line >= 10;
        Invariant {
            span: Span::default(),
            kind,
            location: location(program, place, in_main),
            format: Some(Spanned::made("java_expression".into())),
            labels: Vec::new(),
        }
    });
    witness(Kind::Correctness, Entries { invariants: invariants.collect(), ..Entries::default() })
}

fn violation(program: &Program, picks: &[(bool, prop::sample::Index, String, bool)]) -> Witness {
    let outline = outline(program);
    let mut segments: Vec<Segment> = Vec::new();
    let mut waypoints = Vec::new();
    for (of_call, index, expression, avoid) in picks {
        let action = if *avoid { Action::Avoid } else { Action::Follow };
        let (kind, place, value, format) = if *of_call {
            let call = index.get(&outline.nondet_calls);
            (WaypointKind::FunctionReturn, call.end, "\\result == 7", "acsl_expression")
        } else {
            (
                WaypointKind::Assumption,
                index.get(&outline.statements).start,
                expression.as_str(),
                "java_expression",
            )
        };
        waypoints.push(Waypoint {
            span: Span::default(),
            action,
            kind,
            location: location(program, place, place.line >= 10),
            constraint: Some(Constraint {
                value: Spanned::made(value.into()),
                format: Some(Spanned::made(format.into())),
            }),
        });
        if !*avoid {
            segments.push(Segment { span: Span::default(), waypoints: std::mem::take(&mut waypoints) });
        }
    }
    let target =
        outline.statements.iter().map(|statement| statement.start).max().expect("the program has statements");
    waypoints.push(Waypoint {
        span: Span::default(),
        action: Action::Follow,
        kind: WaypointKind::Target,
        location: location(program, target, true),
        constraint: None,
    });
    segments.push(Segment { span: Span::default(), waypoints });
    witness(Kind::Violation, Entries { segments, ..Entries::default() })
}

/// YAML to GraphML and back: the same claims in the same order, but for those that were listed as lost.
fn check_round_trip(original: &Witness, program: &Program) {
    let (graphml, lost) = converted(original, ConversionTarget::GraphMl, program);
    let (back, lost_on_the_way_back) = converted(&graphml, ConversionTarget::Yaml, program);
    assert!(lost_on_the_way_back.is_empty(), "{lost_on_the_way_back:?}");
    let (before, after) = (said(original), said(&back));
    assert_eq!(
        before.len(),
        after.len() + lost.len(),
        "every missing claim is listed:\n{before:#?}\n{after:#?}"
    );
    let mut rest = before.iter();
    for claim in &after {
        assert!(
            rest.any(|claimed| claimed == claim),
            "{claim} was not claimed, or not in this order: {before:#?}"
        );
    }
    // And from there on nothing changes any more.
    let (again, losses) = converted(&back, ConversionTarget::GraphMl, program);
    assert!(losses.is_empty());
    assert_eq!(said(&again), said(&graphml));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn correctness_witnesses_convert_back_to_the_same_claims(picks in invariants()) {
        let program = program();
        check_round_trip(&correctness(&program, &picks), &program);
    }

    #[test]
    fn violation_witnesses_convert_back_to_the_same_claims(picks in invariants()) {
        let program = program();
        check_round_trip(&violation(&program, &picks), &program);
    }

    #[test]
    fn without_the_program_no_claim_moves_to_the_start_of_its_line(picks in invariants()) {
        let program = program();
        let (graphml, _) = converted(&correctness(&program, &picks), ConversionTarget::GraphMl, &program);
        let yaml = convert(&graphml, ConversionTarget::Yaml, surroundings(None)).expect("nothing is missing");
        let kept = claims(&read(yaml.text.into_bytes()).witness);
        prop_assert!(kept.iter().all(|claim| claim.place.column.is_some()));
        prop_assert_eq!(claims(&graphml).len(), kept.len() + yaml.losses.len());
    }

    #[test]
    fn without_the_program_every_claim_is_kept_or_listed(picks in invariants()) {
        let program = program();
        for original in [correctness(&program, &picks), violation(&program, &picks)] {
            let with_hashes = read(
                convert(&original, ConversionTarget::Yaml, surroundings(Some(&program))).expect("nothing is missing").text.into_bytes(),
            );
            let converted =
                convert(&with_hashes.witness, ConversionTarget::GraphMl, surroundings(None)).expect("nothing is missing");
            let n_kept = claims(&read(converted.text.into_bytes()).witness).len();
            prop_assert_eq!(claims(&original).len(), n_kept + converted.losses.len());
        }
    }
}

/// Every witness that JBMC wrote for the corpus converts to YAML that lints clean, and on to GraphML and back.
#[test]
fn witnesses_of_jbmc_convert_and_lint_clean() {
    let mut n_invariants = 0;
    let mut n_waypoints = 0;
    for directory in std::fs::read_dir("../../corpus/programs").expect("the corpus is there") {
        let directory = directory.expect("the corpus is readable").path();
        let program = load(std::slice::from_ref(&directory)).expect("the program is readable");
        for name in ["jbmc.g.graphml", "jbmc.nog.graphml"] {
            let reading = read(std::fs::read(directory.join(name)).expect("the witness is readable"));
            let (yaml, losses) = converted(&reading.witness, ConversionTarget::Yaml, &program);
            let all = claims(&reading.witness);
            let n_lost = losses.iter().filter(|degree| **degree == Degree::Lost).count();
            assert!(n_lost <= all.len());
            if let Some(entries) = yaml.entries() {
                n_invariants += entries.invariants.len();
                n_waypoints += entries.segments.len();
                let has_target = claims(&yaml).iter().any(|claim| claim.fact == Fact::Violation);
                assert!(entries.segments.is_empty() || has_target, "{}", directory.display());
            }
            check_round_trip(&yaml, &program);
        }
    }
    assert!(n_invariants > 400, "{n_invariants} stores became conditions");
    assert!(n_waypoints > 50, "{n_waypoints} steps of violations were kept");
}
