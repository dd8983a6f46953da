//! Tasks that count for nobody.

use jurat_bench::wildcard;
use rustc_hash::FxHashSet;

/// Tasks that count for nobody: because nobody knows the right answer, or the task is broken.
#[derive(Clone, Debug, Default)]
pub struct VoidTasks {
    names: FxHashSet<String>,
    patterns: Vec<String>,
}

impl VoidTasks {
    /// A list with one task in each line: the last parts of its path, with wildcards if you like. Blank lines and those
    /// that begin with `#` are left out.
    pub fn read(text: &str) -> Self {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lines = lines.map(|line| line.trim_start_matches("../").trim_start_matches("./").to_owned());
        let (patterns, names) = lines.partition(|line: &String| line.contains(['*', '?', '[']));
        let names: Vec<String> = names;
        Self { names: names.into_iter().collect(), patterns }
    }

    /// Whether a task is void.
    pub fn contains(&self, task: &str) -> bool {
        (!self.names.is_empty() && ends(task).any(|end| self.names.contains(end)))
            || self.patterns.iter().any(|pattern| ends(task).any(|end| wildcard::matches(pattern, end)))
    }

    /// The lines that are none of these tasks, by name.
    pub fn strange<'t>(&self, tasks: impl Iterator<Item = &'t str>) -> Vec<&str> {
        let mut names: FxHashSet<&str> = self.names.iter().map(String::as_str).collect();
        let mut patterns: Vec<&str> = self.patterns.iter().map(String::as_str).collect();
        for task in tasks {
            if names.is_empty() && patterns.is_empty() {
                break;
            }
            for end in ends(task) {
                names.remove(end);
            }
            patterns.retain(|pattern| !ends(task).any(|end| wildcard::matches(pattern, end)));
        }
        let mut strange: Vec<&str> = names.into_iter().chain(patterns).collect();
        strange.sort_unstable();
        strange
    }
}

/// A path without its first part, without its first two, …
fn ends(path: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(path), |path| path.split_once('/').map(|(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_are_named_by_the_ends_of_their_paths() {
        let void = VoidTasks::read("# nobody knows\n\n../c/loops/a.yml\nb.yml\narrays/*.yml\n");
        for task in ["c/loops/a.yml", "sv-benchmarks/c/loops/a.yml", "x/b.yml", "b.yml", "c/arrays/z.yml"] {
            assert!(void.contains(task), "{task}");
        }
        for task in ["loops/a.yml", "ab.yml", "arrays/z.c", "# nobody knows", ""] {
            assert!(!void.contains(task), "{task}");
        }
        assert!(!VoidTasks::default().contains("a.yml"));
    }

    #[test]
    fn what_is_no_task_is_told() {
        let void = VoidTasks::read("loops/a.yml\nb.yml\narrays/*.yml\nheap/*\n");
        assert_eq!(
            void.strange(["c/loops/a.yml", "c/heap/x.yml", "c/x.yml"].into_iter()),
            ["arrays/*.yml", "b.yml"]
        );
    }
}
