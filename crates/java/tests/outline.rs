//! What the outline says of small sources.

use jurat_java::{Outline, Place, VariableKind, outline};

fn at(place: Place) -> String {
    format!("{}:{}", place.line, place.column)
}

/// `Class.name/parameters first-last`, implicit ones left out.
fn methods(outline: &Outline) -> Vec<String> {
    let written = outline.methods.iter().filter(|method| !method.is_implicit);
    written
        .map(|method| {
            let (class, name, n_parameters) = (&method.class, &method.name, method.n_parameters);
            format!("{class}.{name}/{n_parameters} {}-{}", method.first_line, method.last_line)
        })
        .collect()
}

fn implicit(outline: &Outline) -> Vec<String> {
    let implicit = outline.methods.iter().filter(|method| method.is_implicit && method.name != "<clinit>");
    implicit.map(|method| format!("{}.{}/{}", method.class, method.name, method.n_parameters)).collect()
}

fn classes(outline: &Outline) -> Vec<&str> {
    outline.classes.iter().map(|class| class.name.as_str()).collect()
}

/// `start-last line>next`.
fn statements(outline: &Outline) -> Vec<String> {
    let next = |next: Option<Place>| next.map_or("-".to_owned(), at);
    outline.statements.iter().map(|s| format!("{}-{}>{}", at(s.start), s.end.line, next(s.next))).collect()
}

/// `type name declared [first..last]`.
fn variables(outline: &Outline) -> Vec<String> {
    let variables = outline.variables.iter();
    variables
        .map(|variable| {
            let type_name = variable.type_name.as_deref().unwrap_or("?");
            let (first, last) = (variable.scope.first, variable.scope.last);
            format!("{type_name} {} {} [{}..{}]", variable.name, at(variable.declared), at(first), at(last))
        })
        .collect()
}

#[test]
fn members_have_the_names_of_class_files() {
    let found = outline(
        "package a.b;
class Main {
  static int count = 1;
  int size = 2, rest;
  int empty;
  static { count = 2; }
  { size = 3; }
  @Deprecated
  Main(int a, String... b) {
    this.size = a;
  }
  static <T> void run(T one, int[] two) { }
  abstract int none();
  interface In { int K = 1; default void m() {} }
}",
    );
    assert!(found.is_complete(), "{:?}", found.errors);
    assert_eq!(classes(&found), ["a.b.Main", "a.b.Main$In"]);
    assert_eq!(
        methods(&found),
        [
            "a.b.Main.<clinit>/0 3-3",
            "a.b.Main.<init>/0 4-4",
            "a.b.Main.<clinit>/0 6-6",
            "a.b.Main.<init>/0 7-7",
            "a.b.Main.<init>/2 8-11",
            "a.b.Main.run/2 12-12",
            "a.b.Main.none/0 13-13",
            "a.b.Main$In.<clinit>/0 14-14",
            "a.b.Main$In.m/0 14-14",
        ]
    );
}

#[test]
fn what_the_language_declares_is_implicit() {
    let found = outline(
        "class C { }
enum E { ONE, TWO { void m() {} }; E() {} }
record R(int x, int y) { R { } int x() { return x; } }
interface I { }",
    );
    assert_eq!(classes(&found), ["C", "E", "E$1", "R", "I"]);
    assert_eq!(
        implicit(&found),
        [
            "C.<init>/0",
            "E.values/0",
            "E.valueOf/1",
            "E$1.<init>/0",
            "R.y/0",
            "R.toString/0",
            "R.hashCode/0",
            "R.equals/1"
        ]
    );
    assert_eq!(
        methods(&found),
        [
            "E.<clinit>/0 2-2",
            "E.<clinit>/0 2-2",
            "E$1.m/0 2-2",
            "E.<init>/0 2-2",
            "R.<init>/2 3-3",
            "R.x/0 3-3"
        ]
    );
}

#[test]
fn loops_start_at_their_keyword() {
    let found = outline(
        "class Main { void m(int[] a) {
  outer: for (int i = 0; (i) < 3; i++) {
    for (;;) break outer;
  }
  for (int x : a) { }
  while (true)
    do { } while (a == null);
} }",
    );
    let loops: Vec<_> = found
        .loops
        .iter()
        .map(|l| {
            format!("{:?} {} {} {}", l.kind, at(l.start), l.condition.map_or("-".to_owned(), at), l.last_line)
        })
        .collect();
    assert_eq!(
        loops,
        ["For 2:10 2:26 4", "For 3:5 - 3", "ForEach 5:3 - 5", "While 6:3 6:10 7", "Do 7:5 7:19 7"]
    );
}

