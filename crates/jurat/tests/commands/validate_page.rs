//! The page of `jurat validate --html` in a real browser: what it shows, what its filter hides, and what cannot get in.

use std::fmt::Write as _;

use crate::common::browser::{Page, tags};
use crate::common::samples::Case;
use crate::common::text;

fn page_of(case: &Case, code: i32) -> Page {
    let (page, output) = Page::written_by(case.validate());
    assert_eq!(output.status.code(), Some(code), "{}\n{}", text(&output.stdout), text(&output.stderr));
    page
}

/// How many elements that fit a selector are seen.
fn n_seen(selector: &str) -> String {
    format!("[...document.querySelectorAll('{selector}')].filter(it => it.checkVisibility()).length")
}

/// The numbers of seen notes by fate (violated, checked, dropped, wildcard) after a click on an element.
fn notes_after(page: &Page, clicked: &str) -> String {
    let counts = ["violated", "checked", "dropped", "wildcard"].map(|fate| n_seen(&format!(".note.{fate}")));
    page.evaluate(&format!(
        "(document.querySelector('{clicked}').click(), [{}].join(' '))",
        counts.join(", ")
    ))
}

#[test]
fn a_true_page_shows_its_verdict_and_its_claims() {
    let page = page_of(&Case::holds(), 0);
    let dom = page.dom("");
    assert!(dom.contains("<h1>Witness validation <strong>True</strong></h1>"));
    assert!(dom.contains("<body class=\"is-true\">"));
    assert!(dom.contains("so do all 13 claims that could be checked"));
    let note = "<tr id=\"line=1:7\" class=\"claimed\"><td class=\"number\">7</td><td>        boolean right = squares == \
                2 * longest * longest;\n<ul class=\"notes\" style=\"margin-left: 8ch\">\n<li class=\"note checked\"><span class=\"fate\">checked</span> \
                <code class=\"chip\" title=\"checked\nin Main.isRightTriangle, line ";
    assert!(dom.contains(note), "{dom}");
    assert!(dom.contains(">right = true, false</code>"));
    assert_eq!(tags(&dom, "h2").len(), 3);
    assert!(!dom.contains("Counterexample"));
    let colours = "getComputedStyle(document.querySelector('.verdict')).backgroundColor";
    assert_eq!(page.evaluate(colours), "rgb(26, 127, 55)");
}

#[test]
fn a_false_page_shows_what_is_violated() {
    let page = page_of(&Case::wrong_value(), 10);
    let dom = page.dom("");
    assert!(dom.contains("<strong>False</strong>"));
    assert!(dom.contains("<a href=\"#line=1:6\">Main.java:6</a>: 110 is stored to <code>squares</code>, which the witness does not claim"));
    assert!(dom.contains("<dd>110 was stored, the 2nd time</dd>"));
    assert!(dom.contains("<dd>111, from there on</dd>"));
    assert!(dom.contains(">squares = 111</code> <span class=\"why\">110 was stored, the 2nd time</span>"));
    assert!(dom.contains("<tr id=\"line=1:6\" class=\"claimed wrong\">"));
    assert_eq!(page.evaluate(&n_seen(".note.violated .chip")), "1");
    let colours = "getComputedStyle(document.querySelector('.verdict')).backgroundColor";
    assert_eq!(page.evaluate(colours), "rgb(207, 34, 46)");
}

#[test]
fn a_failing_assertion_has_its_line() {
    let dom = page_of(&Case::wrong_assertion(), 10).dom("");
    assert!(dom.contains("<tr id=\"line=1:15\" class=\"claimed wrong\">"));
    assert!(dom.contains("<span class=\"fate\">violated</span> <span class=\"why\">the assertion <code>second</code> fails</span>"));
}

#[test]
fn an_unknown_page_shows_claims_that_nobody_looked_at() {
    let page = page_of(&Case::foreign_witness(), 20);
    let dom = page.dom("");
    assert!(dom.contains("<strong>Unknown</strong>"));
    assert!(dom.contains("<body class=\"is-unknown\">"));
    assert!(tags(&dom, "li").iter().any(|tag| tag.contains("note open")));
    assert!(!dom.contains("Woven program"));
}

