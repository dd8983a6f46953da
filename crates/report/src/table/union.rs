//! Which result files are one run set. BenchExec writes a file for each task set, so that one tool may have many.

use jurat_bench::read::ResultHead;

use super::TableSource;

/// Which result files are put into one run set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Union {
    /// Each file is one.
    No,
    /// Those with the same tool, version and run definition.
    Definition,
    /// Those with the same tool.
    Tool,
}

/// Groups of sources, in the order in which the first of each occurs.
pub fn united(sources: Vec<TableSource>, union: Union) -> Vec<Vec<TableSource>> {
    let mut groups: Vec<Vec<TableSource>> = Vec::new();
    for source in sources {
        match groups.iter_mut().find(|group| belong_together(&group[0], &source, union)) {
            Some(group) => group.push(source),
            None => groups.push(vec![source]),
        }
    }
    groups
}

fn belong_together(one: &TableSource, other: &TableSource, union: Union) -> bool {
    let (one, other) = (&one.results.head, &other.results.head);
    let same_tool = (&one.tool, &one.display_name) == (&other.tool, &other.display_name);
    match union {
        Union::No => false,
        Union::Tool => same_tool,
        Union::Definition => {
            let rest = |head: &ResultHead| (head.version.clone(), head.benchmark_name.clone());
            same_tool && rest(one) == rest(other) && definition(one) == definition(other)
        }
    }
}

/// The name of the run definition, which is that of the result without the task set.
pub(super) fn definition(head: &ResultHead) -> Option<&str> {
    let name = head.name.as_deref()?;
    let own = match head.block.as_deref() {
        Some(block) if name == block => "",
        Some(block) => name.strip_suffix(block).and_then(|name| name.strip_suffix('.')).unwrap_or(name),
        None => name,
    };
    (!own.is_empty()).then_some(own)
}
