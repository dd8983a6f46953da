//! What people call a run set: as short as tells it from the others.

use std::collections::HashMap;

use super::Source;

/// A label for each source; no two are the same.
pub(super) fn labels(sources: &[Source]) -> Vec<String> {
    let mut labels: Vec<String> = sources.iter().map(tool).collect();
    let parts: [fn(&Source) -> Option<String>; 4] = [
        |source| source.results.head.version.clone(),
        |source| source.results.head.name.clone().or_else(|| source.results.head.benchmark_name.clone()),
        |source| source.results.head.date.clone(),
        |source| source.results.path.file_name().map(|name| name.to_string_lossy().into_owned()),
    ];
    for part in parts {
        let parts: Vec<Option<String>> =
            sources.iter().map(|source| part(source).filter(|text| !text.is_empty())).collect();
        lengthen(&mut labels, &parts);
    }
    number(&mut labels);
    labels
}

fn tool(source: &Source) -> String {
    let head = &source.results.head;
    let name = head.display_name.as_ref().or(head.tool.as_ref()).filter(|name| !name.is_empty());
    name.cloned().unwrap_or_else(|| "results".to_owned())
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
                if let Some(part) = &parts[index] {
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
