//! The page of `jurat table` in a real browser, with a real mouse and real keys.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::devtools::Browser;
use common::results::{TOOLS, write};
use common::{JURAT, command, text};
use serde_json::Value;
use tempfile::TempDir;

/// A page, and the same data as JSON.
struct Made {
    folder: TempDir,
    page: PathBuf,
    json: Value,
}

/// The page of the first tools on so many tasks.
fn made(n_tools: usize, n_tasks: usize) -> Made {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let results: Vec<PathBuf> =
        TOOLS[..n_tools].iter().map(|tool| write(folder.path(), tool, n_tasks)).collect();
    page_of(folder, &results)
}

fn page_of(folder: TempDir, results: &[PathBuf]) -> Made {
    let (page, json) = (folder.path().join("page.html"), folder.path().join("table.json"));
    let mut table = command(JURAT);
    table.arg("table").args(results).arg("-o").arg(&page).arg("--json").arg(&json);
    let output = table.output().expect("jurat starts");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let json =
        serde_json::from_str(&fs::read_to_string(&json).expect("the JSON was written")).expect("it is JSON");
    Made { folder, page, json }
}

fn opened(page: &Path, fragment: &str) -> Browser {
    let mut browser = Browser::start();
    browser.open(page, fragment);
    browser.settle();
    browser
}

#[test]
fn pictures_of_everything() {
    let made = made(3, 3000);
    let mut browser = opened(&made.page, "");
    for scheme in ["light", "dark"] {
        browser.scheme(scheme);
        for (width, height, name) in [(1280, 800, "wide"), (390, 844, "phone")] {
            browser.size(width, height);
            for (view, fragment) in [
                ("overview", ""),
                ("table", "#tab=table"),
                ("sorted", "#tab=table&sort=1.cputime&order=descending&is=1.category:wrong"),
                ("score", "#tab=plots&plot=score"),
                ("quantile", "#tab=plots&plot=quantile"),
                ("direct", "#tab=plots&plot=direct"),
                ("scatter", "#tab=plots&plot=scatter&results=all"),
                ("statistics", "#tab=statistics"),
            ] {
                browser.open(&made.page, fragment);
                browser.screenshot(&format!("{view}-{name}-{scheme}"));
                assert_eq!(browser.complaints(), [""; 0]);
            }
            browser.open(&made.page, "#tab=table");
            browser.click("#filters summary");
            browser.screenshot(&format!("filters-{name}-{scheme}"));
            browser.open(&made.page, "#tab=table");
            browser.click("#columns summary");
            browser.screenshot(&format!("columns-{name}-{scheme}"));
        }
    }
    drop(made.folder);
}
