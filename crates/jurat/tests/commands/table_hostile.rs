//! Result files that want to be more than text in the page of `jurat table`, and links to logs.

use std::fs;
use std::path::Path;

use crate::common::devtools::Browser;
use crate::common::tables::page_of;

const ATTACK: &str = "</script><img src=x onerror=\"document.title='owned'\"><b>\u{2028}\u{202e}evil'`${document.title='owned'}";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Wherever a text of a result file ends up, it stays text.
#[test]
fn nothing_gets_into_the_page() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let attack = escaped(ATTACK);
    let column = format!(
        "<column title=\"{attack}\" value=\"{attack}\"/><column title=\"n\" value=\"&#x1f;&#x1e;5\"/>"
    );
    let run = |name: &str, log: &str| {
        format!(
            "<run name=\"{name}\" properties=\"{attack}\" expectedVerdict=\"true\" options=\"{attack}\" logfile=\"{log}\">\
             <column title=\"status\" value=\"{attack}\"/>{column}</run>"
        )
    };
    let runs = run(&attack, "javascript:document.title='owned'")
        + &run("plain", "data:text/html,&lt;script>1&lt;/script>");
    let attributes =
        ["tool", "version", "options", "name", "benchmarkname", "error", "displayName", "date", "generator"];
    let attributes: String = attributes.iter().map(|name| format!(" {name}=\"{attack}\"")).collect();
    let path = directory.path().join("r.results.xml");
    fs::create_dir(directory.path().join("r.logfiles")).expect("a directory");
    fs::write(&path, format!("<result{attributes}><systeminfo hostname=\"{attack}\"/>{runs}</result>"))
        .expect("a file");
    let made = page_of(directory, &[path]);
    assert_eq!(fs::read_to_string(&made.page).expect("a page").matches("<script").count(), 2);

    let mut browser = Browser::start();
    browser.open(&made.page, "");
    let title = browser.text("document.title");
    assert!(title.starts_with("</script><img"), "{title}");
    for tab in ["overview", "table", "plots", "statistics"] {
        browser.click(&format!("#tab-{tab}"));
        if tab == "table" {
            browser.click("#filters");
            let links =
                browser.text("[...document.querySelectorAll('#grid a')].map(link => link.protocol).join()");
            assert_eq!(links, "file:,file:");
            assert!(
                browser
                    .text("document.querySelector('#grid tbody th').textContent")
                    .contains("</script><img src=x")
            );
        }
        assert_eq!(browser.text("document.querySelectorAll('img, b, [onerror]').length"), "0", "{tab}");
        assert_eq!(browser.text("document.title"), title, "{tab}");
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Numbers at the ends of what a number can be are drawn, whatever the scale.
#[test]
fn extreme_numbers_are_plotted() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let numbers = ["1e308", "-1e308", "1.7e308", "5e-324", "0", "-0", "1e300", "99999999999999999999999999"];
    let runs = numbers.iter().enumerate().map(|(index, number)| {
        format!("<run name=\"{index}\"><column title=\"status\" value=\"true\"/><column title=\"cputime\" value=\"{number}s\"/></run>")
    });
    let path = directory.path().join("r.xml");
    fs::write(&path, format!("<result tool=\"T\">{}</result>", runs.collect::<String>())).expect("a file");
    let made = page_of(directory, &[path]);
    let mut browser = Browser::start();
    for plot in ["quantile", "direct", "scatter"] {
        for scale in ["linear", "log"] {
            browser.open(
                &made.page,
                &format!("#tab=plots&results=all&plot={plot}&xScale={scale}&yScale={scale}"),
            );
            browser.wait_for("document.querySelector('svg.plot .series path')");
            assert_eq!(browser.complaints(), [""; 0], "{plot} {scale}");
        }
    }
}

/// The policy of the page keeps out what the page itself would let in.
#[test]
fn the_policy_lets_no_other_script_run() {
    let made = crate::common::tables::made(1, 5);
    let source = fs::read_to_string(&made.page).expect("a page");
    for way_out in [
        " src=",
        "url(",
        "@import",
        "<link",
        "<iframe",
        "unsafe-inline",
        "unsafe-eval",
        "fetch(",
        "innerHTML",
    ] {
        assert!(!source.contains(way_out), "the page holds `{way_out}`");
    }
    let mut browser = Browser::start();
    browser.open(&made.page, "");
    browser.evaluate("(() => { const script = document.createElement('script'); script.textContent = 'document.title = 1'; document.body.append(script); })()");
    assert_ne!(browser.text("document.title"), "1");
    assert!(browser.complaints()[0].contains("Content Security Policy"));
}

/// Every link leads to a file that is there; logs at unusual places and in archives too.
#[test]
fn links_lead_to_logs() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let results = directory.path().join("results of today");
    fs::create_dir_all(results.join("a#1.logfiles/odd place")).expect("a directory");
    for log in ["a#1.logfiles/rd.t é%.yml.log", "a#1.logfiles/odd place/own.log", "b.logfiles.zip"] {
        fs::write(results.join(log), "log").expect("a file");
    }
    let run = |name: &str, more: &str| {
        format!(
            "<run name=\"../{name}\" files=\"[x]\" {more}><column title=\"status\" value=\"true\"/></run>"
        )
    };
    let runs = run("t é%.yml", "")
        + &run("u.yml", "logfile=\"a#1.logfiles/odd place/own.log\"")
        + &run("v.yml", "logfile=\"https://example.org/v.log\"");
    let paths = ["a#1.results.rd.block.xml", "b.results.rd.block.xml"].map(|name| results.join(name));
    for path in &paths {
        fs::write(
            path,
            format!("<result tool=\"{}\" name=\"rd.block\" block=\"block\">{runs}</result>", path.display()),
        )
        .expect("a file");
    }
    let made = page_of(directory, &paths);
    let mut browser = Browser::start();
    browser.open(&made.page, "#tab=table");
    browser.settle();
    let links = browser.evaluate("[...document.querySelectorAll('#grid a')].map(link => link.href.startsWith('file:') ? decodeURIComponent(new URL(link.href).pathname) : link.href)");
    let links: Vec<&str> =
        links.as_array().expect("a list").iter().map(|link| link.as_str().expect("a text")).collect();
    assert_eq!(links.len(), 6);
    let (web, files): (Vec<&str>, Vec<&str>) = links.iter().partition(|link| link.starts_with("https:"));
    assert_eq!(web, ["https://example.org/v.log"; 2]);
    for file in &files {
        assert!(Path::new(file).is_file(), "{file}");
    }
    assert_eq!(files.iter().filter(|file| file.ends_with("b.logfiles.zip")).count(), 2);
}
