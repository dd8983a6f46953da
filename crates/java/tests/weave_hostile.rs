//! Sources that were made to break the search for sites.

use jurat_java::sites::SourceWithSites;

mod weave_all;
use weave_all::everywhere;

const DEPTH: usize = 30_000;

/// Parses and weaves everything; says how many insertions there were, if it is Java.
fn weave(source: &str) -> Option<usize> {
    let source = SourceWithSites::parse(source).ok()?;
    let insertions = everywhere(source.sites());
    let woven = source.weave(&insertions);
    assert_eq!(woven.pieces.len() + woven.refused.len(), insertions.len());
    Some(insertions.len())
}

fn nested(before: &str, open: &str, inside: &str, close: &str, after: &str) -> String {
    format!("{before}{}{inside}{}{after}", open.repeat(DEPTH), close.repeat(DEPTH))
}

#[test]
fn depth_is_no_matter() {
    let method = "class A { int[] a; void m(int x) { ";
    let sources = [
        nested("class A { int x = ", "(", "1", ")", "; }"),
        nested(method, "{", "", "}", "}}"),
        nested(method, "x = ", "1", "", "; }}"),
        nested(method, "a[x] = ", "1", "", "; }}"),
        nested(method, "f(1, ", "2", ")", "; }}"),
        nested(method, "f(x > 1 ? x : ", "2", ")", "; }}"),
        nested(method, "if (x > 1) ", ";", "", "}}"),
        nested(method, "if (x > 1) x = 2; else ", ";", "", "}}"),
        nested(method, "a: do { continue a; ", "", "} while (true);", "}}"),
        nested(method, "a: ", ";", "", "}}"),
        nested(method, "while (true) ", "break;", "", "}}"),
        nested(method, "for (int x : a) ", "x++;", "", "}}"),
        nested(method, "try { ", "return;", "} finally { x++; }", "}}"),
        nested(method, "switch (x) { default: ", "", "}", "}}"),
        nested(method, "Runnable r = () -> { ", "", "};", "}}"),
        nested(method, "r = y -> ", "1", "", "; }}"),
        nested("class A { void m() { final boolean b = ", "true && (", "true", ")", "; }}"),
        nested("class A { int[] a = ", "{", "1", "}", "; }"),
        nested("class A { Object o = ", "new A() { int x = 1; Object o = ", "null", "; }", "; }"),
    ];
    for source in sources {
        assert!(weave(&source).is_some(), "{}", &source[..80]);
    }
}

#[test]
fn breadth_is_no_matter() {
    let sources = [
        format!("class A {{ void m() {{ int a{}; }} }}", " = 1, a".repeat(DEPTH)),
        format!("class A {{ void m() {{ final int a = 1{}; }} }}", ", b = 1".repeat(DEPTH)),
        format!("class A {{ int a = 1{}; }}", ", b = 1".repeat(DEPTH)),
        format!("class A {{ void m() {{ {} }} }}", "a = 1; a[b] = 2;".repeat(DEPTH)),
        format!("class A {{ int[] a = {{ {} }}; }}", "1, ".repeat(DEPTH)),
        format!("class A {{ int a = 1{}; }}", " + 1".repeat(DEPTH)),
        format!("class A {{ void m() {{ f(1{}); }} }}", ", g(2)".repeat(DEPTH)),
        format!("class A {{ void m(Object o) {{ {} }} }}", "if (!(o instanceof A a)) a = 1;".repeat(5_000)),
        format!("enum A {{ B{} }}", ", B(1) { int x = 1; }".repeat(5_000)),
        format!("class A {{ void m() {{ for (a = 1{};;) ; }} }}", ", b = 2".repeat(DEPTH)),
    ];
    for source in sources {
        assert!(weave(&source).is_some(), "{}", &source[..80]);
    }
}

#[test]
fn what_never_ends_is_an_error() {
    for start in ["(", "{", "class A {", "@A(", "/*", "\"", "switch (a) { case 1:", "\0", "\\u0028", "a<"] {
        assert!(SourceWithSites::parse(start.repeat(20_000)).is_err(), "{start}");
    }
}

/// A source cut off anywhere, or with a character missing or doubled, is still read without a panic.
#[test]
fn torn_sources_are_read() {
    let sources = [
        include_str!("weave/stress/Stores.java"),
        include_str!("weave/stress/Loops.java"),
        include_str!("weave/stress/Classes.java"),
        include_str!("weave/forms/statements.java"),
    ];
    let mut n_woven = 0;
    for source in sources {
        let start: String = source.chars().take(3000).collect();
        for (at, character) in start.char_indices().step_by(29) {
            let (before, after) = (&start[..at], &start[at + character.len_utf8()..]);
            let torn = [
                before.to_owned(),
                format!("{before}{after}"),
                format!("{before}{character}{character}{after}"),
            ];
            n_woven += torn.iter().filter(|source| weave(source).is_some()).count();
        }
    }
    assert!(n_woven > 5, "{n_woven}");
}
