//! The page of `jurat show --html` in a real browser: what it shows, what its address does, and what cannot get in.

use std::fs;
use std::path::Path;

use crate::common::browser::{Page, tags};
use crate::common::{JURAT, command, corpus, text};

/// The page of `jurat show` with these arguments.
fn page_of(arguments: &[&Path]) -> Page {
    let mut show = command(JURAT);
    show.current_dir(corpus()).arg("show").args(arguments);
    let (page, output) = Page::written_by(show);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(output.stdout, b"");
    page
}

fn demo() -> Page {
    page_of(&[Path::new("demo/witness.graphml"), Path::new("demo/Main.java")])
}

/// The start tags of the list of claims.
fn listed(dom: &str) -> Vec<&str> {
    tags(dom.split_once("id=\"claims\"").expect("the page has a list").1, "li")
}

/// The text of the line that counts the claims.
fn count(dom: &str) -> &str {
    let (_, count) = dom.split_once("id=\"count\">").expect("the page counts");
    count.split('<').next().expect("a split has a first part")
}

#[test]
fn the_page_shows_sources_and_claims() {
    let page = demo();
    let dom = page.dom("");
    assert_eq!(tags(&dom, "tr").len(), 25);
    assert!(dom.contains("<td>    static final int CHILD = 4;</td>"));
    assert!(dom.contains(
        "for (int i = 0; i &lt; ages.length; i++) {<ul class=\"notes\"><li title=\"i = 0\ni = 1\ni = 2\ni = 3\ni = 4\nin Main.main, witness line 278\">i = 0, 1, 2, 3, 4</li></ul>"
    ));
    assert_eq!(listed(&dom).len(), 15);
    assert!(listed(&dom).iter().all(|item| !item.contains("hidden")));
    assert_eq!(count(&dom), "15 of 15 (25 of the verifier's own variables left out)");
    // Nothing depends on the script but the search.
    let without_script = page.source();
    assert_eq!(count(&without_script).split(' ').next(), Some("15"));
    assert_eq!(tags(&without_script, "tr").len(), 25);
}

#[test]
fn the_address_holds_the_search() {
    let dom = demo().dom("#search=total");
    let shown: Vec<_> = listed(&dom).into_iter().filter(|item| !item.contains("hidden")).collect();
    assert_eq!(shown.len(), 3);
    for (item, line) in shown.iter().zip([16, 19, 22]) {
        assert!(item.contains(&format!("data-row=\"line=1:{line}\"")), "{item}");
    }
    assert!(count(&dom).starts_with("3 of 15 "));

    let page = demo();
    assert!(count(&page.dom("#search=main.priceof%20PRICE")).starts_with("2 of 15 "));
    assert!(count(&page.dom("#search=nothing+of+this")).starts_with("0 of 15 "));
    assert!(count(&page.dom("#search=%E0%A4%A")).starts_with("0 of 15 "));
}

#[test]
fn the_address_holds_the_line() {
    let page = demo();
    let dom = page.dom("#line=1:17");
    let active: Vec<_> =
        tags(&dom, "tr").into_iter().chain(listed(&dom)).filter(|tag| tag.contains("active")).collect();
    assert_eq!(
        active,
        ["<tr id=\"line=1:17\" class=\"claimed active\">", "<li data-row=\"line=1:17\" class=\"active\">"]
    );
    // The links are those of the address, so that they work by keyboard and without the script.
    assert!(dom.contains("<a href=\"#line=1:17\">17</a>"));
    let dom = page.dom("#line=9:999");
    assert!(!tags(&dom, "tr").iter().any(|tag| tag.contains("active")));
}

#[test]
fn yaml_witnesses_have_pages() {
    let directory = Path::new("lint/wrong-file-hash");
    let dom = page_of(&[&directory.join("good.yml"), directory]).dom("#search=loop");
    assert!(dom.contains(">loop invariant: 0 &lt;= i &amp;&amp; sum == 2 * i</li>"));
    assert_eq!(count(&dom), "1 of 2");
    let dom = page_of(&[&directory.join("good-violation.yml"), directory]).dom("");
    assert!(dom.contains(">step 3: the property is violated here</li>"));
}

#[test]
fn claims_beyond_the_sources_are_listed() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let program = directory.path().join("Main.java");
    fs::write(&program, "class Main {}\n").expect("the directory is writable");
    let dom = page_of(&[Path::new("demo/witness.graphml"), &program]).dom("");
    assert_eq!(tags(&dom, "tr").len(), 1);
    assert_eq!(listed(&dom).len(), 15);
    assert!(count(&dom).starts_with("15 of 15"));
}

/// Wherever a text of the witness or the program ends up, it stays text.
#[test]
fn nothing_gets_into_the_page() {
    const ATTACK: &str = "</code></td><script>document.title=\"owned\"</script>\
                          <img src=x onerror='document.title=\"owned\"'> \" onfocus=\"x & y {{ 1 }}";
    let directory = tempfile::tempdir().expect("a temporary directory");
    let program = directory.path().join("Main\"><img src=x onerror=document.title='owned'>.java");
    fs::write(&program, format!("// {ATTACK}\n")).expect("the directory is writable");
    let escaped = ATTACK.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let datum = |key: &str| format!("<data key=\"{key}\">{escaped}</data>");
    let witness = directory.path().join("<b>'\".graphml");
    let graph: String =
        ["producer", "specification", "programfile", "programhash", "creationtime"].map(datum).concat();
    let node = datum("invariant") + &datum("invariant.scope");
    let edge = format!(
        "<edge source=\"n\" target=\"m\"><data key=\"startline\">1</data>{}</edge>",
        datum("assumption")
    );
    let elsewhere = format!(
        "<edge source=\"n\" target=\"m\"><data key=\"startline\">1</data>{}</edge>",
        datum("originfile")
    );
    fs::write(
        &witness,
        format!(
            "<graphml><graph>{graph}<node id=\"n\"><data key=\"entry\">true</data></node>\
             <node id=\"m\">{node}</node>{edge}{elsewhere}</graph></graphml>"
        ),
    )
    .expect("the directory is writable");
    let page = page_of(&[&witness, &program]);
    let dom = page.dom("#search=%3Cscript%3E");
    assert!(dom.contains("&lt;script&gt;document.title="));
    assert_eq!(tags(&dom, "script").len(), 1);
    assert_eq!(tags(&dom, "img"), [""; 0]);
    assert_eq!(tags(&dom, "b"), [""; 0]);
    assert!(!dom.contains("<title>owned"));
    let handlers = ["onerror=", "onfocus="];
    let all_tags = dom.split('<').filter_map(|part| part.split_once('>')).map(|(tag, _)| tag);
    for tag in all_tags.filter(|tag| !tag.starts_with("title")) {
        // A quotation mark inside of a value is escaped, so an attribute would follow a bare one.
        assert!(handlers.iter().all(|name| !tag.contains(&format!("\" {name}\""))), "{tag}");
    }
}

#[test]
fn the_page_asks_no_host() {
    let page = demo().source();
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
    assert!(page.contains(&format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">")));
    for way_out in [" src=", "url(", "@import", "http:", "https:", "<link", "fetch(", "import("] {
        assert!(!page.contains(way_out), "the page holds `{way_out}`");
    }
}
