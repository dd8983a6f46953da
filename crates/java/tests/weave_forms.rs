//! How each form is woven: every site of the sources in `weave/forms` at once.

use std::fs;

use jurat_java::sites::{Insertion, SourceWithSites};

mod weave_all;
use weave_all::everywhere;

#[test]
fn every_form_is_woven() {
    for name in
        ["stores", "initialisers", "variables", "elements", "arrays", "arguments", "loops", "statements"]
    {
        let before = fs::read_to_string(format!("tests/weave/forms/{name}.java")).unwrap();
        insta::assert_snapshot!(name, woven(name, &before));
    }
}

/// The woven source, followed by what could not be woven and why.
fn woven(name: &str, before: &str) -> String {
    let source = SourceWithSites::parse(before).unwrap_or_else(|error| panic!("{name}: {error}"));
    let sites = source.sites();
    let mut insertions = everywhere(sites);
    // One kind at a time can be read.
    insertions.retain(|insertion| match insertion {
        Insertion::Store { .. } => matches!(name, "stores" | "initialisers" | "variables"),
        Insertion::Element { .. } => name == "elements",
        Insertion::Array { .. } => name == "arrays",
        Insertion::Argument { .. } => name == "arguments",
        Insertion::LoopHead { .. } => name == "loops",
        // Only calls that return something can be handed on, which the source does not tell.
        Insertion::Call { .. } => false,
        Insertion::Before { .. }
        | Insertion::After { .. }
        | Insertion::Assert { .. }
        | Insertion::Entry { .. } => name == "statements",
    });
    let after = source.weave(&insertions);
    let mut text = after.text.replace("jurat.Monitor.", "");
    let stores = sites.stores.iter().map(|site| (site.start.line, site.obstacle));
    let arrays = sites.arrays.iter().map(|site| (site.lines.last, site.obstacle));
    let loops = sites.loops.iter().map(|site| (site.start.line, site.obstacle));
    let statements = sites.statements.iter().map(|site| (site.start.line, site.obstacle));
    let asserts = sites.asserts.iter().map(|site| (site.start.line, site.obstacle));
    let obstacles: Vec<_> = match name {
        "stores" | "initialisers" | "variables" | "elements" => stores.collect(),
        "arrays" => arrays.collect(),
        "loops" => loops.collect(),
        "statements" => statements.chain(asserts).collect(),
        _ => Vec::new(),
    };
    for (line, obstacle) in obstacles {
        if let Some(obstacle) = obstacle {
            text += &format!("\n// line {line}: {obstacle}");
        }
    }
    for (_, reason) in after.refused {
        text += &format!("\n// refused: {reason}");
    }
    text
}

/// `at(…)` for the first store of a source, as often as there are numbers.
fn stores(source: &SourceWithSites, numbers: &[usize]) -> String {
    let insertions: Vec<_> = numbers
        .iter()
        .map(|n| Insertion::Store { store: 0, call: format!("at({n}, "), call_old: format!("old({n}, ") })
        .collect();
    source.weave(&insertions).text
}

#[track_caller]
fn check_twice(before: &str, after: &str) {
    let source = SourceWithSites::parse(format!("class A {{ void m(int p) {{ {before} }} }}"));
    let source = source.unwrap_or_else(|error| panic!("{error} in {before}"));
    assert_eq!(stores(&source, &[7, 8]), format!("class A {{ void m(int p) {{ {after} }} }}"));
}

#[test]
fn a_site_can_be_woven_more_than_once() {
    check_twice("p = 5;", "at(8, at(7, p = 5));");
    check_twice("p++;", "at(8, at(7, ++p));");
    check_twice("f(p++);", "f(old(8, old(7, p++, p), p));");
    check_twice("byte b = 5;", "byte b = at(8, at(7, (byte) (5)));");
    check_twice("int[] a = {1};", "int[] a = at(8, at(7, new int[] {1}));");
    check_twice("final int n = 5;", "final int n = 5; at(7, n); at(8, n);");
    check_twice("for (int x : a) f();", "for (int x : a) { at(7, x); at(8, x); f(); }");
    check_twice("for (int x : a) {f();}", "for (int x : a) { at(7, x); at(8, x);f();}");
}

