//! A curve as steps on the paper, with no more of them than can be seen.

use std::fmt::Write as _;

use jurat_score::Curve;

use super::axes::{Frame, Scale};

/// Steps: each answer is a line as long as its points, at the height of its time.
pub(super) struct Steps {
    start: f64,
    /// Where each step ends.
    ends: Vec<(f64, f64)>,
}

/// What is closer together nobody sees.
const FINEST: f64 = 0.5;

/// As many markers a curve has, roughly.
const N_MARKERS: f64 = 7.0;

impl Steps {
    pub(super) fn of(curve: &Curve, scale: &Scale, frame: &Frame) -> Self {
        let mut ends: Vec<(f64, f64)> = Vec::new();
        let mut last_kept = None;
        for (idx, (score, time)) in curve.points.iter().enumerate() {
            let point = (scale.x(*score, frame), scale.y(time.as_secs_f64(), frame));
            if point.0 < frame.left {
                continue;
            }
            let is_last = idx + 1 == curve.points.len();
            let is_seen = last_kept
                .is_none_or(|(x, y): (f64, f64)| point.0 - x >= FINEST || (y - point.1).abs() >= FINEST);
            if is_seen || is_last {
                ends.push(point);
                last_kept = Some(point);
            }
        }
        Self { start: scale.x(curve.start, frame).max(frame.left - 8.0), ends }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The steps as the data of an SVG path.
    pub(super) fn path(&self) -> String {
        let mut path = String::new();
        let mut y_before = None;
        for (x, y) in &self.ends {
            let y = format!("{y:.1}");
            match &y_before {
                None => {
                    let _ = write!(path, "M{:.1} {y}", self.start);
                }
                Some(before) if *before != y => {
                    let _ = write!(path, "V{y}");
                }
                Some(_) => {}
            }
            let _ = write!(path, "H{x:.1}");
            y_before = Some(y);
        }
        path
    }

    /// The places of markers: some along the way, and the end.
    pub(super) fn marked(&self, idx: usize) -> Vec<(f64, f64)> {
        let Some((end, _)) = self.ends.last() else { return Vec::new() };
        let first = self.ends[0].0;
        let gap = ((end - first) / N_MARKERS).max(24.0);
        // Curves that run beside each other have their markers at different places.
        let mut next = first + gap * [0.0, 0.25, 0.5, 0.75][idx % 4];
        let mut marked = Vec::new();
        for point in &self.ends {
            if point.0 >= next && end - point.0 >= gap / 2.0 {
                marked.push(*point);
                next = point.0 + gap;
            }
        }
        marked.extend(self.ends.last());
        marked
    }
}
