//! Pages in a real browser: the program that `CHROMIUM` names, else `chromium`; without one these tests fail.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

use super::{command, text};

/// A page in a directory of its own, with the browser's profile beside it.
pub(crate) struct Page {
    directory: TempDir,
    file: PathBuf,
}

impl Page {
    /// The page that a command of `jurat` writes to the file after its `--html`, and what the command printed.
    pub(crate) fn written_by(mut jurat: Command) -> (Self, Output) {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let file = directory.path().join("page.html");
        let output = jurat.arg("--html").arg(&file).output().expect("jurat starts");
        (Self { directory, file }, output)
    }

    pub(crate) fn source(&self) -> String {
        fs::read_to_string(&self.file).expect("the page was written")
    }

    /// The document as it is after the scripts ran, opened with this fragment in the address.
    pub(crate) fn dom(&self, fragment: &str) -> String {
        let output = self.open(&self.file, fragment);
        let dom = text(&output.stdout);
        let log = text(&output.stderr);
        assert!(dom.contains("</html>"), "the browser dumped no page:\n{dom}\n{log}");
        assert!(!log.contains("CONSOLE"), "the browser complains:\n{log}");
        dom
    }

    /// What an expression of JavaScript is in this page. The page is opened in a copy that lets the expression run.
    pub(crate) fn evaluate(&self, expression: &str) -> String {
        let probe = format!(
            "<script>document.body.textContent = \"answer<\" + String({expression}) + \">answer\"</script></body>"
        );
        let policy = "default-src 'none'; style-src 'unsafe-inline'";
        let page = self.source().replacen(policy, &format!("{policy}; script-src 'unsafe-inline'"), 1);
        let copy = self.directory.path().join("probed.html");
        fs::write(&copy, page.replace("</body>", &probe)).expect("the directory is writable");
        let output = self.open(&copy, "");
        let dom = text(&output.stdout);
        let answer = dom.split("answer&lt;").nth(1).and_then(|rest| rest.split("&gt;answer").next());
        answer.unwrap_or_else(|| panic!("no answer:\n{dom}\n{}", text(&output.stderr))).to_owned()
    }

    fn open(&self, file: &Path, fragment: &str) -> Output {
        let browser = env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        let profile = self.directory.path().join("profile");
        let mut chromium = command(&browser);
        chromium
            .env("HOME", self.directory.path())
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--enable-logging=stderr",
            ])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=2000", "--dump-dom"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(format!("file://{}{fragment}", file.display()));
        let mut run = || {
            chromium.output().unwrap_or_else(|error| {
                panic!("cannot start `{browser}`: {error} (hint: install Chromium or set CHROMIUM)")
            })
        };
        // On a machine that is busy, Chromium now and then crashes while it starts; a page that makes it crash does so every time.
        let mut output = run();
        for _ in 0..2 {
            if !output.status.success() {
                output = run();
            }
        }
        assert!(output.status.success(), "{}", text(&output.stderr));
        output
    }
}

/// The start tags of elements with this name, in order.
pub(crate) fn tags<'d>(dom: &'d str, name: &str) -> Vec<&'d str> {
    let start = format!("<{name}");
    let found = dom.match_indices(&start).map(|(at, _)| &dom[at..]);
    let is_whole = |tag: &&str| tag[start.len()..].starts_with([' ', '>']);
    found.filter(is_whole).map(|tag| &tag[..=tag.find('>').expect("tags are closed")]).collect()
}