#[test]
fn everything_around_one_expression_nests() {
    let source = SourceWithSites::parse("class A { int[] a = {1}; void m() { f(x = y = 2); } }").unwrap();
    let store =
        |store, n: usize| Insertion::Store { store, call: format!("at({n}, "), call_old: String::new() };
    let insertions = [
        Insertion::Array { array: 0, call: "array(0, ".to_owned() },
        store(0, 1),
        Insertion::Before { statement: 0, text: "first();".to_owned() },
        Insertion::Entry { method: 1, text: "entry();".to_owned() },
        store(2, 4),
        store(1, 5),
        Insertion::Argument { call_site: 0, argument: 0, type_name: "int".into(), call: "at(6, ".to_owned() },
        Insertion::Before { statement: 0, text: "second();".to_owned() },
        Insertion::After { statement: 0, text: "third();".to_owned() },
        Insertion::After { statement: 0, text: "fourth();".to_owned() },
    ];
    let woven = source.weave(&insertions);
    assert_eq!(
        woven.text,
        "class A { int[] a = at(1, array(0, new int[] {1})); void m() { entry(); first(); second(); \
         f(at(6, (int) (at(5, x = at(4, y = 2))))); third(); fourth(); } }"
    );
    let pieces: Vec<_> =
        woven.pieces.iter().map(|(range, insertion)| (*insertion, &woven.text[range.clone()])).collect();
    assert_eq!(
        pieces,
        [
            (1, "at(1, array(0, new int[] {1}))"),
            (0, "array(0, new int[] {1})"),
            (3, " entry();"),
            (2, "first(); "),
            (7, "second(); "),
            (6, "at(6, (int) (at(5, x = at(4, y = 2))))"),
            (5, "at(5, x = at(4, y = 2))"),
            (4, "at(4, y = 2)"),
            (8, " third();"),
            (9, " fourth();"),
        ]
    );
}

#[test]
fn what_cannot_be_woven_is_refused() {
    let source = SourceWithSites::parse("class A { A() { this(1); } void m() { return; } }").unwrap();
    let store = Insertion::Store { store: 9, call: String::new(), call_old: String::new() };
    let insertions = [
        store,
        Insertion::Before { statement: 0, text: "a();".to_owned() },
        Insertion::After { statement: 1, text: "b();".to_owned() },
        Insertion::Before { statement: 1, text: "c();\n".to_owned() },
    ];
    let woven = source.weave(&insertions);
    assert_eq!(woven.text, "class A { A() { this(1); } void m() { return; } }");
    let refused: Vec<_> = woven.refused.iter().map(|(insertion, _)| *insertion).collect();
    assert_eq!(refused, [0, 1, 2, 3]);
}

#[test]
fn escapes_are_kept_as_they_were_written() {
    let before = r#"class A { void m(int \u0061) { \u0061 = 1; s = "\u0022; \u0061++; /* \u005cu000a */ } }"#;
    let source = SourceWithSites::parse(before).unwrap();
    let store = |store| Insertion::Store { store, call: "at(".to_owned(), call_old: String::new() };
    let woven = source.weave(&[store(0), store(1), store(2)]);
    assert_eq!(
        woven.text,
        r#"class A { void m(int \u0061) { at(\u0061 = 1); at(s = "\u0022); at(++ \u0061); /* \u005cu000a */ } }"#
    );
}

#[test]
fn calls_are_handed_on_and_say_where_their_values_go() {
    let before = "class A { int f = in(); void m(A a) { int x = in(), y = in() + 1; a.f = in(); x += in(); in(); for (; in(
) > x; x = (byte) in()) { assert in() > in(); } Supplier s = () -> in(); } }";
    let source = SourceWithSites::parse(before).unwrap();
    let calls = &source.sites().calls;
    let insertions: Vec<_> = (0..calls.len())
        .map(|call_site| Insertion::Call { call_site, call: format!("given({call_site}, ") })
        .collect();
    let asserts = [Insertion::Assert { assert: 0, call: "asserted(".to_owned() }];
    let woven = source.weave(&[&asserts[..], &insertions[..]].concat());
    assert!(woven.refused.is_empty());
    let after = "class A { int f = given(0, in()); void m(A a) { int x = given(1, in()), y = given(2, in()) + 1; a.f = given(3, in()); x += given(4, in()); given(5, in()); for (; given(6, in(
)) > x; x = (byte) given(7, in())) { assert asserted(given(8, in()) > given(9, in())); } Supplier s = () -> given(10, in()); } }";
    assert_eq!(woven.text, after);
    let stored: Vec<_> =
        calls.iter().map(|call| call.stored_to.as_ref().map_or("-", |it| it.name.as_str())).collect();
    assert_eq!(stored.join(" "), "f x - f - - - - - - -");
    let places = |call: usize| (calls[call].start.line, calls[call].end.line, calls[call].end.column);
    assert_eq!((places(1), places(6)), ((1, 1, 50), (1, 2, 1)));
}
