//! SV-COMP's `category-structure.yml`, in the shapes that it had over the years, and with mistakes.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::path::Path;

use jurat_score::structure::{CategoryKind, Draft, DraftError, read};
use jurat_score::{CountedAnswers, Structure, WitnessKind};

const FILE: &str = r"
competition: SV-COMP
year: 2026
verifiers:
  - jbmc
  - gdart
  - jayhorn
validators:
  - jcwit-validate-correctness-witnesses-1.0
  - witnesslint-validate-violation-witnesses-1.0
hors_concours:
  - jayhorn
not_participating: [jpf]
demo_categories:
  - Java.no-deadlock.Main
categories:
  Java.Overall:
    properties: valid-assert
    categories:
      - Java.no-runtime-exception.Main
      - Java.valid-assert.Main 
      - Java.no-deadlock.Main
      - Java.Crafted
    verifiers: [jbmc, gdart]
    validators: [jcwit-validate-correctness-witnesses-1.0]
  Java.FalseOverall:
    categories: [Java.valid-assert.Main]
    verifiers:
  FalsificationOverall: {categories: [Java.Overall]}
  TrueOverall: {categories: [Java.Overall]}
categories_process_order: [Java.valid-assert.Main]
categories_table_order:
  - Java.Overall
  - Java.valid-assert.Main
validation_only: [Java.Crafted]
opt_out:
  gdart:
    # it cannot
    - Java.no-runtime-exception.Main
  map2check: [C.ReachSafety]
opt_in:
  jayhorn: [Java.valid-assert.Main]
";

fn structure(text: &str) -> (Structure, Vec<String>) {
    let (structure, warnings) = read(Path::new("c.yml"), text.to_owned()).unwrap();
    (structure, warnings.iter().map(ToString::to_string).collect())
}

