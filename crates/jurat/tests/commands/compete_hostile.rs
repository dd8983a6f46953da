//! `jurat compete` with participants that mean ill, and with names that are hard to bear.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::competition::{TASKS, add_task, archive, compete, files_below, scene};
use crate::common::devtools::Browser;
use crate::common::text;

/// What a verifier can leave instead of a witness, as a command of the shell.
const WITNESSES: [(&str, &str); 7] = [
    ("link", "ln -s /etc/passwd witness.graphml"),
    ("fifo", "mkfifo witness.graphml"),
    ("directory", "mkdir witness.graphml; echo x > witness.graphml/x"),
    ("holes", "truncate -s 100M witness.graphml"),
    ("more-holes", "truncate -s 1T witness.graphml"),
    ("binary", "head -c 100000 /dev/urandom > witness.graphml"),
    ("page", "echo '</pre><script>document.title=\"evil\"</script>' | tee witness.graphml"),
];

const VERIFIER: &str = r#"#!/bin/sh
printf '\033[31m\000\007</pre><img src=x onerror="document.title=1">\n'
head -c 3000000 /dev/zero
echo
eval "$(sed -n 's/^do //p' "$2")"
echo FALSE
"#;

/// It never comes to an end by itself.
const VALIDATOR: &str = "#!/bin/sh\nkill -9 $$\n";

#[test]
fn whatever_participants_leave_is_an_error_of_theirs() {
    let directory = scene();
    let root = directory.path();
    for (name, deed) in WITNESSES {
        add_task(root, &format!("b-{name}"), false, &format!("do {deed}"));
    }
    archive(&root.join("verifier.zip"), &[("v/LICENSE", "", 0o644), ("v/tool", VERIFIER, 0o755)]);
    archive(&root.join("validator.zip"), &[("v/LICENSE", "", 0o644), ("v/tool", VALIDATOR, 0o755)]);
    let output = compete(root).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let beta = fs::read_to_string(root.join("out/site/categories/Beta.html")).unwrap();
    for (name, _) in WITNESSES {
        let row = beta.split("<tr>").find(|row| row.contains(&format!(">b-{name}.yml<"))).unwrap();
        let expected = match name {
            "holes" | "binary" | "page" => "witness invalid (false)",
            _ => "witness missing (false)",
        };
        assert!(row.contains(expected), "{name}: {row}");
    }
    // Nothing that a participant has written is anything but text.
    let mut browser = Browser::start();
    for page in files_below(&root.join("out/site/tasks")) {
        browser.open_plain(&page, "");
        assert_eq!(browser.evaluate("document.querySelectorAll('main img, main script').length"), 0);
        assert_ne!(browser.evaluate("document.title"), "evil");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
    let size: u64 = files_below(&root.join("out")).iter().map(|path| path.metadata().unwrap().len()).sum();
    assert!(size < 1_000_000_000, "{size} bytes");
}

#[test]
fn odd_names_stay_apart() {
    let directory = scene();
    let root = directory.path();
    let names = ["b x y", "b_x_y", "b'q\"", "bäöü", "B1", "b..", "b%20x", "b&amp;", "b#f?q", "b\\n"];
    for name in names {
        add_task(root, name, false, "good FALSE violation\ncheck FALSE");
    }
    let description = fs::read_to_string(root.join("competition.toml")).unwrap();
    let both = description.replace("[\"tasks/b*.yml\"]", "[\"tasks/b*.yml\", \"tasks/B*.yml\"]");
    fs::write(root.join("competition.toml"), both.replace("name = \"Poor\"", "name = \"Pöör '\\\"&\""))
        .unwrap();
    let output = compete(root).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let pages = files_below(&root.join("out/site/tasks"));
    assert_eq!(pages.len(), TASKS.len() + names.len(), "{pages:?}");
    for page in &pages {
        let html = fs::read_to_string(page).unwrap();
        let n_good = html.matches(">Good &#60;u&#62;one&#60;/u&#62;</a>: ").count();
        assert_eq!(n_good, 1, "{}", page.display());
    }
    super::compete::links_lead_somewhere(&root.join("out/site"));
}

/// The result of a competition, without times, dates and what depends on them.
fn essence(root: &Path) -> Vec<String> {
    let pages = files_below(&root.join("out/site"));
    let pages = pages.iter().filter(|path| path.extension().is_some_and(|it| it == "html"));
    let plain = pages.filter(|path| {
        let name = path.to_str().unwrap();
        !name.ends_with(".table.html") && !name.ends_with("reproduce.html")
    });
    let texts = plain.map(|path| {
        let words = super::compete::seen(path);
        let stable = words.split_whitespace().filter(|word| !word.contains(['.', ':']) && *word != "MB");
        format!("{}: {}", path.file_name().unwrap().to_str().unwrap(), stable.collect::<Vec<_>>().join(" "))
    });
    // Memory is a number of its own.
    let is_number = |word: &&str| word.parse::<u32>().is_err();
    texts.map(|text| text.split(' ').filter(is_number).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn whenever_it_is_killed_it_goes_on_to_the_same_end() {
    let undisturbed = scene();
    let begin = Instant::now();
    assert!(compete(undisturbed.path()).output().unwrap().status.success());
    let whole = begin.elapsed();
    let expected = essence(undisturbed.path());
    assert!(expected.iter().any(|page| page.contains("confirmed")), "{expected:?}");
    let directory = scene();
    let root = directory.path();
    let mut n_killed = 0;
    // Each time a little later, so that each phase is hit; and after each, what is there is gone on with.
    for part in 1..=8 {
        let mut child =
            compete(root).arg("--resume").stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        thread::sleep(whole.mul_f64(f64::from(part) / 14.0).min(Duration::from_secs(20)));
        n_killed += usize::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(n_killed > 0);
    // While the site is written.
    for moment in [0.0, 0.02, 0.1] {
        let _ = fs::remove_dir_all(root.join("out/site"));
        let mut child =
            compete(root).arg("--resume").stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let until = Instant::now() + whole * 3;
        while !root.join("out/.site.unfinished").exists()
            && child.try_wait().unwrap().is_none()
            && Instant::now() < until
        {
            thread::sleep(Duration::from_millis(1));
        }
        thread::sleep(Duration::from_secs_f64(moment));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let resumed = compete(root).arg("--resume").output().unwrap();
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    assert_eq!(essence(root), expected);
    let left = files_below(&root.join("out"));
    let unfinished = left.iter().filter(|path| path.to_str().unwrap().contains("unfinished"));
    assert_eq!(unfinished.collect::<Vec<_>>(), Vec::<&std::path::PathBuf>::new());
}