/// Fates by colour and the filter, which needs no script.
#[test]
fn the_filter_leaves_one_fate() {
    let page = page_of(&Case::wrong_value(), 10);
    let seen = |clicked: &str| -> Vec<u32> {
        notes_after(&page, clicked).split(' ').map(|count| count.parse().expect("a number")).collect()
    };
    let all = seen("#pick-all");
    assert!(all[0] == 1 && all[1] > 5, "{all:?}");
    assert_eq!(seen("#pick-violated"), [1, 0, 0, 0]);
    assert_eq!(seen("#pick-checked"), [0, all[1], 0, 0]);
    // The verifier's own variables are wildcards that are seen only when asked for.
    let with_own = seen("#own");
    assert_eq!(with_own[..3], all[..3]);
    assert!(with_own[3] > all[3]);
    assert_eq!(seen("#pick-wildcard"), [0, 0, 0, with_own[3]]);

    let colour = |class: &str| {
        page.evaluate(&format!("getComputedStyle(document.querySelector('.note.{class} .fate')).color"))
    };
    let colours = [colour("violated"), colour("checked"), colour("wildcard")];
    assert!(colours[0] != colours[1] && colours[1] != colours[2] && colours[0] != colours[2], "{colours:?}");
}

#[test]
fn lines_without_claims_can_be_left_out() {
    let page = page_of(&Case::holds(), 0);
    let n_lines = n_seen(".program tr");
    assert_eq!(page.evaluate(&n_lines), "17");
    let answer = page.evaluate(&format!("(document.querySelector('#claimed').click(), {n_lines})"));
    assert_eq!(answer, "8");
}

#[test]
fn the_page_is_one_file_without_a_script() {
    let page = page_of(&Case::wrong_value(), 10).source();
    assert!(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""));
    for way_out in ["<script", " src=", "url(", "@import", "http:", "https:", "<link", "<iframe"] {
        assert!(!page.contains(way_out), "the page holds `{way_out}`");
    }
}

/// A witness like those of JBMC, of claims with their files and lines.
fn witness(claims: impl IntoIterator<Item = (String, String, u32)>) -> String {
    let mut graph = "<node id=\"0.0\"><data key=\"entry\">true</data></node>".to_owned();
    for (id, (claim, file, line)) in claims.into_iter().enumerate() {
        let _ = write!(
            graph,
            "<edge source=\"{id}.{id}\" target=\"{0}.{0}\"><data key=\"originfile\">{file}</data>\
             <data key=\"startline\">{line}</data></edge><node id=\"{0}.{0}\"><data key=\"invariant\">{claim}</data>\
             <data key=\"invariant.scope\">java::Main.main:([Ljava/lang/String;)V</data></node>",
            id + 1
        );
    }
    format!("<graphml><graph edgedefault=\"directed\">{graph}</graph></graphml>")
}

/// Wherever a text of the witness or the program ends up, it stays text.
#[test]
fn nothing_gets_into_the_page() {
    const ATTACK: &str = "</script></code><img src=x onerror=document.title='owned'><b \\\"'&";
    let escaped = ATTACK.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let program = format!(
        "public class Main {{\n  public static void main(String[] args) {{\n    String s = \"{ATTACK}\";\n  }}\n}}\n"
    );
    let witness = witness([
        ("s = &amp;harmless;".to_owned(), "Main.java".to_owned(), 3),
        (format!("{escaped} = 3;"), "Main.java".to_owned(), 3),
        (format!("x = {escaped};"), "Main.java".to_owned(), 4),
        ("x = 5;".to_owned(), escaped, 4),
    ]);
    let page = page_of(&Case::new(&program, "graphml", &witness), 10);
    let dom = page.dom("");
    assert!(dom.contains("&lt;/script&gt;&lt;/code&gt;&lt;img src=x"));
    assert_eq!(tags(&dom, "img"), [""; 0]);
    assert_eq!(tags(&dom, "b"), [""; 0]);
    assert_eq!(tags(&dom, "script"), [""; 0]);
    assert!(page.evaluate("document.title").starts_with("False: "));
    assert_eq!(page.evaluate("document.querySelectorAll('[onerror]').length"), "0");
}

/// As many claims as a large witness has make no large page.
#[test]
fn many_claims_are_folded() {
    let program = "public class Main {\n  public static void main(String[] args) {\n    int x = 0;\n  }\n}\n";
    let witness = witness((0..100_000).map(|id| {
        let variable = if id % 2 == 0 { "x".to_owned() } else { format!("x{id}") };
        let file = if id % 5 == 0 { format!("Other{id}.java") } else { "Main.java".to_owned() };
        (format!("{variable} = {id};"), file, 3)
    }));
    let (page, _) = Page::written_by(Case::new(program, "graphml", &witness).validate());
    let source = page.source();
    assert!(source.len() < 1_000_000, "{} bytes", source.len());
    assert!(source.contains("that are not listed</details>"));
    assert!(source.contains("19700 places more are not listed."));
}
