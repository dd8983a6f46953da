//! A small competition: participants that do what the tasks tell them to do.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Says what the task has for it, and leaves the witness that the task names.
const VERIFIER: &str = r#"#!/bin/sh
home=$(dirname "$0")
read -r answer witness <<END
$(sed -n "s/^$1 //p" "$2")
END
[ -z "$witness" ] || cp "$home/$witness" witness.graphml
echo "${answer:-UNKNOWN}"
"#;

/// Says what the task has for it, but only if it gets a witness.
const VALIDATOR: &str = r#"#!/bin/sh
[ "$1 $2" = "--witness $2" ] && [ -s "$2" ] || exit 3
sed -n "s/^check //p" "$3"
"#;

const DESCRIPTION: &str = r#"
name = "Scripted"
executables = ["tool"]
command = ["{executable}", "{options}", "{input_files}"]

[[status]]
when = { exit = 0, line = "^(TRUE|FALSE|UNKNOWN)$" }
is = { TRUE = "true", FALSE = "false", UNKNOWN = "unknown" }
"#;

/// Tasks: name, what is expected, and what participants do with it.
pub(crate) const TASKS: [(&str, bool, &str); 10] = [
    ("a1", true, "good TRUE correctness\npoor FALSE violation\ncheck TRUE"),
    ("a2", true, "good TRUE\ncheck TRUE"),
    ("a3", true, "good TRUE broken\ncheck TRUE"),
    ("a4", true, "good TRUE violation\ncheck TRUE"),
    ("a5", true, "good TRUE correctness\ncheck UNKNOWN"),
    ("a6", true, "good TRUE correctness\npoor FALSE violation\ncheck TRUE"),
    ("b1", false, "good FALSE violation\ncheck FALSE"),
    ("b2", false, "good TRUE correctness\ncheck TRUE"),
    ("b<i>3", false, "good FALSE violation\ncheck <script>alert(1)</script>"),
    ("c1", true, "good TRUE"),
];

/// The description of the competition.
pub(crate) const COMPETITION: &str = r#"
name = "A <b>small</b> competition"
label = "TEST26"
threads = 2
void = ["a6.yml"]

[verification]
time_limit = "20 s"
memory_limit = "200 MB"

[[category]]
name = "Alpha"
property = "p.prp"
tasks = ["tasks/a*.yml"]

[[category]]
name = "Beta"
property = "p.prp"
tasks = ["tasks/b*.yml"]

# In no meta category, and nobody asks for proofs.
[[category]]
name = "Gamma"
property = "p.prp"
tasks = ["tasks/c*.yml"]
without_witness = ["correctness"]

[[meta]]
name = "Overall"
categories = ["Alpha", "Beta"]

[[meta]]
name = "Falsification"
categories = ["Alpha", "Beta"]
counts = "false"

[[archive]]
id = "verifier"
file = "verifier.zip"

[[archive]]
id = "validator"
file = "validator.zip"

[[verifier]]
id = "good"
name = "Good <u>one</u>"
archive = "verifier"
tool = "scripted"
options = ["good"]
about = { url = "javascript:alert(1)", jury_member = "<script>alert(2)</script>" }

[[verifier]]
id = "poor"
name = "Poor"
archive = "verifier"
tool = "scripted"
options = ["poor"]
opt_out = ["Beta"]

[[validator]]
id = "check"
name = "Check"
archive = "validator"
tool = "scripted"
"#;

/// The competition in a directory of its own.
pub(crate) fn scene() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let root = directory.path();
    let write = |name: &str, text: &str| fs::write(root.join(name), text).unwrap();
    write("competition.toml", COMPETITION);
    write("scripted.toml", DESCRIPTION);
    write("p.prp", "CHECK( init(Main.main()), LTL(G assert) )\n");
    fs::create_dir(root.join("tasks")).unwrap();
    for (name, expected, text) in TASKS {
        add_task(root, name, expected, text);
    }
    let demo = fs::read_to_string(super::corpus().join("demo/witness.graphml")).unwrap();
    let violation = "<?xml version=\"1.0\"?>\n".to_owned() + VIOLATION;
    let verifier = [
        ("v/LICENSE", "free", 0o644),
        ("v/tool", VERIFIER, 0o755),
        ("v/correctness", &demo, 0o644),
        ("v/violation", &violation, 0o644),
        ("v/broken", "<graphml", 0o644),
    ];
    archive(&root.join("verifier.zip"), &verifier);
    archive(&root.join("validator.zip"), &[("COPYING", "free", 0o644), ("bin/tool", VALIDATOR, 0o755)]);
    directory
}

/// Adds a task: what is expected, and what participants do with it.
pub(crate) fn add_task(root: &Path, name: &str, expected: bool, text: &str) {
    fs::write(root.join(format!("tasks/{name}.txt")), format!("{text}\n")).unwrap();
    let input = format!("{name}.txt").replace('\'', "''");
    let task = format!(
        "format_version: '2.0'\ninput_files: '{input}'\nproperties:\n  - property_file: ../p.prp\n    \
         expected_verdict: {expected}\noptions:\n  language: Java\n"
    );
    fs::write(root.join(format!("tasks/{name}.yml")), task).unwrap();
}

/// What is in an archive: a name, a text and a mode.
pub(crate) type Entry<'a> = (&'a str, &'a str, u32);

/// Writes an archive.
pub(crate) fn archive(path: &Path, files: &[Entry<'_>]) {
    let mut archive = ZipWriter::new(File::create(path).unwrap());
    for (name, text, mode) in files {
        let options = SimpleFileOptions::default().unix_permissions(*mode);
        archive.start_file(*name, options).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap();
}

/// A call of `jurat compete` in the directory of a scene.
pub(crate) fn compete(root: &Path) -> Command {
    let mut command = super::command(super::JURAT);
    command.current_dir(root).args(["compete", "competition.toml", "-o", "out"]);
    command
}

/// All files below a directory.
pub(crate) fn files_below(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut directories = vec![directory.to_owned()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { directories.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    files
}

const VIOLATION: &str = r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<key id="witness-type" attr.name="witness-type" attr.type="string" for="graph"/>
<key id="sourcecodelang" attr.name="sourcecodelang" attr.type="string" for="graph"/>
<key id="producer" attr.name="producer" attr.type="string" for="graph"/>
<key id="specification" attr.name="specification" attr.type="string" for="graph"/>
<key id="programfile" attr.name="programfile" attr.type="string" for="graph"/>
<key id="programhash" attr.name="programhash" attr.type="string" for="graph"/>
<key id="architecture" attr.name="architecture" attr.type="string" for="graph"/>
<key id="creationtime" attr.name="creationtime" attr.type="string" for="graph"/>
<key id="entry" attr.name="isEntryNode" attr.type="boolean" for="node"><default>false</default></key>
<key id="violation" attr.name="isViolationNode" attr.type="boolean" for="node"><default>false</default></key>
<key id="startline" attr.name="startline" attr.type="int" for="edge"/>
<graph edgedefault="directed">
<data key="witness-type">violation_witness</data>
<data key="sourcecodelang">Java</data>
<data key="producer">Scripted</data>
<data key="specification">CHECK( init(Main.main()), LTL(G assert) )</data>
<data key="programfile">Main.java</data>
<data key="programhash">0000000000000000000000000000000000000000000000000000000000000000</data>
<data key="architecture">32bit</data>
<data key="creationtime">2026-01-01T00:00:00Z</data>
<node id="a"><data key="entry">true</data></node>
<node id="b"><data key="violation">true</data></node>
<edge source="a" target="b"><data key="startline">1</data></edge>
</graph>
</graphml>
"#;
