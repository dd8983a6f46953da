//! Which of two states goes first, so that states that will meet do meet.

use std::cmp::Ordering;

use super::{Frame, State};

impl State {
    /// The order in which states run: by their outermost calls first, within a method by loops, iterations and blocks. Of two
    /// states of which one is deeper in the call that the other is about to make or has made, the deeper one goes first, so
    /// that they meet where the call returns.
    pub(crate) fn compare_position(&self, other: &Self) -> Ordering {
        for (ours, theirs) in self.frames.iter().zip(&other.frames) {
            let by_frame = self.compare_frames(ours, other, theirs);
            if by_frame.is_ne() {
                return by_frame;
            }
        }
        other.frames.len().cmp(&self.frames.len())
    }

    /// The first call in which the two states differ. As long as this state is in calls within it, their order stays.
    pub(crate) fn parting(&self, other: &Self) -> usize {
        let pairs = self.frames.iter().zip(&other.frames);
        pairs.take_while(|(ours, theirs)| self.compare_frames(ours, other, theirs).is_eq()).count()
    }

    fn compare_frames(&self, ours: &Frame, other: &Self, theirs: &Frame) -> Ordering {
        let methods = ours.code.method.cmp(&theirs.code.method);
        methods.then_with(|| {
            let ours = (ours.op, self.counters_of(ours));
            theirs.code.compare(ours, (theirs.op, other.counters_of(theirs)))
        })
    }

    fn counters_of(&self, frame: &Frame) -> &[u32] {
        let start = frame.counters as usize;
        self.counters.get(start..start + frame.code.loops.len()).unwrap_or_default()
    }
}
