//! The plan of the house is kept: who may use whom, who may touch what is outside, and no room leads back into itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of a crate that still use each other in a circle. This list gets shorter, never longer.
const CIRCLES: &[(&str, &[&str])] = &[
    (
        "engine",
        &[
            "dynamic",
            "engine",
            "explore",
            "follow",
            "heap",
            "induct",
            "interpret",
            "loops",
            "machine",
            "merge",
            "natives",
            "originals",
            "schedule",
            "start",
            "state",
            "world",
        ],
    ),
    ("solver", &["pool", "range"]),
];

/// Public types that still share a name with another, and in which crates they are. This list gets shorter, never longer.
const HOMONYMS: &[(&str, &[&str])] = &[
    ("Answer", &["oracle", "solver"]),
    ("Claim", &["oracle", "witness"]),
    ("Constant", &["java", "solver"]),
    ("End", &["oracle", "validate"]),
    ("Entry", &["oracle", "validate"]),
    ("Event", &["oracle", "validate"]),
    ("Exploration", &["engine", "validate"]),
    ("Input", &["engine", "exec", "oracle", "validate"]),
    ("Invariant", &["oracle", "witness"]),
    ("Judgement", &["engine", "oracle"]),
    ("Kind", &["java", "oracle", "validate", "witness"]),
    ("Location", &["oracle", "witness"]),
    ("LoopFacts", &["engine", "validate"]),
    ("Options", &["oracle", "validate"]),
    ("Outcome", &["engine", "validate"]),
    ("Place", &["engine", "java", "oracle"]),
    ("Plan", &["oracle", "validate"]),
    ("Program", &["engine", "witness"]),
    ("Property", &["engine", "validate", "validate"]),
    ("Reason", &["engine", "validate"]),
    ("Run", &["oracle", "validate"]),
    ("Source", &["oracle", "validate", "validate"]),
    ("Target", &["validate", "validate", "witness"]),
    ("Verdict", &["oracle", "validate"]),
    ("Violation", &["engine", "validate"]),
];

/// What touches something outside of the process: how the table of ARCHITECTURE.md calls it, and what stands in the code then.
const OUTSIDE: [(&str, &[&str]); 4] = [
    ("files", &["std::fs"]),
    ("environment", &["std::env", "env::var"]),
    ("clock", &["Instant::now", "SystemTime", "Timestamp::now", "Zoned::now"]),
    ("printing", &["print!(", "println!(", "io::stdout()", "io::stderr()", "anstream::"]),
];

type Names = BTreeSet<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

fn text_of(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn names_in(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a directory can be read").path()).collect();
    paths.sort();
    paths
}

fn crates() -> Vec<(String, PathBuf)> {
    let name = |path: &Path| path.file_name().expect("a directory has a name").to_string_lossy().into_owned();
    names_in(&root().join("crates")).into_iter().map(|path| (name(&path), path)).collect()
}

/// The code of a file below a directory, without comments and without its tests.
fn code_below(path: &Path) -> Vec<String> {
    if path.is_dir() {
        return names_in(path).iter().flat_map(|path| code_below(path)).collect();
    }
    let is_test = path.ends_with("tests.rs") || path.components().any(|part| part.as_os_str() == "tests");
    if is_test || path.extension().is_none_or(|ending| ending != "rs") {
        return Vec::new();
    }
    let text = text_of(path);
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    vec![lines.collect::<Vec<_>>().join("\n")]
}

/// The modules of a crate, each with those that it uses.
fn uses(crate_directory: &Path) -> BTreeMap<String, Names> {
    let source = crate_directory.join("src");
    let mut code: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in names_in(&source) {
        let name = path.file_stem().expect("a module has a name").to_string_lossy().into_owned();
        if !["lib", "main"].contains(&name.as_str()) {
            code.entry(name).or_default().extend(code_below(&path));
        }
    }
    let modules: Names = code.keys().cloned().collect();
    let used = |name: &String, texts: &Vec<String>| {
        texts
            .iter()
            .flat_map(|text| mentioned(text))
            .filter(|it| it != name && modules.contains(it))
            .collect()
    };
    code.iter().map(|(name, texts)| (name.clone(), used(name, texts))).collect()
}

/// The first names behind `crate::`, also in braces.
fn mentioned(code: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let first = |text: &str| text.trim_start().split(|c| !is_part(c)).next().unwrap_or_default().to_owned();
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        if code[..at].ends_with(is_part) || code[..at].ends_with('$') {
            continue;
        }
        let behind = &code[at + "crate::".len()..];
        match behind.strip_prefix('{') {
            None => found.push(first(behind)),
            Some(group) => found.extend(outermost(group).into_iter().map(first)),
        }
    }
    found
}

