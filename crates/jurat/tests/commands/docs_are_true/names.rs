//! Names: every command and option of Jurat that a page names is in `--help`, each command has a page that names all its
//! options, and what is to be made is in the Makefile.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::mem;

use super::{all_documents, codes, prose, root, text_of, user_documents};
use crate::common::{jurat, text};

/// Options of other programs that pages name, and whose they are.
const FOREIGN: [(&str, &str); 9] = [
    ("-XDstringConcat", "javac"),
    ("-XX:-OmitStackTraceInFastThrow", "java"),
    ("-ea", "java"),
    ("-g", "javac"),
    ("--excludeRecentChecks", "witnesslint"),
    ("--ignoreSelfLoops", "witnesslint"),
    ("--strictChecking", "witnesslint"),
    ("--svcomp", "witnesslint"),
    ("--witness", "validators of a competition"),
];

/// The options of each command; those of `jurat` itself are under the empty name.
type Options = BTreeMap<String, BTreeSet<String>>;

fn options() -> Options {
    let help = help_of(&["--help"]);
    let commands = help.split_once("Commands:\n").expect("there are commands").1;
    let names = commands.lines().take_while(|line| !line.is_empty()).filter_map(|line| {
        let name = line.strip_prefix("  ")?.split(' ').next()?;
        (!name.is_empty() && name != "help").then(|| name.to_owned())
    });
    let mut options: Options =
        names.map(|name| (name.clone(), options_in(&help_of(&[&name, "--help"])))).collect();
    options.insert(String::new(), options_in(&help));
    assert!(options.len() > 10, "commands are found: {:?}", options.keys());
    options
}

fn help_of(arguments: &[&str]) -> String {
    text(&jurat(arguments).stdout)
}

/// `-p, --property <PROPERTY>` and `[alias: --class-path]` have two and one.
fn options_in(help: &str) -> BTreeSet<String> {
    let lines = help.lines().map(str::trim_start);
    let lines = lines.filter(|line| line.starts_with('-') || line.starts_with("[alias"));
    let words = lines.flat_map(|line| line.split([' ', ',', '=', '[', ']', '<']));
    words.filter(|word| is_option(word)).map(str::to_owned).collect()
}

/// `-p` and `--property`, but not `-`, `--` and `-1`.
fn is_option(word: &str) -> bool {
    word.strip_prefix('-').is_some_and(|name| name.trim_start_matches('-').starts_with(char::is_alphabetic))
}

/// What is wrong with a command line that begins behind the word `jurat`.
fn mistake(options: &Options, words: &[String]) -> Option<String> {
    let (first, rest) = words.split_first()?;
    let (name, rest) = if is_option(first) { ("", words) } else { (first.as_str(), rest) };
    // `jurat COMMAND --help` stands for each of them.
    if name.contains(|letter: char| !letter.is_lowercase() && letter != '-') {
        return None;
    }
    let Some(known) = options.get(name) else { return Some(format!("there is no `jurat {name}`")) };
    let mut given = rest.iter().take_while(|word| *word != "--").filter(|word| is_option(word));
    let unknown = given.find(|word| !known.contains(word.split('=').next().unwrap_or_default()))?;
    Some(format!("`jurat {name}` has no option {unknown}"))
}

/// The words behind each `jurat` that starts a command of a line, as a shell sees them.
fn calls(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let mut word = String::new();
    let mut quote = None;
    for letter in line.chars().chain([' ']) {
        match (quote, letter) {
            (Some(open), _) if open == letter => quote = None,
            (None, '\'' | '"') => quote = Some(letter),
            (None, _) if letter.is_whitespace() || ";|&".contains(letter) => {
                if !word.is_empty() {
                    commands.last_mut().expect("there is one").push(mem::take(&mut word));
                }
                if !letter.is_whitespace() {
                    commands.push(Vec::new());
                }
            }
            _ => word.push(letter),
        }
    }
    // Of a YAML file, such as `- run: jurat lint`, the last words are a command.
    let behind = |words: Vec<String>| {
        let start = words.iter().position(|word| word == "jurat")?;
        let is_start = words[..start].iter().all(|word| word == "-" || word.ends_with(':'));
        is_start.then(|| words[start + 1..].to_vec())
    };
    commands.into_iter().filter_map(behind).collect()
}

/// The lines of fenced blocks that are typed, and not printed: of a console, those behind `$`.
fn typed(text: &str) -> Vec<&str> {
    let blocks = text.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| {
        let (language, body) = block.split_once('\n').unwrap_or_default();
        match language {
            "console" => body.lines().filter_map(|line| line.strip_prefix("$ ")).collect::<Vec<_>>(),
            "sh" | "yaml" => body.lines().map(str::trim_start).collect(),
            _ => Vec::new(),
        }
    });
    lines.collect()
}

