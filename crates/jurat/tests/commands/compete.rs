//! `jurat compete`, with real runs.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jurat_compete::participant::hash_of;

use crate::common::competition::{COMPETITION, Entry, archive, compete, files_below, scene};
use crate::common::devtools::Browser;
use crate::common::text;
use tempfile::TempDir;

/// The competition with everything that came of it.
fn held() -> TempDir {
    let directory = scene();
    let output = compete(directory.path()).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    directory
}

/// What a reader sees of a page: its text without tags, with blanks between cells.
pub(crate) fn seen(page: &Path) -> String {
    let html = fs::read_to_string(page).unwrap();
    let body = html.split_once("<main>").unwrap().1.split_once("</main>").unwrap().0;
    let mut text = String::new();
    for part in body.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').unwrap();
        text.push_str(if tag.starts_with("/tr") { "\n" } else { " " });
        text.push_str(rest);
    }
    let text = text.replace("&#60;", "<").replace("&#62;", ">").replace("&#38;", "&");
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[test]
fn answers_count_only_with_a_confirmed_witness() {
    let directory = held();
    let site = directory.path().join("out/site");
    // One of five is confirmed (2 points): the others have no, a broken, the wrong or an unconfirmed witness; one is void.
    let alpha = seen(&site.join("categories/Alpha.html"));
    assert!(alpha.contains("5 tasks: in 5 the property holds, in 0 it is violated, 1 void."), "{alpha}");
    for row in [
        "1 Good <u>one</u> 2 ",
        "2 Poor -16 ",
        "a1.yml true true false",
        "a2.yml true witness missing (true) unknown",
        "a3.yml true witness invalid (true) unknown",
        "a4.yml true witness mismatch (true) unknown",
        "a5.yml true true unknown",
    ] {
        assert!(alpha.contains(row), "{row}\n{alpha}");
    }
    // One confirmed violation, one that is not, and one wrong proof: 1 - 32.
    let beta = seen(&site.join("categories/Beta.html"));
    assert!(beta.contains("1 Good <u>one</u> -31 "), "{beta}");
    // (2 / 5 - 31 / 3) * 8 / 2.
    let overall = seen(&site.join("categories/Overall.html"));
    assert!(overall.contains("1 Good <u>one</u> -40 "), "{overall}");
    assert!(!overall.contains("Poor"), "who opts out of a part has no score in the whole: {overall}");
    // (0 / 5 + 1 / 3) * 8 / 2.
    let falsification = seen(&site.join("categories/Falsification.html"));
    assert!(falsification.contains("1 Good <u>one</u> 1 "), "{falsification}");
    // Of the seven correct answers that count, three could be confirmed, and two were.
    let index = seen(&site.join("index.html"));
    assert!(index.contains("Good <u>one</u> correctness 5 1 (20 %) 1 (20 %)"), "{index}");
    assert!(index.contains("Good <u>one</u> violation 2 1 (50 %) 1 (50 %)"), "{index}");
}