/// The parts of a group of imports, without what stands in braces within.
fn outermost(group: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => {
                parts.push(&group[start..at]);
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts
}

/// All that can be reached from a module.
fn reached(uses: &BTreeMap<String, Names>, from: &str) -> Names {
    let (mut found, mut open) = (Names::new(), vec![from.to_owned()]);
    while let Some(next) = open.pop() {
        for used in &uses[&next] {
            if found.insert(used.clone()) {
                open.push(used.clone());
            }
        }
    }
    found
}

#[test]
fn modules_use_each_other_in_one_direction() {
    let mut wrong = Vec::new();
    for (name, directory) in crates() {
        let uses = uses(&directory);
        assert!(uses.values().any(|used| !used.is_empty()) || uses.len() < 4, "nothing was seen in {name}");
        let in_circle = |module: &&String| reached(&uses, module).contains(*module);
        let found: Vec<&str> = uses.keys().filter(in_circle).map(String::as_str).collect();
        let known = CIRCLES.iter().find(|(known, _)| *known == name).map_or(&[] as &[_], |(_, known)| *known);
        if found != known {
            wrong.push(format!("{name}: {found:?} instead of {known:?}"));
        }
    }
    assert!(wrong.is_empty(), "modules in a circle, against what CIRCLES says:\n{}", wrong.join("\n"));
}

/// The public types of a text, also those within modules.
fn public_types(code: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.lines().filter_map(move |line| {
        let declared = line.trim_start().strip_prefix("pub ")?;
        let kinds = ["struct ", "enum ", "trait ", "type ", "union "];
        let name = kinds.iter().find_map(|kind| declared.strip_prefix(kind))?;
        name.split(|c| !is_part(c)).next()
    })
}

#[test]
fn no_two_public_types_have_the_same_name() {
    let mut homes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, directory) in crates() {
        for code in code_below(&directory.join("src")) {
            for public in public_types(&code) {
                homes.entry(public.to_owned()).or_default().push(name.clone());
            }
        }
    }
    assert!(homes.len() > 500, "only {} types were seen", homes.len());
    let found: Vec<(String, Vec<String>)> = homes.into_iter().filter(|(_, homes)| homes.len() > 1).collect();
    let known = HOMONYMS
        .iter()
        .map(|(name, homes)| ((*name).to_owned(), homes.iter().map(ToString::to_string).collect()));
    assert_eq!(known.collect::<Vec<_>>(), found, "left is HOMONYMS, right is the code");
}

/// The rows of the table `crate | uses | touches` of ARCHITECTURE.md.
fn planned() -> BTreeMap<String, [Names; 2]> {
    let text = text_of(&root().join("ARCHITECTURE.md"));
    let table = text.split("| crate | uses | touches |").nth(1).expect("ARCHITECTURE.md has the table");
    let words = |cell: &str| -> Names {
        cell.split(',')
            .map(|word| word.trim().trim_matches('`').to_owned())
            .filter(|word| !word.is_empty())
            .collect()
    };
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        let [name, uses, touches] = cells[..] else { panic!("a row has three cells: {row}") };
        (name.trim().trim_matches('`').to_owned(), [words(uses), words(touches)])
    })
    .collect()
}

#[test]
fn crates_use_and_touch_what_the_plan_says() {
    let planned = planned();
    let found: BTreeMap<String, [Names; 2]> = crates()
        .into_iter()
        .map(|(name, directory)| {
            let manifest: toml::Table =
                text_of(&directory.join("Cargo.toml")).parse().expect("a manifest is TOML");
            let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
            let ours = dependencies.into_iter().flat_map(toml::Table::keys);
            let ours = ours.filter_map(|name| name.strip_prefix("jurat-")).map(str::to_owned).collect();
            let code = code_below(&directory.join("src"));
            let stands =
                |signs: &[&str]| signs.iter().any(|sign| code.iter().any(|code| code.contains(sign)));
            let touched =
                OUTSIDE.iter().filter(|(_, signs)| stands(signs)).map(|(what, _)| (*what).to_owned());
            (name, [ours, touched.collect()])
        })
        .collect();
    assert_eq!(planned, found, "left is the table of ARCHITECTURE.md, right is the code");
}

/// Words for which the field has others, and those. Nobody finds what is called otherwise.
const WORDS: [(&str, &str); 6] = [
    ("folder", "directory"),
    ("on the clock", "wall time"),
    ("nodes of memory", "NUMA nodes"),
    ("memory node", "NUMA node"),
    ("manieth", "occurrence"),
    ("head of a loop", "loop head"),
];

/// The lines below a directory with one of [`WORDS`].
fn odd_words(path: &Path) -> Vec<String> {
    if path.is_dir() {
        return names_in(path).iter().flat_map(|path| odd_words(path)).collect();
    }
    if path.extension().is_none_or(|ending| ending != "md" && ending != "rs") {
        return Vec::new();
    }
    let text = text_of(path);
    let lines = text.lines().filter(|line| !line.contains("corpus/"));
    let odd = lines.filter_map(|line| {
        let (word, better) = WORDS.iter().find(|(word, _)| line.to_lowercase().contains(word))?;
        Some(format!("{}: `{word}` instead of `{better}`: {}", path.display(), line.trim()))
    });
    odd.collect()
}

#[test]
fn users_read_the_words_that_they_know() {
    let root = root();
    let read = ["README.md", "docs", "crates/jurat/src/cli.rs", "crates/jurat/src/cli"];
    let odd: Vec<String> = read.iter().flat_map(|path| odd_words(&root.join(path))).collect();
    assert!(odd.is_empty(), "{}", odd.join("\n"));
}
