//! What is said of the sites: targets, forms, lines and methods.

use std::fs;

use jurat_java::MAX_BYTES;
use jurat_java::sites::{Lines, SitesError, SourceWithSites, StoreTarget};

#[test]
fn sites_are_described() {
    let source = fs::read_to_string("tests/weave/Sites.java").unwrap();
    insta::assert_snapshot!("sites", described(&source));
}

fn described(source: &str) -> String {
    let source = SourceWithSites::parse(source).expect("it is Java");
    let sites = source.sites();
    let mut text = format!("package {}\n", sites.package);
    let in_loop = |is_in_loop| if is_in_loop { " in a loop" } else { "" };
    for (idx, method) in sites.methods.iter().enumerate() {
        let parameters = method.parameters.iter().map(|parameter| {
            let dots = if parameter.is_variadic { "..." } else { "" };
            format!("{}{dots} {}", parameter.type_name.as_deref().unwrap_or("?"), parameter.name)
        });
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        let is_static = if method.is_static { "static " } else { "" };
        let entry = if method.has_entry { "" } else { " without entry" };
        text += &format!(
            "method {idx}: {}-{} {is_static}{} {}.{}({parameters}){entry}\n",
            method.first_line,
            method.last_line,
            method.return_type.as_deref().unwrap_or("-"),
            method.class,
            method.name
        );
    }
    for site in &sites.stores {
        let target = match &site.target {
            StoreTarget::Local { name, type_name } => format!("local {} {name}", shown(type_name.as_deref())),
            StoreTarget::Field { name, class, type_name } => {
                format!("field {} {}.{name}", shown(type_name.as_deref()), shown(class.as_deref()))
            }
            StoreTarget::Element => "element".to_owned(),
        };
        let place = format!("{}:{}", site.start.line, site.start.column);
        let lines = lines(site.lines);
        let is_in_loop = in_loop(site.is_in_loop);
        text += &format!("store {place} {lines} in {}: {:?} {target}{is_in_loop}\n", site.method, site.form);
    }
    for site in &sites.calls {
        let lines = lines(site.lines);
        let qualifier = shown(site.qualifier.as_deref());
        let later = if site.has_odd_later { " with odd later arguments" } else { "" };
        let is_in_loop = in_loop(site.is_in_loop);
        let (name, n) = (&site.name, site.n_arguments);
        text += &format!("call {lines} in {}: {qualifier}.{name}/{n}{later}{is_in_loop}\n", site.method);
    }
    for site in &sites.arrays {
        let lines = lines(site.lines);
        let plain = if site.has_plain_elements { " of plain elements" } else { "" };
        let is_in_loop = in_loop(site.is_in_loop);
        text += &format!("array {lines} in {}: {}{plain}{is_in_loop}\n", site.method, site.n_made);
    }
    for site in &sites.loops {
        let place = format!("{}:{}-{}", site.start.line, site.start.column, site.last_line);
        text += &format!("loop {place} in {}\n", site.method);
    }
    for site in &sites.asserts {
        text += &format!("assert {} in {}: {}\n", site.start.line, site.method, site.condition);
    }
    text
}

fn shown(name: Option<&str>) -> &str {
    name.unwrap_or("?")
}

fn lines(lines: Lines) -> String {
    format!("{}-{}", lines.first, lines.last)
}

#[test]
fn what_is_no_java_has_a_place() {
    let error = SourceWithSites::parse("class A {\n  int x = ;\n}").unwrap_err();
    assert!(matches!(error, SitesError::Syntax { line: 2, .. }), "{error}");
    let error = SourceWithSites::parse("class A {\n  // comment\r int x = 5;\n}").unwrap_err();
    assert_eq!(error, SitesError::Syntax { line: 2, column: 13 });
    assert!(SourceWithSites::parse("class A {\r\n  // comment\r\n}\r\n").is_ok());
    assert_eq!(SourceWithSites::parse(" ".repeat(MAX_BYTES + 1)).unwrap_err(), SitesError::TooLarge);
}
