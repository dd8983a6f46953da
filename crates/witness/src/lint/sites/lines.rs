//! Lines of a program: ranges, and sets of them.

/// Some lines of a file of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Lines {
    /// The index of the file.
    pub(crate) file_idx: usize,
    /// From 1.
    pub(crate) first: u32,
    /// The last one that belongs to them.
    pub(crate) last: u32,
}

/// A set of lines, looked up by search.
///
/// Invariant: the ranges are sorted, and no two overlap.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct LineSet(Vec<Lines>);

impl LineSet {
    /// The set of all lines in some ranges.
    pub(crate) fn new(mut ranges: Vec<Lines>) -> Self {
        ranges.sort_unstable();
        ranges.dedup_by(|next, before| {
            let overlaps = next.file_idx == before.file_idx && next.first <= before.last;
            if overlaps {
                before.last = before.last.max(next.last);
            }
            overlaps
        });
        Self(ranges)
    }

    /// The ranges, in the order of the files.
    pub(crate) fn ranges(&self) -> &[Lines] {
        &self.0
    }

    /// Whether a line is in the set.
    pub(crate) fn contains(&self, file_idx: usize, line: u32) -> bool {
        let n_before = self.0.partition_point(|range| (range.file_idx, range.first) <= (file_idx, line));
        let last = n_before.checked_sub(1).and_then(|idx| self.0.get(idx));
        last.is_some_and(|range| range.file_idx == file_idx && line <= range.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlapping_ranges_are_one() {
        let lines = |(file_idx, first, last)| Lines { file_idx, first, last };
        let ranges = [(0, 10, 12), (0, 3, 5), (0, 4, 4), (0, 5, 7), (0, 20, 20), (2, 1, 2)];
        let set = LineSet::new(ranges.into_iter().map(lines).collect());
        let inside = |file_idx| (0..25).filter(|line| set.contains(file_idx, *line)).collect::<Vec<_>>();
        assert_eq!(inside(0), [3, 4, 5, 6, 7, 10, 11, 12, 20]);
        assert_eq!(inside(1), [0; 0]);
        assert_eq!(inside(2), [1, 2]);
        assert_eq!(set.ranges().len(), 4);
        assert!(!LineSet::default().contains(0, 1));
    }
}
