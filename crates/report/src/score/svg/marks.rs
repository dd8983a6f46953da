//! Colours and markers, by which curves are told apart: also by those who do not see all colours, in light and dark.

/// How many colours there are. There are as many markers less one, so that the two together repeat late.
pub(super) const N_COLOURS: usize = 8;

/// The style of all plots.
pub(crate) const STYLE: &str = "
.plot { --c0: #0072b2; --c1: #c24e00; --c2: #007a5a; --c3: #a8478a; --c4: #7a5f00; --c5: #1f2328; --c6: #5b5bd6; --c7: #8c510a; --plot-ink: #1f2328; --plot-soft: #59636e; --plot-line: #d8dee4; --plot-faint: #eef1f4; --plot-paper: #ffffff; font: 12px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  .plot { --c0: #56b4e9; --c1: #ff8a3d; --c2: #2fcf9f; --c3: #e58cc5; --c4: #e8cf3a; --c5: #e6edf3; --c6: #a5a5ff; --c7: #d9a066; --plot-ink: #e6edf3; --plot-soft: #9198a1; --plot-line: #30363d; --plot-faint: #1b2027; --plot-paper: #0d1117; }
}
.plot text { fill: var(--plot-ink); }
.plot .soft { fill: var(--plot-soft); }
.plot .end { text-anchor: end; font-variant-numeric: tabular-nums; }
.plot .middle { text-anchor: middle; }
.plot .paper { fill: var(--plot-paper); }
.plot path { fill: none; stroke: var(--c); stroke-width: 1.6; stroke-linejoin: round; }
.plot .grid { stroke: var(--plot-line); stroke-width: 1; }
.plot .faint { stroke: var(--plot-faint); stroke-width: 1; }
.plot .zero { stroke: var(--plot-soft); stroke-width: 1; }
.plot .mark { fill: var(--c); stroke: var(--plot-paper); stroke-width: 1; }
.plot .open { fill: none; stroke: var(--c); stroke-width: 2; }
.plot .curve:hover path { stroke-width: 3; }
.plot .c0 { --c: var(--c0); } .plot .c1 { --c: var(--c1); } .plot .c2 { --c: var(--c2); } .plot .c3 { --c: var(--c3); }
.plot .c4 { --c: var(--c4); } .plot .c5 { --c: var(--c5); } .plot .c6 { --c: var(--c6); } .plot .c7 { --c: var(--c7); }
";

/// Shapes around the middle: circle, square, triangles, diamond, plus and cross; the last two have no inside.
const MARKERS: [(&str, &str); N_COLOURS - 1] = [
    ("mark", "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z"),
    ("mark", "m-4 -4h8v8h-8z"),
    ("mark", "m0 -5.2l5 8.6h-10z"),
    ("mark", "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z"),
    ("mark", "m0 5.2l5 -8.6h-10z"),
    ("open", "m-4.5 0h9m-4.5 -4.5v9"),
    ("open", "m-3.8 -3.8l7.6 7.6m0 -7.6l-7.6 7.6"),
];

/// The marker of a curve at a place.
pub(super) fn marker(idx: usize, x: f64, y: f64) -> String {
    let (class, shape) = MARKERS[idx % MARKERS.len()];
    format!("<path class=\"{class}\" d=\"M{x:.1} {y:.1}{shape}\"/>\n")
}
