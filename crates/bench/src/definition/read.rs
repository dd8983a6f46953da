//! XML to [`Definition`].

use std::num::NonZeroU32;
use std::path::Path;

use jurat_text::file::FileText;
use jurat_text::path::normal;
use jurat_text::quantity::count;
use roxmltree::Node;

use super::syntax::{Definition, Filter, Placed, PropertyTag, RunDefinition, Shared, Tasks};
use super::xml::{Elements, named, parse, text};
use super::{LimitOverrides, limits, requirements};
use crate::model::Column;
use crate::problem::{Report, quoted};

/// Reads a definition; absent only if it is none at all.
pub(super) fn read(source: &FileText, overrides: &LimitOverrides, report: &mut Report) -> Option<Definition> {
    let document = match parse(source) {
        Ok(document) => document,
        Err(problem) => {
            report.error(problem);
            return None;
        }
    };
    let root = document.root_element();
    let mut elements = Elements { source, report };
    if root.tag_name().name() != "benchmark" || root.tag_name().namespace().is_some() {
        let found = match root.tag_name().namespace() {
            Some(namespace) => format!("in the namespace {}", quoted(namespace)),
            None => quoted(root.tag_name().name()),
        };
        let message = format!("the root element must be `benchmark` without a namespace, but it is {found}");
        elements.error(root.range().start, message);
        return None;
    }
    Some(benchmark(&mut elements, root, overrides))
}

fn benchmark(elements: &mut Elements<'_>, root: Node<'_, '_>, overrides: &LimitOverrides) -> Definition {
    elements.expect(
        root,
        &[
            "tool",
            "displayName",
            "timelimit",
            "hardtimelimit",
            "walltimelimit",
            "memlimit",
            "cpuCores",
            "threads",
        ],
        &[
            "rundefinition",
            "tasks",
            "option",
            "propertyfile",
            "requiredfiles",
            "resultfiles",
            "require",
            "columns",
        ],
    );
    let tool = root.attribute("tool").unwrap_or_default().to_owned();
    if tool.is_empty() {
        elements.error(root.range().start, "`benchmark` does not say which `tool` to run");
    }
    let run_definitions: Vec<RunDefinition> =
        named(root, "rundefinition").map(|node| run_definition(elements, node)).collect();
    if run_definitions.is_empty() {
        let problem =
            elements.source.problem(root.range().start, "there is no `rundefinition`, so nothing is run");
        elements.report.warn(problem.help("add `<rundefinition/>`"));
    }
    requirements::check(elements, root);
    Definition {
        tool,
        display_name: root.attribute("displayName").map(str::to_owned),
        limits: limits::read(elements, root, overrides),
        threads: limits::amount(elements, root, "threads", count).unwrap_or(NonZeroU32::MIN),
        columns: columns(elements, root),
        result_files: result_files(elements, root),
        run_definitions,
        tasks: all_tasks(elements, root),
        shared: shared(elements, root),
    }
}

fn run_definition(elements: &mut Elements<'_>, node: Node<'_, '_>) -> RunDefinition {
    elements.expect(node, &["name"], &["tasks", "option", "propertyfile", "requiredfiles"]);
    RunDefinition {
        at: node.range().start,
        name: name(elements, node),
        tasks: all_tasks(elements, node),
        shared: shared(elements, node),
    }
}

fn all_tasks(elements: &mut Elements<'_>, node: Node<'_, '_>) -> Vec<Tasks> {
    named(node, "tasks").map(|node| tasks(elements, node)).collect()
}

fn tasks(elements: &mut Elements<'_>, node: Node<'_, '_>) -> Tasks {
    elements.expect(
        node,
        &["name"],
        &[
            "include",
            "includesfile",
            "exclude",
            "excludesfile",
            "append",
            "withoutfile",
            "option",
            "propertyfile",
            "requiredfiles",
        ],
    );
    Tasks {
        at: node.range().start,
        name: name(elements, node),
        include: elements.texts(node, "include"),
        includes_file: elements.texts(node, "includesfile"),
        exclude: elements.texts(node, "exclude"),
        excludes_file: elements.texts(node, "excludesfile"),
        append: elements.texts(node, "append"),
        without_file: elements.texts(node, "withoutfile"),
        shared: shared(elements, node),
    }
}

