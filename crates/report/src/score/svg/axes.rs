//! Where values stand on the paper, and the lines that say so.

use std::fmt::Write as _;

use jurat_score::Curve;

use super::super::number::exact;

/// The area of the plot on the paper, in pixels.
pub(super) struct Frame {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) left: f64,
    pub(super) right: f64,
    pub(super) top: f64,
    pub(super) bottom: f64,
}

impl Frame {
    /// Tall enough for the legend beside it.
    pub(super) fn with_legend_of(height: f64) -> Self {
        let plot_height = height.max(340.0);
        Self {
            width: 900.0,
            height: plot_height + 76.0,
            left: 62.0,
            right: 636.0,
            top: 16.0,
            bottom: 16.0 + plot_height,
        }
    }
}

/// The values at the edges.
pub(super) struct Scale {
    pub(super) lowest: f64,
    highest: f64,
    /// The axis of time ends at ten to the power of this.
    n_decades: i32,
}

/// Curves that begin further below zero than so many times the best score are not shown as a whole.
const MOST_BELOW: f64 = 2.0;

impl Scale {
    /// Shows everything, but for scores far below zero: one bad verifier shall not squeeze the others.
    pub(super) fn of<'c>(curves: impl Iterator<Item = &'c Curve> + Clone) -> Self {
        let greatest = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, f64::max);
        let mut highest = greatest(&mut curves.clone().map(Curve::end));
        let is_near = |start: &f64| highest == 0.0 || *start >= -MOST_BELOW * highest;
        let lowest = curves.clone().map(|curve| curve.start).filter(is_near).fold(0.0, f64::min);
        if highest == 0.0 && lowest == 0.0 {
            highest = 1.0;
        }
        let times = curves.filter_map(|curve| curve.points.last());
        let longest = greatest(&mut times.map(|(_, time)| time.as_secs_f64()));
        let n_decades = if longest > 1000.0 { longest.log10().ceil() as i32 } else { 3 };
        Self { lowest, highest, n_decades }
    }

    pub(super) fn x(&self, score: f64, frame: &Frame) -> f64 {
        frame.left + (score - self.lowest) / (self.highest - self.lowest) * (frame.right - frame.left)
    }

    /// The first second has as much room as each power of ten above it.
    pub(super) fn y(&self, seconds: f64, frame: &Frame) -> f64 {
        let band = if seconds <= 1.0 { seconds } else { 1.0 + seconds.log10() };
        frame.bottom - band / f64::from(1 + self.n_decades) * (frame.bottom - frame.top)
    }

    /// Round scores, some six of them.
    fn scores(&self) -> Vec<f64> {
        let rough = (self.highest - self.lowest) / 6.0;
        let power = 10.0_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .iter()
            .map(|factor| factor * power)
            .find(|step| *step >= rough)
            .unwrap_or(power)
            .max(1.0);
        let first = (self.lowest / step).ceil() as i64;
        let last = (self.highest / step).floor() as i64;
        #[expect(clippy::cast_precision_loss, reason = "there are some six")]
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// Lines and numbers of both axes.
pub(super) fn draw(svg: &mut String, scale: &Scale, frame: &Frame) {
    let Frame { left, right, top, bottom, height, .. } = frame;
    for decade in 0..scale.n_decades {
        for digit in 2..=9 {
            let y = scale.y(f64::from(digit) * 10.0_f64.powi(decade), frame);
            let _ = writeln!(svg, "<path class=\"faint\" d=\"M{left:.1} {y:.1}H{right:.1}\"/>");
        }
    }
    let times = (0..=scale.n_decades).map(|power| (10.0_f64.powi(power), seconds(power)));
    for (time, label) in std::iter::once((0.0, "0".to_owned())).chain(times) {
        let y = scale.y(time, frame);
        let _ = writeln!(svg, "<path class=\"grid\" d=\"M{left:.1} {y:.1}H{right:.1}\"/>");
        let _ = writeln!(
            svg,
            "<text class=\"end soft\" x=\"{:.1}\" y=\"{:.1}\">{label}</text>",
            left - 8.0,
            y + 4.0
        );
    }
    for score in scale.scores() {
        let x = scale.x(score, frame);
        let class = if score == 0.0 { "zero" } else { "grid" };
        let _ = writeln!(svg, "<path class=\"{class}\" d=\"M{x:.1} {top:.1}V{bottom:.1}\"/>");
        let label = exact(score, 0).replace('-', "−");
        let _ = writeln!(
            svg,
            "<text class=\"middle soft\" x=\"{x:.1}\" y=\"{:.1}\">{label}</text>",
            bottom + 18.0
        );
    }
    let middle = f64::midpoint(*left, *right);
    let _ = writeln!(
        svg,
        "<text class=\"middle\" x=\"{middle:.1}\" y=\"{:.1}\">Accumulated score</text>",
        height - 14.0
    );
    let middle = f64::midpoint(*top, *bottom);
    let _ = writeln!(
        svg,
        "<text class=\"middle\" transform=\"translate(14 {middle:.1}) rotate(-90)\">CPU time of the run (s)</text>"
    );
}

/// A power of ten: `1000`, and `10⁶` where digits would need more room than there is.
fn seconds(power: i32) -> String {
    const SUPERSCRIPTS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    if power < 6 {
        return exact(10.0_f64.powi(power), 0);
    }
    let digits = power.to_string();
    let digits = digits.bytes().map(|digit| SUPERSCRIPTS[usize::from(digit - b'0')]);
    "10".chars().chain(digits).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_far_below_zero_does_not_squeeze_the_rest() {
        let curve = |start: f64, end: f64| Curve {
            verifier: String::new(),
            start,
            points: vec![(end, Duration::from_secs(1))],
        };
        let edges = |curves: &[Curve]| {
            let scale = Scale::of(curves.iter());
            (scale.lowest, scale.highest)
        };
        assert_eq!(edges(&[curve(0.0, 14.0), curve(-16.0, -10.0)]), (-16.0, 14.0));
        assert_eq!(edges(&[curve(0.0, 14.0), curve(-16.0, -10.0), curve(-320.0, 9.0)]), (-16.0, 14.0));
        assert_eq!(edges(&[curve(0.0, 14.0), curve(-320.0, -300.0)]), (0.0, 14.0));
        assert_eq!(edges(&[curve(-320.0, -300.0)]), (-320.0, 0.0));
        assert_eq!(edges(&[]), (0.0, 1.0));
    }
}
