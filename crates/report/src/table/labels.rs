//! What people call a run set: as short as tells it from the others.

use std::collections::HashMap;

use super::TableSource;
use super::union::definition;

/// A label for each group of sources; no two are the same.
pub(super) fn labels(groups: &[Vec<TableSource>]) -> Vec<String> {
    let mut labels: Vec<String> = groups.iter().map(|group| tool(&group[0])).collect();
    let parts: [fn(&TableSource) -> Option<String>; 3] =
        [|source| source.results.head.version.clone(), |source| source.results.head.date.clone(), file_name];
    let shared = |part: fn(&TableSource) -> Option<String>| -> Vec<Option<String>> {
        groups.iter().map(|group| shared(group, part)).collect()
    };
    let names: Vec<Option<String>> = groups.iter().map(|group| name(group)).collect();
    for parts in [shared(parts[0]), names, shared(parts[1]), shared(parts[2])] {
        lengthen(&mut labels, &parts);
    }
    number(&mut labels);
    labels
}

/// What the files of a run set are called; no two are the same.
pub(super) fn file_labels(group: &[TableSource]) -> Vec<String> {
    let mut labels: Vec<String> = group.iter().map(|source| file_name(source).unwrap_or_default()).collect();
    lengthen(&mut labels, &group.iter().map(directory).collect::<Vec<_>>());
    number(&mut labels);
    labels
}

fn tool(source: &TableSource) -> String {
    let head = &source.results.head;
    let name = head.display_name.as_ref().or(head.tool.as_ref()).filter(|name| !name.is_empty());
    name.cloned().unwrap_or_else(|| "results".to_owned())
}

/// Several files have only the name of their run definition in common.
fn name(group: &[TableSource]) -> Option<String> {
    let name = match group {
        [source] => source.results.head.name.clone(),
        _ => shared(group, |source| definition(&source.results.head).map(str::to_owned)),
    };
    name.or_else(|| shared(group, |source| source.results.head.benchmark_name.clone()))
}

fn file_name(source: &TableSource) -> Option<String> {
    source.results.path.file_name().map(|name| name.to_string_lossy().into_owned())
}

fn directory(source: &TableSource) -> Option<String> {
    source.results.path.parent().map(|directory| format!("in {}", directory.display()))
}

/// What all files of a group say.
fn shared(group: &[TableSource], part: fn(&TableSource) -> Option<String>) -> Option<String> {
    let first = part(&group[0])?;
    group[1..].iter().all(|source| part(source).as_ref() == Some(&first)).then_some(first)
}

/// Adds a part to the labels that are not unique, if it tells them apart.
fn lengthen(labels: &mut [String], parts: &[Option<String>]) {
    let mut groups: HashMap<String, Vec<usize>> = HashMap::new();
    for (index, label) in labels.iter().enumerate() {
        groups.entry(label.clone()).or_default().push(index);
    }
    for group in groups.into_values().filter(|group| group.len() > 1) {
        if group.iter().any(|index| parts[*index] != parts[group[0]]) {
            for index in group {
                if let Some(part) = parts[index].as_ref().filter(|part| !part.is_empty()) {
                    labels[index] = format!("{} {part}", labels[index]);
                }
            }
        }
    }
}

/// What is still the same is the same file, given twice.
fn number(labels: &mut [String]) {
    for index in 1..labels.len() {
        let n_before = labels[..index].iter().filter(|label| **label == labels[index]).count();
        if n_before > 0 {
            labels[index] = format!("{} #{}", labels[index], n_before + 1);
        }
    }
}