#[test]
fn the_raw_results_give_the_same_scores() {
    let directory = held();
    let output = crate::common::command(crate::common::JURAT)
        .current_dir(directory.path().join("out/site"))
        .args(["score", "--void", "data/void.set", "--json", "scores.json"])
        .args(["data/category-structure.yml", "data/results/"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let scores = fs::read_to_string(directory.path().join("out/site/scores.json")).unwrap();
    let scores: serde_json::Value = serde_json::from_str(&scores).unwrap();
    let score_in = |category: &str| {
        let categories = scores["categories"].as_array().unwrap();
        let category = categories.iter().find(|it| it["name"] == category).unwrap();
        let entries = category["verifiers"].as_array().unwrap();
        entries.iter().find(|it| it["verifier"] == "good").unwrap()["score"]
            .as_f64()
            .unwrap()
            .round()
            .to_string()
    };
    assert_eq!(score_in("p.Alpha"), "2");
    assert_eq!(score_in("p.Beta"), "-31");
    assert_eq!(score_in("p.Gamma"), "2");
    assert_eq!(score_in("Overall"), "-40");
    assert_eq!(score_in("Falsification"), "1");
    // Also what the first look at witnesses has shown.
    let categories = scores["categories"].as_array().unwrap();
    let alpha = categories.iter().find(|it| it["name"] == "p.Alpha").unwrap();
    let good = alpha["verifiers"].as_array().unwrap().iter().find(|it| it["verifier"] == "good").unwrap();
    assert_eq!(good["error"], 3, "{good}");
}

#[test]
fn a_validator_has_a_page_of_its_own() {
    let directory = held();
    let page = seen(&directory.path().join("out/site/participants/check.html"));
    for row in [
        "validator of violation and correctness witnesses",
        "Gets the witness as --witness FILE",
        "Validators of violation witnesses",
        // One confirms, one says that the program is right, and one answer is a script.
        "Good <u>one</u> violation 2 1 0 0 1",
        "Poor violation 2 0 2 0 0",
        "Good <u>one</u> correctness 4 3 0 1 0",
        "a5.yml Good <u>one</u> correctness true unknown unknown",
        "a1.yml Poor violation true true refuted",
    ] {
        assert!(page.contains(row), "{row}\n{page}");
    }
    let task = seen(&directory.path().join("out/site/tasks/p.a1.yml.html"));
    assert!(task.contains("Check true refuted"), "{task}");
}

#[test]
fn the_instructions_work_as_they_are_written() {
    let directory = scene();
    let root = directory.path();
    let sum = |name: &str| format!("{}  {name}\n", hash_of(&root.join(name)).unwrap());
    fs::write(root.join("sums"), ["verifier.zip", "validator.zip"].map(sum).concat()).unwrap();
    fs::write(root.join("competition.toml"), with_sums()).unwrap();
    let output = compete(root).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let site = root.join("out/site");
    let page = fs::read_to_string(site.join("reproduce.html")).unwrap();
    let commands_in = |tag: &str| -> Vec<String> {
        let tag = format!("<{tag}");
        let parts = page.split(&tag).skip(1);
        let parts = parts.map(|rest| rest.split_once('>').unwrap().1.split_once("</").unwrap().0.to_owned());
        parts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    // Somebody else has only what the list names.
    let fresh = tempfile::tempdir().unwrap();
    for line in fs::read_to_string(site.join("data/inputs.sha256")).unwrap().lines() {
        let name = &line[66..];
        assert!(!name.starts_with(".."), "{line}");
        fs::create_dir_all(fresh.path().join(name).parent().unwrap()).unwrap();
        fs::copy(root.join(name), fresh.path().join(name)).unwrap();
    }
    fs::copy(site.join("data/inputs.sha256"), fresh.path().join("inputs.sha256")).unwrap();
    let path = format!(
        "{}:{}",
        Path::new(crate::common::JURAT).parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let follow = |directory: &Path, line: &str| {
        let mut shell = crate::common::command("sh");
        let output = shell.current_dir(directory).env("PATH", &path).args(["-c", line]).output().unwrap();
        assert!(output.status.success(), "{line}: {}{}", text(&output.stdout), text(&output.stderr));
    };
    let mut n_in_site = 0;
    for line in commands_in("pre") {
        match line.split(' ').next().unwrap() {
            // It needs BenchExec.
            "table-generator" => {}
            _ if line.contains("data/") => {
                follow(&site, &line);
                n_in_site += 1;
            }
            // The competition is there by then.
            _ if line.ends_with("--check") => follow(fresh.path(), &line.replace("competition/", "checked/")),
            _ => follow(fresh.path(), &line),
        }
    }
    assert_eq!(n_in_site, 2);
    let benchmarks: Vec<String> =
        commands_in("code").into_iter().filter(|line| line.starts_with("jurat bench")).collect();
    // Two verifiers; one validator with two kinds of witnesses of the one and one kind of the other.
    assert_eq!(benchmarks.len(), 5, "{benchmarks:?}");
    for line in &benchmarks {
        follow(fresh.path(), line);
    }
}

#[test]
fn every_link_of_the_site_leads_somewhere() {
    let directory = held();
    links_lead_somewhere(&directory.path().join("out/site"));
}

/// Every link of a site leads to a file, and every page is linked to.
pub(crate) fn links_lead_somewhere(site: &Path) {
    let pages: Vec<PathBuf> = files_below(site)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|it| it == "html"))
        .collect();
    let mut linked: BTreeSet<PathBuf> = BTreeSet::from([site.join("index.html")]);
    for page in pages.iter().filter(|page| !page.to_str().unwrap().ends_with(".table.html")) {
        let html = fs::read_to_string(page).unwrap();
        for link in html.split("href=\"").skip(1).map(|rest| rest.split_once('"').unwrap().0) {
            let (file, fragment) = link.split_once('#').unwrap_or((link, ""));
            let other = page.parent().unwrap().join(decoded(file));
            let target = if file.is_empty() { page.clone() } else { other };
            assert!(target.is_file(), "{} links to {link}", page.display());
            if !fragment.is_empty() {
                let html = fs::read_to_string(&target).unwrap();
                assert!(html.contains(&format!("id=\"{fragment}\"")), "{} links to {link}", page.display());
            }
            linked.insert(target.canonicalize().unwrap());
        }
    }
    for page in &pages {
        assert!(linked.contains(&page.canonicalize().unwrap()), "nobody links to {}", page.display());
    }
}

fn decoded(address: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = address.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits: Vec<u8> = rest.by_ref().take(2).collect();
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

#[test]
fn pages_are_quiet_and_fit_a_phone() {
    let directory = held();
    let site = directory.path().join("out/site");
    let mut browser = Browser::start();
    for (width, height) in [(1280, 800), (390, 800)] {
        browser.size(width, height);
        for page in files_below(&site).iter().filter(|path| path.extension().is_some_and(|it| it == "html")) {
            browser.open_plain(page, "");
            let overflow = browser.evaluate("document.documentElement.scrollWidth - innerWidth");
            assert!(overflow.as_i64().unwrap() <= 0, "{} is {overflow} too wide for {width}", page.display());
        }
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
    // Names with tags in them are text.
    browser.open_plain(&site.join("index.html"), "");
    assert_eq!(browser.evaluate("document.querySelectorAll('main u, main script').length"), 0);
    let title = browser.evaluate("document.querySelector('h1').textContent");
    assert_eq!(title, "A <b>small</b> competition");
    browser.open_plain(&site.join("participants/good.html"), "");
    assert_eq!(browser.evaluate("document.querySelectorAll('main a[href^=javascript]').length"), 0);
}

#[test]
fn an_interrupted_competition_goes_on() {
    let directory = held();
    let root = directory.path();
    let again = compete(root).output().unwrap();
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("has a competition already"), "{}", text(&again.stderr));
    let results: Vec<PathBuf> = files_below(&root.join("out/results"));
    // As if it had been stopped while the validators were at work.
    for path in &results {
        if path.file_name().unwrap().to_str().unwrap().starts_with("check-validate-correctness") {
            fs::remove_file(path).unwrap();
        }
    }
    let site_of = |name: &str| seen(&root.join("out/site/categories").join(name));
    let before = site_of("Alpha.html");
    fs::remove_dir_all(root.join("out/site")).unwrap();
    let resumed = compete(root).arg("--resume").output().unwrap();
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    let words = |page: &str| {
        page.split_whitespace().filter(|it| !it.contains('.')).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(words(&site_of("Alpha.html")), words(&before), "but for times");
    let still = files_below(&root.join("out/results"));
    let is_verification = |path: &&PathBuf| !path.to_str().unwrap().contains("check-validate");
    assert_eq!(
        still.iter().filter(is_verification).collect::<Vec<_>>(),
        results.iter().filter(is_verification).collect::<Vec<_>>(),
        "finished runs are not done again"
    );
    // Somebody else would be measured now.
    let original = fs::read(root.join("validator.zip")).unwrap();
    archive(&root.join("validator.zip"), &[("COPYING", "free", 0o644), ("bin/tool", "#!/bin/sh\n", 0o755)]);
    let changed = compete(root).arg("--resume").output().unwrap();
    assert_eq!(changed.status.code(), Some(2));
    assert!(
        text(&changed.stderr).contains("archives.sha256` says something else"),
        "{}",
        text(&changed.stderr)
    );
    fs::write(root.join("validator.zip"), original).unwrap();
    // Something else would be measured now.
    fs::write(root.join("competition.toml"), COMPETITION.replace("20 s", "30 s")).unwrap();
    let changed = compete(root).arg("--resume").output().unwrap();
    assert_eq!(changed.status.code(), Some(2));
    assert!(text(&changed.stderr).contains("says something else"), "{}", text(&changed.stderr));
}

#[test]
fn mistakes_are_said_before_any_run_starts() {
    let directory = scene();
    let root = directory.path();
    let cases = [
        ("label = \"TEST26\"", "label = \"a/b\"", "competition.toml:3:9: `a/b` is no name"),
        ("threads = 2", "thread = 2", "unknown field `thread`"),
        ("\"a6.yml\"", "\"a66.yml\"", "`void` names `a66.yml`, which is no task of any verifier"),
        ("\"20 s\"", "\"20 parsecs\"", "`parsecs` is no unit of time"),
        ("\"200 MB\"", "\"200 MB\"\ncores = 100000", "100000"),
        ("\"tasks/a*.yml\"", "\"tasks/z*.yml\"", "tasks/z*.yml"),
        ("property = \"p.prp\"\ntasks = [\"tasks/a", "property = \"q.prp\"\ntasks = [\"tasks/a", "q.prp"),
        (
            "name = \"Beta\"\nproperty = \"p.prp\"",
            "name = \"Beta\"\nproperty = \"more/p.prp\"",
            "another property file that is called `p`",
        ),
        ("name = \"Beta\"\n", "name = \"Alpha\"\n", "there is another category `Alpha`"),
        (
            "[\"Alpha\", \"Beta\"]\n\n[[meta]]",
            "[\"Alpha\", \"Delta\"]\n\n[[meta]]",
            "there is no category `Delta`",
        ),
        ("id = \"poor\"", "id = \"good\"", "there is another participant `good`"),
        ("id = \"poor\"", "id = \"GOOD\"", "there is another participant `good`"),
        ("id = \"poor\"", "id = \"poor-validate-x\"", "`-validate-` has a meaning"),
        ("archive = \"validator\"", "archive = \"vali\"", "there is no archive `vali`"),
        ("file = \"validator.zip\"", "file = \"nothing.zip\"", "nothing.zip"),
        ("file = \"validator.zip\"", "file = \"validator.zip\"\nsha256 = \"12\"", "this is no SHA-256"),
        ("[\"tasks/b*.yml\"]", "[\"tasks/b*.yml\", \"more/b1.yml\"]", "have the same name"),
    ];
    fs::create_dir(root.join("more")).unwrap();
    let task = fs::read_to_string(root.join("tasks/b1.yml")).unwrap();
    fs::write(root.join("more/b1.yml"), task.replace("'b1.txt'", "'../tasks/b1.txt'")).unwrap();
    for (before, after, message) in cases {
        assert!(COMPETITION.contains(before), "{before}");
        fs::write(root.join("competition.toml"), COMPETITION.replacen(before, after, 1)).unwrap();
        let _ = fs::remove_dir_all(root.join("out"));
        let output = compete(root).output().unwrap();
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{after}: {said}");
        assert!(said.contains(message), "{message}: {said}");
        let results = root.join("out/results");
        assert!(!results.exists() || files_below(&results).is_empty(), "{after}");
    }
}

#[test]
fn what_was_only_checked_can_be_changed_checked_again_and_held() {
    let directory = scene();
    let root = directory.path();
    let wrong = COMPETITION.replacen("\"tasks/a*.yml\"", "\"tasks/z*.yml\"", 1);
    let check = |description: &str| {
        fs::write(root.join("competition.toml"), description).unwrap();
        compete(root).arg("--check").status().unwrap().success()
    };
    assert!(!check(&wrong) && check(COMPETITION) && check(COMPETITION));
    let output = compete(root).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(!check(COMPETITION), "now there are results");
}

/// The competition with a list of hashes that archives must have.
fn with_sums() -> String {
    COMPETITION.replacen("threads = 2", "threads = 2\nchecksums = \"sums\"", 1)
}

#[test]
fn archives_are_admitted_only_if_they_are_what_they_should_be() {
    let directory = scene();
    let root = directory.path();
    let sum = "0".repeat(64);
    let tool = ("v/tool", "#!/bin/sh\n", 0o755);
    let licence = ("v/LICENSE", "free", 0o644);
    let cases: [(&[Entry<'_>], &str); 3] = [
        (&[tool], "it has no licence"),
        (&[licence], "neither"),
        (&[licence, ("v/tool", "#!/bin/sh\n", 0o644)], "is not executable"),
    ];
    for (files, message) in cases {
        archive(&root.join("verifier.zip"), files);
        let _ = fs::remove_dir_all(root.join("out"));
        let output = compete(root).arg("--check").output().unwrap();
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}: {said}");
        assert!(said.contains(message), "{message}: {said}");
    }
    fs::remove_dir_all(root.join("out")).unwrap();
    fs::write(root.join("sums"), format!("{sum}  verifier.zip\n")).unwrap();
    fs::write(root.join("competition.toml"), with_sums()).unwrap();
    let output = compete(root).arg("--check").output().unwrap();
    let said = text(&output.stderr);
    assert!(said.contains(&format!("but should be {sum}")), "{said}");
}
