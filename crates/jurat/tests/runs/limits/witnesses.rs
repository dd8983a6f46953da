//! Witnesses that are long rather than hard, and files that are no witnesses.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use nix::sys::stat::Mode;
use nix::unistd::mkfifo;

const GRAPHML: &str = "<?xml version=\"1.0\"?><graphml><graph edgedefault=\"directed\">\
    <data key=\"witness-type\">correctness_witness</data>\
    <node id=\"n0\"><data key=\"entry\">true</data></node>";
const END: &str = "</graph></graphml>";

/// Writes all of them.
pub(super) fn write_all(directory: &Path) -> Vec<PathBuf> {
    let comment = "x".repeat(240_000_000);
    let texts = [
        ("many-invariants.yml", invariants(20_000, |number| format!("x <= {}", 1000 + number))),
        ("many-unknown-names.yml", invariants(20_000, |number| format!("name{number} < 3"))),
        ("more-invariants.yml", invariants(150_000, |number| format!("x != -{number}"))),
        (
            "many-values.yml",
            format!("- entry_type: invariant_set\n  content:\n{}", "  - a\n".repeat(1_900_000)),
        ),
        ("deep.yml", "[".repeat(5_000_000)),
        ("long-comment.yml", format!("- entry_type: invariant_set\n#{comment}")),
        ("long-comment.graphml", format!("{GRAPHML}<!--{comment}-->{END}")),
        ("many-nodes.graphml", format!("{GRAPHML}{}{END}", "<node/>".repeat(2_000_000))),
        ("many-edges.graphml", edges(300_000)),
    ];
    let mut files: Vec<PathBuf> = texts
        .into_iter()
        .map(|(name, text)| {
            let file = directory.join(name);
            fs::write(&file, text).unwrap();
            file
        })
        .collect();
    files.push(bomb(directory));
    files.push(pipe(directory));
    files
}

fn invariants(count: usize, value: impl Fn(usize) -> String) -> String {
    let invariants = (0..count).map(|number| {
        format!(
            "  - invariant:\n      type: loop_invariant\n      location: {{file_name: Main.java, line: 4}}\n      \
             value: '{}'\n      format: java_expression\n",
            value(number)
        )
    });
    format!(
        "- entry_type: invariant_set\n  metadata: {{format_version: '2.0'}}\n  content:\n{}",
        invariants.collect::<String>()
    )
}

fn edges(count: usize) -> String {
    let edges = (1..count).map(|number| {
        format!(
            "<node id=\"n{number}\"><data key=\"invariant\">x &lt; {number}</data></node>\
             <edge source=\"n{}\" target=\"n{number}\"><data key=\"startline\">4</data></edge>",
            number - 1
        )
    });
    format!("{GRAPHML}{}{END}", edges.collect::<String>())
}

/// Small until it is unpacked.
fn bomb(directory: &Path) -> PathBuf {
    let file = directory.join("bomb.graphml.gz");
    let mut packed = flate2::write::GzEncoder::new(File::create(&file).unwrap(), flate2::Compression::fast());
    packed.write_all(GRAPHML.as_bytes()).unwrap();
    let blanks = " ".repeat(1_000_000);
    for _ in 0..250 {
        packed.write_all(blanks.as_bytes()).unwrap();
    }
    packed.finish().unwrap();
    file
}

/// Nobody ever writes to it.
fn pipe(directory: &Path) -> PathBuf {
    let file = directory.join("pipe.graphml");
    mkfifo(&file, Mode::S_IRWXU).unwrap();
    file
}
