//! The page of `jurat score -o` in a real browser, wide and narrow, light and dark.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::devtools::Browser;
use crate::common::{JURAT, command, text};
use serde_json::Value;
use tempfile::TempDir;

/// The directory that the example becomes, with the same data as JSON.
fn made() -> (TempDir, PathBuf, Value) {
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/score");
    let directory = tempfile::tempdir().unwrap();
    let json = directory.path().join("scores.json");
    let results = fs::read_dir(example.join("results")).unwrap().map(|entry| entry.unwrap().path());
    let output = command(JURAT)
        .arg("score")
        .arg(example.join("categories.yml"))
        .args(results)
        .arg("-o")
        .arg(directory.path())
        .arg("--json")
        .arg(&json)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let json = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    let page = directory.path().join("index.html");
    (directory, page, json)
}

fn opened(page: &Path) -> Browser {
    let mut browser = Browser::start();
    browser.open_plain(page, "");
    browser.settle();
    browser
}

#[test]
fn pictures_of_everything() {
    let (_directory, page, _) = made();
    let mut browser = opened(&page);
    for scheme in ["light", "dark"] {
        browser.scheme(scheme);
        for (width, height, name) in [(1280, 900, "wide"), (390, 844, "phone")] {
            browser.size(width, height);
            for part in ["top", "overview", "ranking", "category-4", "confirmations", "validators", "files"] {
                browser.open_plain(&page, &format!("#{part}"));
                browser.screenshot(&format!("score-{part}-{name}-{scheme}"));
            }
        }
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_page_shows_what_the_json_says() {
    let (_directory, page, json) = made();
    let mut browser = opened(&page);
    for (idx, category) in json["categories"].as_array().unwrap().iter().enumerate() {
        let section = format!("document.getElementById('category-{}').closest('section')", idx + 1);
        let verifiers = category["verifiers"].as_array().unwrap();
        let shown = browser.text(&format!("[...{section}.querySelectorAll('tbody tr')].map(it => it.cells[1].textContent.split(' ')[0] + ' ' + it.cells[2].firstChild.textContent).join('; ')"));
        let wanted = verifiers.iter().map(|it| {
            let points = format!("{:.0}", it["score"].as_f64().unwrap()).replace('-', "−");
            let points = if it["rank"].is_null() { format!("({points})") } else { points };
            format!("{} {points}", it["verifier"].as_str().unwrap())
        });
        assert_eq!(shown, wanted.collect::<Vec<_>>().join("; "));

        // The curves end where the scores are, on the axis that the plot has.
        let axis = browser.evaluate(&format!("[...{section}.querySelectorAll('.plot .middle.soft')].map(it => [Number(it.textContent.replace('−', '-')), Number(it.getAttribute('x'))])"));
        let axis: Vec<(f64, f64)> = serde_json::from_value(axis).unwrap();
        let ((low, at_low), (high, at_high)) = (axis[0], axis[axis.len() - 1]);
        let ends = browser.evaluate(&format!("[...{section}.querySelectorAll('.curve')].map(it => [it.querySelector('title').textContent.split(':')[0], Number(it.querySelector('path').getAttribute('d').split('H').pop())])"));
        let ends: Vec<(String, f64)> = serde_json::from_value(ends).unwrap();
        let n_out = browser.text(&format!(
            "[...{section}.querySelectorAll('.plot .end')].filter(it => it.textContent.startsWith('◂')).length"
        ));
        assert_eq!(ends.len() + n_out.parse::<usize>().unwrap(), verifiers.len());
        for verifier in verifiers {
            let (name, points) =
                (verifier["verifier"].as_str().unwrap(), verifier["score"].as_f64().unwrap());
            let Some((_, x)) = ends.iter().find(|(other, _)| other == name) else {
                assert!(points < low, "{name} has {points}, and no curve");
                continue;
            };
            let score_at = low + (x - at_low) / (at_high - at_low) * (high - low);
            assert!((score_at - points).abs() < 0.1, "{name}: drawn to {score_at}, not {points}");
        }
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn the_page_is_readable_everywhere() {
    let (_directory, page, _) = made();
    let mut browser = opened(&page);
    let colours = |browser: &mut Browser| {
        ["body", "h1", "td.first", ".plot .soft"].map(|selector| {
            browser.text(&format!("(it => it.backgroundColor + it.color + it.fill)(getComputedStyle(document.querySelector('{selector}')))"))
        })
    };
    browser.scheme("light");
    let light = colours(&mut browser);
    browser.scheme("dark");
    let dark = colours(&mut browser);
    assert!(light.iter().zip(&dark).all(|(light, dark)| light != dark), "{light:?} {dark:?}");
    for width in [390, 768, 1280] {
        browser.size(width, 844);
        let wider =
            browser.text("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wider, "0", "at {width} pixels the page scrolls sideways");
        let small = browser.text("[...document.querySelectorAll('td, p, dd, .plot text')].filter(it => it.getClientRects().length && parseFloat(getComputedStyle(it).fontSize) * (it.ownerSVGElement ? it.ownerSVGElement.getBoundingClientRect().width / 900 : 1) < 9).length");
        assert_eq!(small, "0", "at {width} pixels some text is too small");
    }
}

/// Everything that scrolls can be reached and scrolled with keys alone.
#[test]
fn keys_suffice() {
    let (_directory, page, _) = made();
    let mut browser = opened(&page);
    browser.size(390, 844);
    let scrolling =
        "[...document.querySelectorAll('.scroll, figure')].filter(it => it.scrollWidth > it.clientWidth)";
    assert_eq!(
        browser.text(&format!("{scrolling}.every(it => it.tabIndex === 0 && it.getAttribute('aria-label'))")),
        "true"
    );
    assert_ne!(browser.text(&format!("{scrolling}.length")), "0");
    browser.press("Tab");
    assert_eq!(browser.text("document.activeElement.getAttribute('href')"), "#overview");
    assert_ne!(browser.text("getComputedStyle(document.activeElement).outlineStyle"), "none");
    browser.press("Enter");
    assert_eq!(browser.text("location.hash"), "#overview");
}