/// A name becomes a part of the names of files.
fn name(elements: &mut Elements<'_>, node: Node<'_, '_>) -> Option<String> {
    let name = Elements::attribute(node, "name").filter(|name| !name.text.is_empty())?;
    if name.text.contains(['/', '\0']) || matches!(name.text.as_str(), "." | "..") {
        elements.error(name.at, format!("{} cannot be a part of the name of a file", quoted(&name.text)));
    }
    Some(name.text)
}

fn shared(elements: &mut Elements<'_>, node: Node<'_, '_>) -> Shared {
    Shared {
        options: options(elements, node),
        property: elements.first(node, "propertyfile").map(|tag| property(elements, tag)),
        required_files: elements.texts(node, "requiredfiles"),
    }
}

/// Name and text of each option, as far as it has them.
fn options(elements: &mut Elements<'_>, parent: Node<'_, '_>) -> Vec<Placed> {
    let mut options = Vec::new();
    for node in named(parent, "option") {
        elements.expect(node, &["name"], &[]);
        let (name, text) = (Elements::attribute(node, "name"), text(node));
        match (&name, &text) {
            (None, None) => elements.warn(node.range().start, "`option` is empty; it has no effect"),
            (Some(name), _) if name.text.is_empty() => {
                elements.error(name.at, "the name of an option is empty");
            }
            (_, Some(text)) if text.text.trim() != text.text => {
                let problem = elements
                    .source
                    .problem(text.at, "the tool is given the white space around this text, too");
                elements.report.warn(problem.help("write the text directly between the tags"));
            }
            _ => {}
        }
        options.extend(name.into_iter().chain(text));
    }
    options
}

fn property(elements: &mut Elements<'_>, node: Node<'_, '_>) -> PropertyTag {
    elements.expect(node, &["expectedverdict"], &[]);
    let filter = Elements::attribute(node, "expectedverdict").and_then(|verdict| {
        let filter = filter(&verdict.text);
        if filter.is_none() {
            let message = format!("{} is no value of `expectedverdict`", quoted(&verdict.text));
            let problem = elements.source.problem(verdict.at, message);
            elements.report.error(problem.help("write true, false, false(SUBPROPERTY) or unknown"));
        }
        filter
    });
    PropertyTag { pattern: text(node), filter }
}

fn filter(text: &str) -> Option<Filter> {
    match text {
        "true" => Some(Filter::True),
        "false" => Some(Filter::False),
        "unknown" => Some(Filter::Unknown),
        _ => {
            let subproperty = text.strip_prefix("false(")?.strip_suffix(')')?;
            (!subproperty.is_empty()).then(|| Filter::FalseOf(subproperty.to_owned()))
        }
    }
}

fn columns(elements: &mut Elements<'_>, root: Node<'_, '_>) -> Vec<Column> {
    let Some(node) = elements.first(root, "columns") else { return Vec::new() };
    elements.expect(node, &[], &["column"]);
    let mut columns = Vec::new();
    for node in named(node, "column") {
        elements.expect(node, &["title", "numberOfDigits"], &[]);
        let Some(pattern) = text(node) else {
            elements.error(node.range().start, "`column` is empty; its text says what to look for");
            continue;
        };
        let n_digits = limits::amount(elements, node, "numberOfDigits", |text| {
            text.trim().parse().map_err(|_| "it must be a whole number".to_owned())
        });
        let title = node.attribute("title").unwrap_or(&pattern.text).to_owned();
        columns.push(Column { title, pattern: pattern.text, n_digits });
    }
    columns
}

/// The files that runs leave behind: by default all, and with only empty elements none.
fn result_files(elements: &mut Elements<'_>, root: Node<'_, '_>) -> Vec<String> {
    let mut patterns = Vec::new();
    let mut is_given = false;
    for node in named(root, "resultfiles") {
        elements.expect(node, &[], &[]);
        is_given = true;
        let Some(pattern) = text(node) else { continue };
        let short = normal(Path::new(&pattern.text));
        if short.starts_with("..") {
            let message = format!("{} leaves the directory of the run", quoted(&pattern.text));
            elements.error(pattern.at, message);
        } else {
            patterns.push(short.to_string_lossy().into_owned());
        }
    }
    if is_given { patterns } else { vec![".".to_owned()] }
}