fn errors(text: &str) -> Vec<String> {
    read(Path::new("c.yml"), text.to_owned()).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn a_structure_of_today_is_read() {
    let (structure, warnings) = structure(FILE);
    assert_eq!((structure.competition.as_str(), structure.year.as_str()), ("SV-COMP", "2026"));
    let names: Vec<_> =
        structure.table_order().iter().map(|id| structure.category(*id).name.as_str()).collect();
    assert_eq!(
        names,
        [
            "Java.Overall",
            "Java.valid-assert.Main",
            "Java.no-runtime-exception.Main",
            "Java.no-deadlock.Main",
            "Java.Crafted",
            "Java.FalseOverall",
            "FalsificationOverall",
            "TrueOverall"
        ]
    );
    let category = |name: &str| structure.category(structure.find(name).unwrap());
    assert_eq!(category("Java.Overall").answers(), CountedAnswers::All);
    assert_eq!(category("Java.FalseOverall").answers(), CountedAnswers::OnlyFalse);
    assert_eq!(category("FalsificationOverall").answers(), CountedAnswers::OnlyFalse);
    assert_eq!(category("TrueOverall").answers(), CountedAnswers::OnlyTrue);
    assert!(category("Java.valid-assert.Main").is_base());
    assert!(category("Java.no-deadlock.Main").is_demo);
    assert!(category("Java.Crafted").is_validation_only);
    assert!(category("Java.Overall").admits("jbmc") && !category("Java.Overall").admits("jayhorn"));
    assert!(category("Java.FalseOverall").admits("jayhorn"), "an empty list is no list");
    assert_eq!(category("Java.no-runtime-exception.Main").opted_out, ["gdart"]);
    let members: Vec<_> = structure
        .members(structure.find("Java.Overall").unwrap())
        .map(|id| &structure.category(id).name[..])
        .collect();
    assert_eq!(members, ["Java.no-runtime-exception.Main", "Java.valid-assert.Main"]);
    let bases = structure.bases(structure.find("FalsificationOverall").unwrap());
    assert_eq!(bases.len(), 2);
    let invited = |name: &str| structure.invited(structure.find(name).unwrap());
    assert_eq!(invited("Java.valid-assert.Main"), ["gdart", "jayhorn", "jbmc"]);
    assert_eq!(invited("Java.no-runtime-exception.Main"), ["jbmc"]);
    let guests: Vec<_> =
        structure.participants.iter().filter(|it| it.is_hors_concours).map(|it| &it.id[..]).collect();
    assert_eq!(guests, ["jayhorn"]);
    assert_eq!(structure.validators[0].kind, Some(WitnessKind::Correctness));
    assert!(structure.validators[1].is_linter);
    assert_eq!(
        warnings,
        [
            "c.yml:40:15: `opt_out` names `C.ReachSafety`, which is no category and no part of one",
            "c.yml:40:3: `opt_out` names `map2check`, which is none of the `verifiers`",
        ]
    );
}

/// Whoever is misspelt would be ranked although it did not want to be, or win although it cannot.
#[test]
fn names_and_keys_that_nobody_knows_are_told() {
    let text = "
competition: SV-COMP
opt-out: {jbmc: [A]}
verifiers: [jbmc, spf]
validators: [gwit-validate-violation-witnesses-1.0]
not_participating: [jpf]
hors_concours: [sfp, spf]
categories:
  Overall: {categories: [A, B], verifiers: [jbmc, jbcm], weight: 2}
opt_in: {jpf: [A], gwit-validate-violation-witnesses-1.0: [A], jayhorn: [B]}
";
    let (structure, warnings) = structure(text);
    assert_eq!(
        warnings,
        [
            "c.yml:3:1: `opt-out` is no key of this file, and nobody looks at it",
            "c.yml:9:58: `weight` is no key of the category `Overall`, and nobody looks at it",
            "c.yml:7:17: `hors_concours` names `sfp`, which is none of the `verifiers`",
            "c.yml:10:64: `opt_in` names `jayhorn`, which is none of the `verifiers`",
            "c.yml:9:51: `verifiers` names `jbcm`, which is none of the `verifiers`",
        ]
    );
    // Who does not take part has no results, and nobody misses them.
    assert_eq!(structure.invited(structure.find("A").unwrap()), ["jbmc"]);
    let (_, without_list) =
        self::structure("categories: {A: {categories: [B], verifiers: [x]}}\nhors_concours: [y]");
    assert_eq!(without_list, [""; 0], "if no verifiers are listed, everybody may take part");
}

/// Who opted out of a meta category need not have results in its parts.
#[test]
fn categories_may_stand_alone_and_count_without_witnesses() {
    let text = "
base_categories: [memory.Alone, memory.Heap]
categories: {Overall: {categories: [memory.Heap]}}
without_witness: {correctness: [memory.Alone, memory.Heap], violation: [memory.Alone], other: [memory.Heap]}
";
    let (structure, warnings) = structure(text);
    let of = |name| structure.category(structure.find(name).expect("it is there"));
    assert!(of("memory.Alone").is_base());
    assert_eq!(of("memory.Alone").without_witness, [WitnessKind::Correctness, WitnessKind::Violation]);
    assert_eq!(of("memory.Heap").without_witness, [WitnessKind::Correctness]);
    assert_eq!(warnings, ["c.yml:4:88: `other` is no key of `without_witness`, and nobody looks at it"]);
}

#[test]
fn who_opted_out_is_not_missed() {
    let text = "
verifiers: [jbmc, pesco]
categories:
  ReachSafety: {categories: [A], verifiers: [jbmc, pesco]}
opt_out: {pesco: [ReachSafety]}
";
    let (structure, _) = structure(text);
    assert_eq!(structure.invited(structure.find("A").unwrap()), ["jbmc"]);
}

/// Until 2023 the file had data about verifiers and validators; since then they are elsewhere.
#[test]
fn a_structure_of_earlier_years_is_read() {
    let text = "
competition: SV-COMP
verifiers:
  2ls:
    name: 2LS
    lang: C
    url: https://github.com/diffblue/2ls
    jury-member: {name: Somebody, institution: Somewhere, country: Austria}
  cbmc: {name: CBMC}
  smack:
    name: SMACK
    jury-member:
      name: Hors Concours
      institution: --
      url:
validators:
  fshell-witness2test-validate-violation-witnesses:
    name: CProver-witness2test
    lang: C
  witnesslint-validate-witnesses: {name: WitnessLint}
categories:
  ConcurrencySafety: {categories: [ConcurrencySafety-Main], verifiers: [2ls]}
opt_in:
";
    let (structure, warnings) = structure(text);
    assert!(warnings.is_empty(), "{warnings:?}");
    assert_eq!((structure.display_name("2ls"), structure.display_name("esbmc")), ("2LS", "esbmc"));
    let participant = structure.participant("2ls").unwrap();
    assert_eq!(participant.jury_member.as_deref(), Some("Somebody"));
    assert_eq!(participant.affiliation.as_deref(), Some("Somewhere"));
    let guest = structure.participant("smack").unwrap();
    assert!(guest.is_hors_concours && !participant.is_hors_concours);
    assert_eq!((guest.jury_member.as_deref(), guest.affiliation.as_deref()), (None, None));
    let validators: Vec<_> =
        structure.validators.iter().map(|it| (&it.name[..], it.kind, it.is_linter)).collect();
    assert_eq!(
        validators,
        [("CProver-witness2test", Some(WitnessKind::Violation), false), ("WitnessLint", None, true)]
    );
    assert!(
        matches!(&structure.category(structure.find("ConcurrencySafety").unwrap()).kind, CategoryKind::Meta { members, .. } if members.len() == 1)
    );
}

#[test]
fn mistakes_have_their_place() {
    assert_eq!(errors("")[0], format!("c.yml: the file is empty\n  help: {HELP}"));
    assert_eq!(
        errors("verifiers: [a]")[0],
        format!("c.yml:1:1: there is no mapping `categories`\n  help: {HELP}")
    );
    assert_eq!(
        errors("a: 1\ncategories: [A]")[0],
        format!("c.yml:2:13: there is no mapping `categories`\n  help: {HELP}")
    );
    assert!(errors("categories: {A: [")[0].contains("this is not YAML"));
    let several = errors("categories:\n  A: {categories: [[B]]}\n  C: {}\nopt_out: [x]\n");
    assert_eq!(
        several,
        [
            "c.yml:2:20: `categories` holds a list instead of a name",
            "c.yml:2:3: the meta category `A` names no `categories`",
            "c.yml:3:3: the meta category `C` names no `categories`",
            "c.yml:4:10: `opt_out` must be a mapping, but this is a list\n  help: write `VERIFIER: [CATEGORY, …]` below it",
        ]
    );
    assert_eq!(
        errors("categories: {A: {categories: [B]}, B: {categories: [A]}}"),
        ["c.yml: the category `A` is a part of itself"]
    );
    assert_eq!(
        errors("categories: {A: {categories: [B]}, A: {categories: [C]}}"),
        ["c.yml:1:36: `A` is here for the second time"]
    );
    assert_eq!(
        errors("categories: {A: {categories: [B]}}\nopt_out: {x: [A]}\nyear: [1]\nopt_out: {y: [A], y: [B]}"),
        [
            "c.yml:4:1: `opt_out` is here for the second time",
            "c.yml:3:7: `year` holds a list instead of a text"
        ]
    );
    assert_eq!(
        errors("categories: {A: {categories: &x [B]}, C: {categories: *x}}"),
        ["c.yml:1:55: an alias (`*…`) is not followed"]
    );
}

const HELP: &str = "expected is a mapping as in SV-COMP's category-structure.yml, with `categories: {META: {categories: […]}}`";

#[test]
fn categories_are_not_nested_without_end() {
    let nested = (0..100).map(|depth| format!("  C{depth}: {{categories: [C{}]}}\n", depth + 1));
    let text = format!("categories:\n{}", nested.collect::<String>());
    assert_eq!(errors(&text), ["c.yml: the category `C33` is nested more than 32 deep"]);
    let draft = Draft { table_order: vec!["A".to_owned()], ..Draft::default() };
    assert_eq!(Structure::new(draft).unwrap_err(), DraftError::UnknownInOrder("A".to_owned()));
}