#[test]
fn statements_know_the_next_one_of_their_block() {
    let found = outline(
        "class Main { Main() { super();
  int a = 1; // note
  if (a > 0)
    a = 2;
  else if (a < 0) { a = 3; }
  l: while (a > 5) a--;
  switch (a) {
    case 1: a = 1; a = 2;
    default: ;
  }
  int b = switch (a) { case 1 -> 2; default -> { yield 3; } };
} }",
    );
    assert_eq!(
        statements(&found),
        [
            "1:23-1>2:3",
            "2:3-2>3:3",
            "3:3-5>6:3",
            "4:5-4>-",
            "5:8-5>-",
            "5:21-5>-",
            "6:3-6>7:3",
            "6:6-6>7:3",
            "6:20-6>-",
            "7:3-10>11:3",
            "8:13-8>8:20",
            "8:20-8>-",
            "9:14-9>-",
            "11:3-11>-",
            "11:34-11>-",
            "11:50-11>-",
        ]
    );
}

#[test]
fn calls_that_give_values_have_their_parentheses() {
    let found = outline(
        "class Main { int é = Verifier . nondetInt(
    ) + nondetChar() + a.b().nondetLong(1, (2));
} ",
    );
    let calls: Vec<_> =
        found.nondet_calls.iter().map(|c| format!("{} {} {}", c.name, at(c.start), at(c.end))).collect();
    assert_eq!(calls, ["Verifier.nondetInt 1:22 2:5", "nondetChar 2:9 2:20", "nondetLong 2:24 2:47"]);
}

#[test]
fn variables_live_in_their_scope() {
    let found = outline(
        "class Main<T> {
  static int s; T f[];
  int m(final int p, long... q) {
    for (int i = 0, j[] = {}; ; ) { int k; }
    for (var e : q) { }
    try (A r = open()) { } catch (B | C x) { }
    run(y -> { int z; }, (u, v) -> u, (int w) -> w);
    if (f instanceof String t && true) { }
  }
}
record P(int x) { }",
    );
    assert_eq!(
        variables(&found),
        [
            "int s 2:14 [1:1..10:1]",
            "T[] f 2:19 [1:1..10:1]",
            "int p 3:19 [3:19..9:3]",
            "long[] q 3:30 [3:30..9:3]",
            "int i 4:14 [4:14..4:44]",
            "int[] j 4:21 [4:21..4:44]",
            "int k 4:41 [4:41..4:44]",
            "var e 5:14 [5:14..5:23]",
            "A r 6:12 [6:12..6:26]",
            "B | C x 6:41 [6:41..6:46]",
            "? y 7:9 [7:9..7:23]",
            "int z 7:20 [7:20..7:23]",
            "? u 7:27 [7:27..7:36]",
            "? v 7:30 [7:30..7:36]",
            "int w 7:44 [7:44..7:50]",
            "String t 8:29 [8:29..9:3]",
            "int x 11:14 [11:1..11:19]",
        ]
    );
    let kind = |name: &str| found.variables.iter().find(|variable| variable.name == name).unwrap().kind;
    assert_eq!(kind("s"), VariableKind::StaticField);
    assert_eq!(kind("f"), VariableKind::Field);
    assert_eq!(kind("p"), VariableKind::Parameter);
    assert_eq!(kind("y"), VariableKind::Parameter);
    assert_eq!(kind("t"), VariableKind::Local);
    assert_eq!(kind("x"), VariableKind::Local, "the first `x` is the exception");
}

#[test]
fn unicode_escapes_are_letters_and_keep_their_width() {
    let found = outline(r"class M\u0061in { void m() { int \u0061\uuu0062 = 1; ab = 2; } }");
    assert!(found.is_complete(), "{:?}", found.errors);
    assert_eq!(classes(&found), ["Main"]);
    assert_eq!(variables(&found), ["int ab 1:34 [1:34..1:62]"]);
    assert_eq!(statements(&found), ["1:30-1>1:54", "1:54-1>-"]);
}

#[test]
fn broken_sources_leave_what_could_be_read() {
    let found = outline(
        "class Main {
  void good() { int a = 1; }
  void bad() { int = ; }
  void after() { while (true) { } }
}",
    );
    assert!(!found.is_complete());
    assert_eq!(found.errors.first().map(|error| error.line), Some(3));
    let names: Vec<_> =
        found.methods.iter().filter(|m| !m.is_implicit).map(|method| method.name.as_str()).collect();
    assert_eq!(names, ["good", "bad", "after"]);
    assert_eq!(found.loops.len(), 1);
    assert_eq!(outline(""), Outline::default());
}
