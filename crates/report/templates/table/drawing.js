// A plot as a drawing.

const MARGIN = { top: 16, right: 20, bottom: 52, left: 64 };
/** So many points are also marked with a dot each. */
const MAX_MARKED = 120;
/** More dots than these are drawn smaller. */
const MAX_LARGE = 600;
/** More dots than these are drawn as strokes where they touch: a browser takes seconds for a hundred thousand round ones. */
const MAX_SINGLE = 4000;

/** The least and the largest number of all series. */
function extent(series, axis) {
  let [low, high] = [Infinity, -Infinity];
  for (const line of series) {
    for (const number of line[axis]) {
      if (number < low) low = number;
      if (number > high) high = number;
    }
    if (axis === "xs" && line.start !== undefined) [low, high] = [Math.min(low, line.start), Math.max(high, line.start)];
  }
  return [low, high];
}

function plotScales(plot, width, height) {
  let [xLow, xHigh] = extent(plot.series, "xs");
  let [yLow, yHigh] = extent(plot.series, "ys");
  // The same numbers on both axes are at the same places, so that the diagonal means that nobody is better.
  if (plot.isSquare && plot.x.scale === plot.y.scale) {
    [xLow, xHigh] = [yLow, yHigh] = [Math.min(xLow, yLow), Math.max(xHigh, yHigh)];
  }
  const fromZero = (scale, low) => scale === "linear" && low > 0 ? 0 : low;
  return {
    x: makeScale(plot.x.scale, fromZero(plot.x.scale, xLow), xHigh, MARGIN.left, width - MARGIN.right),
    y: makeScale(plot.y.scale, fromZero(plot.y.scale, yLow), yHigh, height - MARGIN.bottom, MARGIN.top),
  };
}

/** Draws a plot, and tells where its points are. */
function drawPlot(plot, width, height) {
  const scales = plotScales(plot, width, height);
  const placed = plot.series.map(line => ({
    ...line,
    px: line.xs.map(number => scales.x.at(number)),
    py: line.ys.map(number => scales.y.at(number)),
  }));
  const bounds = scale => `${scale.kind} ${scale.begin} ${scale.end}`;
  const image = drawing("svg", {
    viewBox: `0 0 ${width} ${height}`, width, height, class: "plot", role: "application", tabindex: "0",
    "aria-roledescription": "plot", "data-x": bounds(scales.x), "data-y": bounds(scales.y),
    "aria-label": `${plot.y.title} against ${plot.x.title}. Arrow keys move along the points.`,
  },
  drawAxes(plot, scales, width, height),
  plot.isSquare && plot.x.scale === plot.y.scale ? drawDiagonals(scales) : null,
  drawing("g", { class: "series" }, placed.map(line => plot.isLine ? drawLine(line, scales) : drawDots(line))),
  drawing("circle", { class: "marker", r: 6, visibility: "hidden" }));
  return { image, placed };
}

function drawAxes(plot, scales, width, height) {
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom];
  const line = (x1, y1, x2, y2, className) => drawing("line", { x1, y1, x2, y2, class: className });
  const text = (x, y, anchor, content, more) => drawing("text", { x, y, "text-anchor": anchor, ...more }, content);
  const xTicks = scales.x.ticks().map(number => {
    const at = scales.x.at(number);
    return [line(at, top, at, bottom, number === 0 && scales.x.begin < 0 ? "zero" : "rule"), text(at, bottom + 18, "middle", tickText(number))];
  });
  const yTicks = scales.y.ticks().map(number => {
    const at = scales.y.at(number);
    return [line(left, at, right, at, "rule"), text(left - 8, at + 4, "end", tickText(number))];
  });
  const middle = (top + bottom) / 2;
  return drawing("g", { class: "axes", "aria-hidden": "true" }, xTicks.flat(), yTicks.flat(),
    line(left, bottom, right, bottom, "axis"), line(left, top, left, bottom, "axis"),
    text((left + right) / 2, height - 10, "middle", plot.x.title, { class: "title" }),
    text(16, middle, "middle", plot.y.title, { class: "title", transform: `rotate(-90 16 ${middle})` }));
}

function tickText(number) {
  const size = Math.abs(number);
  if (size !== 0 && (size < 1e-4 || size >= 1e7)) return number.toExponential().replace("e+", "e");
  return size >= 1e4 ? thousands(number) : String(number);
}

/** Where both are equal, and where one is ten times the other. */
function drawDiagonals({ x, y }) {
  const lines = x.kind === "log" ? [[1, "diagonal"], [10, "tenfold"], [0.1, "tenfold"]] : [[1, "diagonal"]];
  return drawing("g", { "aria-hidden": "true" }, lines.map(([factor, className]) => {
    const [low, high] = [Math.max(x.begin, y.begin / factor), Math.min(x.end, y.end / factor)];
    if (!(low < high)) return null;
    return drawing("line", { x1: x.at(low), y1: y.at(low * factor), x2: x.at(high), y2: y.at(high * factor), class: className });
  }));
}

const tenths = number => Math.round(number * 10);

/** A point that lies on the one before it is not drawn again. */
function pathThrough(line, command) {
  const parts = [];
  let [lastX, lastY] = [NaN, NaN];
  for (let at = 0; at < line.px.length; at++) {
    const [x, y] = [tenths(line.px[at]), tenths(line.py[at])];
    if (x !== lastX || y !== lastY) parts.push(command(x, y, parts.length));
    [lastX, lastY] = [x, y];
  }
  return parts.join("");
}

function drawLine(line, scales) {
  let path = pathThrough(line, (x, y, at) => `${at === 0 ? "M" : "L"}${x / 10} ${y / 10}`);
  // The way from the points that were lost to the first that was won.
  if (line.start !== undefined && line.px.length > 0) {
    path = `M${tenths(scales.x.at(line.start)) / 10} ${tenths(line.py[0]) / 10}L${path.slice(1)}`;
  }
  const isShort = line.px.length <= MAX_MARKED;
  return drawing("g", { class: `series-${line.colour}`, "data-label": line.label },
    drawing("path", { class: "curve", d: path }), isShort ? drawing("path", { class: "dots", d: dots(line) }) : null);
}

function drawDots(line) {
  const [kind, path] = line.px.length > MAX_SINGLE ? ["dots strokes", strokes(line)]
    : [line.px.length > MAX_LARGE ? "dots many" : "dots", dots(line)];
  return drawing("g", { class: `series-${line.colour}`, "data-label": line.label }, drawing("path", { class: kind, d: path }));
}

/** A path of nothing but ends, which are round: thousands of dots are one element. */
function dots(line) {
  const seen = new Set();
  return pathThrough(line, (x, y) => {
    const place = x * 1e6 + y;
    if (seen.has(place)) return "";
    seen.add(place);
    return `M${x / 10} ${y / 10}h0`;
  });
}

/** A path of vertical strokes, one for dots in the same column of pixels that leave no gap between them. */
function strokes(line) {
  const places = new Uint32Array(line.px.length);
  for (let at = 0; at < places.length; at++) places[at] = Math.round(line.px[at]) * 0x10000 + Math.round(line.py[at]);
  places.sort();
  const parts = [];
  for (let first = 0, last = 0; first < places.length; first = last + 1) {
    last = first;
    while (last + 1 < places.length && places[last + 1] - places[last] <= 2) last++;
    parts.push(`M${places[first] >>> 16} ${places[first] & 0xffff}V${places[last] & 0xffff}`);
  }
  return parts.join("");
}
