//! W201: a graph without one of the data that every witness must have.

use crate::graphml::{GraphmlDocument, Key, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W201",
    name: "missing-metadata",
    severity: Severity::Warning,
    strict: false,
    what: "The graph lacks one of the eight data that say what the witness is about.",
    why: "A validator decides from them what to check: which program, in which language and on which machine, \
          against which property, and whether to look for a proof or for a violation. `witness-type`, \
          `sourcecodelang`, `producer`, `specification`, `programfile`, `programhash`, `architecture` and \
          `creationtime` must all be there; a `data` element without text does not count.",
    bad: r#"<graph edgedefault="directed">
  <data key="witness-type">correctness_witness</data>
  <node id="q0"/>
</graph>"#,
    good: r#"<graph edgedefault="directed">
  <data key="witness-type">correctness_witness</data>
  <data key="sourcecodelang">Java</data>
  <data key="producer">MyVerifier 1.0</data>
  <data key="specification">CHECK( init(Main.main()), LTL(G assert) )</data>
  <data key="programfile">Main.java</data>
  <data key="programhash">9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</data>
  <data key="architecture">64bit</data>
  <data key="creationtime">2026-01-31T12:00:00Z</data>
  <node id="q0"/>
</graph>"#,
    check: Check::GraphMl(check),
};

/// A datum that every graph must have.
struct Required {
    key: Key,
    expected: &'static str,
    help: &'static str,
}

static REQUIRED: [Required; 8] = [
    Required {
        key: Key::WitnessType,
        expected: "the type of the witness",
        help: "add `correctness_witness` for a proof or `violation_witness` for a counterexample",
    },
    Required { key: Key::SourceCodeLang, expected: "the language of the program", help: "add `Java` or `C`" },
    Required {
        key: Key::Producer,
        expected: "the tool that wrote the witness",
        help: "add the name of the verifier, best with its version",
    },
    Required {
        key: Key::Specification,
        expected: "the property that was checked",
        help: "add the text of the property file, such as `CHECK( init(Main.main()), LTL(G assert) )`",
    },
    Required {
        key: Key::ProgramFile,
        expected: "the path of the program",
        help: "add the path of the program as the verifier was given it",
    },
    Required {
        key: Key::ProgramHash,
        expected: "the hash of the program",
        help: "add the SHA-256 of the bytes of the program file in hexadecimal, as `sha256sum` prints it",
    },
    Required {
        key: Key::Architecture,
        expected: "the machine model",
        help: "add `32bit` or `64bit`; for Java, whose integers have the same size everywhere, `64bit` will do",
    },
    Required {
        key: Key::CreationTime,
        expected: "the time at which the witness was written",
        help: "add date and time in full seconds with the time zone, such as `2026-01-31T12:00:00Z`",
    },
];

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let Some((id, graph)) = document.graph() else { return };
    let mut missing: Vec<&Required> = REQUIRED.iter().collect();
    for (_, data) in document.children(id).filter(|(_, child)| child.tag == Tag::Data) {
        if !document.content(data).is_empty() {
            missing.retain(|required| required.key != data.key);
        }
        // Most witnesses begin with their metadata; there is no need to look at all the nodes and edges.
        if missing.is_empty() {
            return;
        }
    }
    if ctx.is_cut() {
        return;
    }
    for Required { key, expected, help } in missing {
        ctx.report(graph.open, format!("found no `{key}` in the graph, expected {expected}"), *help);
    }
}
