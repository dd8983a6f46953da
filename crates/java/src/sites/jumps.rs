//! Where `break` and `continue` go.

use std::collections::HashMap;

/// A statement that can be left or continued.
#[derive(Default)]
pub(crate) struct Target<'s> {
    label: Option<&'s str>,
    kind: Kind,
    n_finallies: usize,
    /// The site of a loop, an index into the loops.
    pub(crate) loop_site: Option<usize>,
    /// Whether a `break` leaves it, with no `finally` on the way that might lead elsewhere.
    pub(crate) has_break: bool,
    pub(crate) has_continue: bool,
}

/// What can be jumped to.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    #[default]
    Label,
    Loop,
    Switch,
}

/// The targets around the point that the walk has reached, inner ones last.
#[derive(Default)]
pub(crate) struct Jumps<'s> {
    targets: Vec<Target<'s>>,
    labels: HashMap<&'s str, Vec<usize>>,
    loops: Vec<usize>,
    /// Loops and switches.
    breakable: Vec<usize>,
    /// How many `try` statements with a `finally` are around.
    n_finallies: usize,
}

impl<'s> Jumps<'s> {
    pub(crate) fn enter(&mut self, kind: Kind, label: Option<&'s str>, loop_site: Option<usize>) {
        let idx = self.targets.len();
        if let Some(label) = label {
            self.labels.entry(label).or_default().push(idx);
        }
        if kind == Kind::Loop {
            self.loops.push(idx);
        }
        if kind != Kind::Label {
            self.breakable.push(idx);
        }
        let n_finallies = self.n_finallies;
        self.targets.push(Target { label, kind, n_finallies, loop_site, ..Target::default() });
    }

    pub(crate) fn leave(&mut self) -> Target<'s> {
        let target = self.targets.pop().unwrap_or_default();
        if let Some(labels) = target.label.and_then(|label| self.labels.get_mut(label)) {
            labels.pop();
        }
        if target.kind == Kind::Loop {
            self.loops.pop();
        }
        if target.kind != Kind::Label {
            self.breakable.pop();
        }
        target
    }

    pub(crate) fn enter_finally(&mut self) {
        self.n_finallies += 1;
    }

    pub(crate) fn leave_finally(&mut self) {
        self.n_finallies = self.n_finallies.saturating_sub(1);
    }

    pub(crate) fn jump_out(&mut self, label: Option<&str>) {
        let n_finallies = self.n_finallies;
        let last = self.breakable.last().copied();
        if let Some(target) = self.target(label, last) {
            target.has_break |= target.n_finallies == n_finallies;
        }
    }

    pub(crate) fn jump_on(&mut self, label: Option<&str>) {
        let last = self.loops.last().copied();
        if let Some(target) = self.target(label, last) {
            target.has_continue = true;
        }
    }

    fn target(&mut self, label: Option<&str>, unlabelled: Option<usize>) -> Option<&mut Target<'s>> {
        let idx = match label {
            Some(label) => self.labels.get(label)?.last().copied(),
            None => unlabelled,
        };
        self.targets.get_mut(idx?)
    }

    /// The index of the innermost target.
    pub(crate) fn innermost(&self) -> Option<usize> {
        self.targets.len().checked_sub(1)
    }

    /// Whether a label from this one on is continued at.
    pub(crate) fn is_continued_at(&self, first_label: Option<usize>) -> bool {
        let labels = first_label.and_then(|first| self.targets.get(first..)).unwrap_or_default();
        labels.iter().any(|target| target.has_continue)
    }
}
