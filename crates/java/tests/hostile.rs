//! Sources that were made to break the reader.

use std::time::{Duration, Instant};

use jurat_java::sites::{SitesError, SourceWithSites};
use jurat_java::{MAX_BYTES, outline, outline_within};
use jurat_quota::{Exhausted, Quota};

const DEPTH: usize = 100_000;

fn nested(before: &str, open: &str, inside: &str, close: &str, after: &str) -> String {
    format!("{before}{}{inside}{}{after}", open.repeat(DEPTH), close.repeat(DEPTH))
}

#[test]
fn depth_is_no_matter() {
    let sources = [
        nested("class A { int x = ", "(", "1", ")", "; }"),
        nested("class A { void m() ", "{", "", "}", " }"),
        nested("class A { Object x = ", "f(", "", ")", "; }"),
        nested("class A { Object x = ", "a->", "1", "", "; }"),
        nested("class A { void m() { ", "a: if (b) ", ";", "", " } }"),
    ];
    for source in sources {
        let found = outline(&source);
        assert!(found.is_complete(), "{}", &source[..40]);
        assert_eq!(found.classes.len(), 1);
    }
}

#[test]
fn deep_classes_are_named_as_far_as_names_are_sane() {
    let found = outline(&nested("", "class A { ", "", "}", ""));
    assert!(found.is_complete());
    let n_named = found.classes.len();
    assert!((100..DEPTH).contains(&n_named), "{n_named}");
    let found = outline(&nested("class A { Object x = ", "new A() { Object x = ", "1", "; }", "; }"));
    assert!(found.classes.len() > 100);
}

#[test]
fn what_never_ends_is_reported() {
    for start in ["(", "{", "class A {", "@A(", "/*", "\"", "switch (a) { case 1:", "\0", "\\u0028"] {
        let found = outline(&start.repeat(20_000));
        assert!(!found.is_complete(), "{start}");
    }
}

/// The parser would take memory in the square of this one's length.
#[test]
fn ambiguous_chains_are_not_read() {
    assert!(!outline(&"a<".repeat(DEPTH)).is_complete());
}

#[test]
fn chains_of_calls_do_not_repeat_their_qualifier() {
    let source = format!("class A {{ Object x = a{}; }}", ".nondet()".repeat(20_000));
    let calls = outline(&source).nondet_calls;
    assert_eq!(calls.len(), 20_000);
    assert!(calls.iter().all(|call| call.name.len() <= "a.nondet".len()));
}

#[test]
fn too_large_sources_are_not_read() {
    let found = outline(&" ".repeat(MAX_BYTES + 1));
    assert!(!found.is_complete());
}

/// A source cut off anywhere, or with a character missing, is still read without a panic.
#[test]
fn torn_sources_are_read() {
    let source = include_str!("javac/Order.java");
    let start: String = source.chars().take(3000).collect();
    for (at, character) in start.char_indices().step_by(31) {
        let _ = outline(&start[..at]);
        let _ = outline(&(start[..at].to_owned() + &start[at + character.len_utf8()..]));
    }
}

#[test]
fn reading_ends_with_the_time_and_the_memory() {
    let source = "class A { int x = 1 + 2; }\n".repeat(50_000);
    let short = Quota::new(Some(Instant::now() + Duration::from_millis(10)), None);
    assert_eq!(outline_within(&source, &short), Err(Exhausted::Time));
    let start = Instant::now();
    assert_eq!(
        SourceWithSites::parse_within(source.as_str(), &short).unwrap_err(),
        SitesError::Exhausted(Exhausted::Time)
    );
    assert!(start.elapsed() < Duration::from_secs(1));
    let small = Quota::new(None, Some(1));
    assert_eq!(outline_within(&source, &small), Err(Exhausted::Memory));
}
