//! What to know of a witness before reading it.

use jurat_witness::claims::Claim;
use jurat_witness::jbmc;
use jurat_witness::model::{Body, Language};
use jurat_witness::program::Program;
use jurat_witness::{Reading, Syntax};

/// Labels and values, in the order to show.
#[derive(Debug)]
pub struct Head {
    /// The path of the witness.
    pub path: String,
    /// The rows.
    pub rows: Vec<(&'static str, String)>,
}

const NOT_SAID: &str = "not declared";

/// The head of a witness.
pub fn head(path: &str, reading: &Reading, claims: &[Claim], program: Option<&Program>) -> Head {
    let metadata = &reading.witness.metadata;
    let said = |value: Option<String>| value.unwrap_or_else(|| NOT_SAID.to_owned());
    let kind = reading.witness.kind().as_str();
    let kind =
        if metadata.kind.is_some() { kind.to_owned() } else { format!("{kind} (guessed: {NOT_SAID})") };
    let producer = metadata.producer.as_ref().map(|producer| match &producer.value.version {
        Some(version) => format!("{} {version}", producer.value.name),
        None => producer.value.name.to_string(),
    });
    let properties: Vec<_> = metadata.specifications.iter().map(|text| text.value.as_str()).collect();
    let files: Vec<_> = metadata.input_files.iter().map(|file| file.value.as_str()).collect();
    let rows = vec![
        ("format", format(reading)),
        ("kind", kind),
        ("language", language(reading)),
        ("producer", said(producer)),
        ("created", said(metadata.creation_time.as_ref().map(|time| time.value.to_string()))),
        ("property", said((!properties.is_empty()).then(|| properties.join("; ")))),
        ("program", said((!files.is_empty()).then(|| files.join(", ")))),
        ("hash", hash(reading, program)),
        ("size", size(reading, claims)),
    ];
    Head { path: path.to_owned(), rows }
}

fn format(reading: &Reading) -> String {
    let version = reading.witness.metadata.format_version.as_ref().map(|version| version.value.as_str());
    match &reading.syntax {
        Syntax::GraphMl(_) => {
            let dialect = reading.witness.automaton().is_some_and(jbmc::is_dialect);
            format!("GraphML {}{}", version.unwrap_or("1.0"), if dialect { ", JBMC's dialect" } else { "" })
        }
        Syntax::Yaml(_) => format!("YAML {}", version.unwrap_or("of an undeclared version")),
        Syntax::Unknown => "unknown".to_owned(),
    }
}

/// The language as declared; JBMC declares C for Java, which its scopes give away.
fn language(reading: &Reading) -> String {
    let declared = reading.witness.metadata.language.as_ref().map(|language| language.value);
    let has_java_scope = reading.witness.automaton().is_some_and(|automaton| {
        automaton
            .nodes
            .iter()
            .filter_map(|node| node.scope.as_ref())
            .any(|scope| scope.value.starts_with("java::"))
    });
    match declared {
        Some(Language::C) if has_java_scope => "C, but the scopes are of Java".to_owned(),
        Some(language) => language.as_str().to_owned(),
        None => NOT_SAID.to_owned(),
    }
}

/// Whether the declared hashes are those of the program at hand.
fn hash(reading: &Reading, program: Option<&Program>) -> String {
    let hashes = &reading.witness.metadata.hashes;
    if hashes.is_empty() {
        return NOT_SAID.to_owned();
    }
    let Some(program) = program else { return "declared; no program given to compare with".to_owned() };
    let answers: Vec<String> = hashes
        .iter()
        .map(|declared| {
            let hash = declared.hash.value.to_ascii_lowercase();
            if let Some(file) = &declared.file {
                return match program.file(file) {
                    Some(found) if found.sha256 == hash => format!("{file} matches"),
                    Some(_) => format!("{file} does not match"),
                    None => format!("{file} is not among the programs given"),
                };
            }
            match program.files.iter().find(|file| file.sha256 == hash) {
                Some(file) => format!("matches {}", file.name),
                None if program.sha256 == hash => "matches all files together".to_owned(),
                None => "does not match".to_owned(),
            }
        })
        .collect();
    answers.join(", ")
}

fn size(reading: &Reading, claims: &[Claim]) -> String {
    let n_claims = claims.len();
    match &reading.witness.body {
        Body::Automaton(automaton) => {
            format!("{} nodes, {} edges, {n_claims} claims", automaton.nodes.len(), automaton.edges.len())
        }
        Body::Entries(entries) if entries.segments.is_empty() => {
            format!("{} invariants, {n_claims} claims", entries.invariants.len())
        }
        Body::Entries(entries) => format!("{} segments, {n_claims} claims", entries.segments.len()),
    }
}
