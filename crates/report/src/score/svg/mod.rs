//! The score-based quantile plot: the accumulated score to the right, the CPU time of each correct run upwards.
//!
//! The axes are those of the report of SV-COMP 2016: time is linear up to one second and logarithmic above, so that
//! neither the fast nor the slow runs are squeezed. The same values always give the same bytes.

mod axes;
mod marks;
mod path;

use std::fmt::Write as _;

use jurat_score::{Curve, Rank};
use jurat_text::xml;

use self::axes::{Frame, Scale};
use self::marks::{N_COLOURS, marker};
use self::path::Steps;
use super::number;

pub(crate) use self::marks::STYLE;

/// Where a plot stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlotSurroundings {
    /// In a file of its own, with its own colours for light and dark.
    File,
    /// In a page that has the colours; the number makes names unique.
    Page(usize),
}

/// A curve with what the legend says about it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Labelled {
    pub(super) name: String,
    pub(super) place: Rank,
    pub(super) curve: Curve,
}

/// What fits beside the plot.
const MAX_NAME: usize = 24;
const ROW: f64 = 18.0;

/// The plot of a category. The curves are those of its verifiers, the best first.
pub fn quantile_plot(
    scores: &super::Scores<'_>,
    standing: &jurat_score::CategoryStanding,
    surroundings: PlotSurroundings,
) -> String {
    let category = scores.category_name(standing.category);
    let curves =
        scores.curves(standing.category).into_iter().zip(&standing.entries).map(|(curve, entry)| Labelled {
            name: scores.structure.display_name(&entry.verifier).to_owned(),
            place: entry.place,
            curve,
        });
    plot(category, &curves.collect::<Vec<_>>(), surroundings)
}

pub(super) fn plot(category: &str, curves: &[Labelled], surroundings: PlotSurroundings) -> String {
    let scale = Scale::of(curves.iter().map(|it| &it.curve));
    let frame = Frame::with_legend_of(rows(curves.len()));
    let (id, attributes, style) = match surroundings {
        PlotSurroundings::File => {
            (0, " xmlns=\"http://www.w3.org/2000/svg\"", format!("<style>{STYLE}</style>\n"))
        }
        PlotSurroundings::Page(id) => (id, "", String::new()),
    };
    let mut svg = format!(
        "<svg{attributes} class=\"plot\" viewBox=\"0 0 {} {}\" width=\"{0}\" height=\"{1}\" role=\"img\" aria-labelledby=\"plot-title-{id} plot-words-{id}\">\n",
        frame.width, frame.height
    );
    let _ = writeln!(
        svg,
        "<title id=\"plot-title-{id}\">Score-based quantile plot of {}</title>",
        escaped(category)
    );
    let _ = writeln!(svg, "<desc id=\"plot-words-{id}\">{}</desc>", escaped(&words(curves)));
    svg.push_str(&style);
    if surroundings == PlotSurroundings::File {
        let _ =
            writeln!(svg, "<rect class=\"paper\" width=\"{}\" height=\"{}\"/>", frame.width, frame.height);
    }
    let _ = writeln!(
        svg,
        "<clipPath id=\"plot-area-{id}\"><rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/></clipPath>",
        frame.left,
        frame.top - 6.0,
        frame.right - frame.left + 6.0,
        frame.bottom - frame.top + 12.0
    );
    axes::draw(&mut svg, &scale, &frame);
    let _ = writeln!(svg, "<g clip-path=\"url(#plot-area-{id})\">");
    // The best is drawn last, and so on top.
    for (idx, labelled) in curves.iter().enumerate().rev() {
        draw_curve(&mut svg, idx, labelled, &scale, &frame);
    }
    svg.push_str("</g>\n");
    if curves.iter().all(|it| it.curve.points.is_empty()) {
        let _ = writeln!(
            svg,
            "<text class=\"middle\" x=\"{:.1}\" y=\"{:.1}\">No answer earns points here.</text>",
            f64::midpoint(frame.left, frame.right),
            f64::midpoint(frame.top, frame.bottom)
        );
    }
    draw_legend(&mut svg, curves, &scale, &frame);
    svg.push_str("</svg>\n");
    svg
}

/// The plot in words, for those who do not see it.
fn words(curves: &[Labelled]) -> String {
    let mut words =
        "The horizontal axis is the accumulated score, the vertical axis the CPU time in seconds, linear to 1 and logarithmic above. ".to_owned();
    for Labelled { name, curve, .. } in curves {
        let _ = write!(
            words,
            "{name}: from {} to {} with {} answers. ",
            number::score(curve.start),
            number::score(curve.end()),
            curve.points.len()
        );
    }
    words.trim_end().to_owned()
}

fn draw_curve(svg: &mut String, idx: usize, labelled: &Labelled, scale: &Scale, frame: &Frame) {
    let steps = Steps::of(&labelled.curve, scale, frame);
    if steps.is_empty() {
        return;
    }
    let _ = writeln!(
        svg,
        "<g class=\"curve c{}\"><title>{}: {}</title>",
        idx % N_COLOURS,
        escaped(&labelled.name),
        number::score(labelled.curve.end())
    );
    let _ = writeln!(svg, "<path d=\"{}\"/>", steps.path());
    // Markers of different curves stand at different places.
    for (x, y) in steps.marked(idx) {
        svg.push_str(&marker(idx, x, y));
    }
    svg.push_str("</g>\n");
}

fn draw_legend(svg: &mut String, curves: &[Labelled], scale: &Scale, frame: &Frame) {
    for (idx, Labelled { name, place, curve }) in curves.iter().enumerate() {
        let y = frame.top + 8.0 + rows(idx);
        let x = frame.right + 28.0;
        let score = number::score(curve.end()).replace('-', "−");
        let score = if place.rank().is_none() { format!("({score})") } else { score };
        let is_out = curve.end() < scale.lowest;
        let arrow = if is_out { "◂ " } else { "" };
        let _ = writeln!(
            svg,
            "<g class=\"c{}\"><path class=\"line\" d=\"M{:.1} {y:.1}h20\"/>{}</g><text x=\"{:.1}\" y=\"{:.1}\">{}</text><text class=\"end\" x=\"{:.1}\" y=\"{:.1}\">{arrow}{score}</text>",
            idx % N_COLOURS,
            x - 10.0,
            marker(idx, x, y).trim_end(),
            x + 18.0,
            y + 4.0,
            escaped(&shortened(name)),
            frame.width - 8.0,
            y + 4.0
        );
    }
}

/// The height of so many rows of the legend.
#[expect(clippy::cast_precision_loss, reason = "nobody has 2^52 verifiers")]
fn rows(n: usize) -> f64 {
    n as f64 * ROW
}

fn shortened(name: &str) -> String {
    match name.char_indices().nth(MAX_NAME) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// Words that mean themselves in XML.
fn escaped(text: &str) -> String {
    xml::escaped(&crate::visible(text)).replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}")
}