#[test]
fn commands_and_options_exist() {
    let options = options();
    let mut wrong = Vec::new();
    let mut n_calls = 0;
    for document in all_documents() {
        let text = text_of(&document);
        let inline: Vec<&str> = prose(&text).flat_map(codes).collect();
        for call in inline.into_iter().chain(typed(&text)).flat_map(calls) {
            n_calls += 1;
            wrong.extend(mistake(&options, &call).map(|why| format!("{document}: {why}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(n_calls > 100, "calls are found: {n_calls}");
}

#[test]
fn options_without_a_command_exist() {
    let options = options();
    let mut wrong = Vec::new();
    for document in user_documents() {
        // A page about a command speaks of its options, and others of any.
        let command = document.strip_prefix("docs/").and_then(|name| name.strip_suffix(".md"));
        let own = command.and_then(|name| options.get(name));
        let is_known = |name: &str| match own {
            Some(own) => own.contains(name),
            None => options.values().any(|options| options.contains(name)),
        };
        let text = text_of(&document);
        for code in prose(&text).flat_map(codes).filter(|code| is_option(code)) {
            let name = code.split([' ', '=', '\n']).next().unwrap_or_default();
            if !is_known(name) && FOREIGN.iter().all(|(foreign, _)| *foreign != name) {
                wrong.push(format!("{document}: `{code}`"));
            }
        }
    }
    assert!(wrong.is_empty(), "no such option:\n{}", wrong.join("\n"));
}

#[test]
fn every_command_has_a_page_with_all_its_options() {
    for (command, options) in options().iter().filter(|(command, _)| !command.is_empty()) {
        let page = text_of(&format!("docs/{command}.md"));
        assert!(page.starts_with(&format!("# `jurat {command}`\n")), "docs/{command}.md is about {command}");
        for part in ["Exit codes", "Limits"] {
            assert!(page.contains(&format!("\n## {part}\n")), "docs/{command}.md has no part `{part}`");
        }
        let is_end = |letter: char| letter.is_whitespace() || "`,.[=".contains(letter);
        let words: BTreeSet<&str> = page.split(is_end).collect();
        for option in options.iter().filter(|option| option.starts_with("--") && *option != "--help") {
            assert!(words.contains(option.as_str()), "docs/{command}.md does not name {option}");
        }
    }
}

#[test]
fn wrong_names_are_noticed() {
    let options = options();
    let is_wrong = |line: &str| calls(line).iter().any(|call| mistake(&options, call).is_some());
    for right in [
        "jurat lint -p Main.java --format=sarif a.yml",
        "jurat run --cores 0 -- tool --no-such-option",
        "jurat verify src/ || [ $? -eq 20 ]",
        "a tool --no-such-option; jurat --version",
        "jurat COMMAND --help",
        "jurat",
    ] {
        assert!(!is_wrong(right), "{right}");
    }
    for wrong in [
        "jurat lint --no-such-option",
        "jurat no-such-command",
        "- run: jurat lint --no-such-option",
        "true && jurat table --engine native",
        "jurat convert --to 'a b' --no-such-option",
    ] {
        assert!(is_wrong(wrong), "{wrong}");
    }
}

#[test]
fn what_is_made_is_in_the_makefile_and_what_is_run_by_machines_in_the_readme() {
    let makefile = text_of("Makefile");
    let targets: BTreeSet<&str> = makefile
        .lines()
        .filter(|line| !line.starts_with(['\t', '#', '.']))
        .filter_map(|line| line.split_once(':'))
        .flat_map(|(names, _)| names.split(' '))
        .collect();
    for document in all_documents() {
        let text = text_of(&document);
        let inline = prose(&text).flat_map(codes).map(str::to_owned);
        for line in inline.chain(typed(&text).into_iter().map(str::to_owned)) {
            let Some(target) = line.strip_prefix("make ").and_then(|rest| rest.split(' ').next()) else {
                continue;
            };
            assert!(targets.contains(target), "{document}: there is no `make {target}`");
        }
    }
    let readme = text_of("README.md");
    let first = typed(&readme);
    let is_named = |command: &str| first.iter().any(|line| line.starts_with(command));
    assert!(is_named("make demo") && is_named("make test"), "README.md has both");
    let script = fs::read_to_string(root().join(".ci/run")).expect("it is text");
    let is_call = |line: &&str| !line.is_empty() && !line.starts_with(['#', ' ']);
    let own = ["set ", "cd "];
    for call in script.lines().filter(is_call).filter(|line| !own.iter().any(|own| line.starts_with(own))) {
        assert!(is_named(call), "README.md does not name `{call}`, which .ci/run calls");
    }
}
