// The plots with what belongs to them: choices, legend, and what is under the pointer.

const PLOT_NAMES = { quantile: "Quantile", score: "Score-based quantile", direct: "Direct", scatter: "Scatter" };

function plotsView(data, state, rows, changed) {
  if (chosenTitle(data, null) === undefined) return [element("p", { class: "hint" }, "The result files have no numbers to plot.")];
  const frame = element("div", { class: "plot-frame" });
  const plot = plotOf(data, state, rows);
  let width = 0;
  new ResizeObserver(() => {
    if (frame.clientWidth === width || frame.clientWidth === 0) return;
    width = frame.clientWidth;
    frame.replaceChildren(...plotElements(data, plot, width));
  }).observe(frame);
  return [plotControls(data, state, plot, changed), plotLegend(data, state, plot, changed), frame, plotRemarks(plot)];
}

function plotElements(data, plot, width) {
  if (plot.series.every(line => line.rows.length === 0)) return [element("p", { class: "hint nothing" }, "No run passes the filters and has this number.")];
  // The whole plot is to be seen at once below its choices.
  const height = clamp(width * 0.7, 340, Math.max(360, innerHeight - 300));
  const { image, placed } = drawPlot(plot, width, height);
  const tip = element("div", { class: "tip", role: "status", hidden: true });
  listenToPointer(data, plot, image, placed, tip);
  return [image, tip];
}

function plotControls(data, state, plot, changed) {
  const set = name => value => { state[name] = value; changed(); };
  const kinds = Object.entries(PLOT_NAMES).filter(([kind]) => kind !== "score" || data.runSets.some(runSet => runSet.score));
  const scales = [["linear", "linear"], ["log", "logarithmic"]];
  const titles = numericTitles(data).map(title => [title, headingOf(data, title)]);
  const keys = data.runSets.flatMap(runSet => runSet.columns.filter(column => column.isNumeric)
    .map(column => [columnKey(runSet, column), `${runSet.label}: ${column.heading}`]));
  const [xKey, yKey] = scatterKeys(data, state);
  const columns = plot.kind === "scatter"
    ? [labelledSelect("X axis", keys, xKey, set("x")), labelledSelect("Y axis", keys, yKey, set("y"))]
    : [labelledSelect("Column", titles, chosenTitle(data, state.column), set("column"))];
  const results = plot.kind === "score" ? [] : [labelledSelect("Results", [["correct", "correct only"], ["all", "all"]], state.results, set("results"))];
  return element("div", { class: "controls" },
    labelledSelect("Plot", kinds, plot.kind, set("plot")), columns, results,
    labelledSelect("X scale", scales, plot.x.scale, set("xScale")), labelledSelect("Y scale", scales, plot.y.scale, set("yScale")));
}

/** The colours; a run set can be switched off here. */
function plotLegend(data, state, plot, changed) {
  const swatch = colour => drawing("svg", { width: 30, height: 12, class: `swatch series-${colour}`, "aria-hidden": "true" },
    drawing("path", plot.isLine ? { class: "curve", d: "M1 6H29" } : { class: "dots", d: "M15 6h0" }));
  if (plot.kind === "scatter") {
    return element("ul", { class: "legend" }, plot.series.map(line =>
      element("li", {}, swatch(line.colour), line.label, element("small", {}, thousands(line.rows.length)))));
  }
  const numberOf = new Map(plot.series.map(line => [line.colour, line.rows.length]));
  return element("ul", { class: "legend" }, data.runSets.map(runSet => element("li", {}, element("label", {},
    element("input", {
      type: "checkbox", checked: !state.off.has(runSet.index),
      change: event => { state.off[event.target.checked ? "delete" : "add"](runSet.index); changed(); },
    }),
    swatch(runSet.index), runSet.label, numberOf.has(runSet.index) ? element("small", {}, thousands(numberOf.get(runSet.index))) : null))));
}

function plotRemarks(plot) {
  const count = (axis, scale) => scale !== "log" ? 0 : plot.series.reduce((n, line) => n + line[axis].filter(number => number <= 0).length, 0);
  const n = count("xs", plot.x.scale) + count("ys", plot.y.scale);
  const remarks = [];
  if (n > 0) remarks.push(`${thousands(n)} numbers are not positive: on a logarithmic axis they lie at its end.`);
  return element("p", { class: "hint" }, remarks.join(" "));
}

/** The point that is nearest to a place; `null` if none is near. */
function nearestPoint(placed, x, y, reach) {
  let [best, distance] = [null, reach * reach];
  for (const line of placed) {
    for (let at = 0; at < line.px.length; at++) {
      const apart = (line.px[at] - x) ** 2 + (line.py[at] - y) ** 2;
      if (apart < distance) [best, distance] = [{ line, at }, apart];
    }
  }
  return best;
}

function listenToPointer(data, plot, image, placed, tip) {
  const marker = image.querySelector(".marker");
  let current = null;
  const show = point => {
    current = point;
    tip.hidden = point === null;
    marker.setAttribute("visibility", point === null ? "hidden" : "visible");
    if (point === null) return;
    const { line, at } = point;
    marker.setAttribute("cx", line.px[at]);
    marker.setAttribute("cy", line.py[at]);
    tip.replaceChildren(...tipLines(data, plot, line, at));
    tip.style.left = `${clamp(line.px[at], 0, image.clientWidth - 40)}px`;
    tip.style.top = `${line.py[at]}px`;
    tip.classList.toggle("to-left", line.px[at] > image.clientWidth / 2);
  };
  image.addEventListener("pointermove", event => {
    const box = image.getBoundingClientRect();
    show(nearestPoint(placed, event.clientX - box.left, event.clientY - box.top, 24));
  });
  image.addEventListener("pointerleave", () => show(null));
  image.addEventListener("blur", () => show(null));
  image.addEventListener("keydown", event => {
    const next = neighbour(placed, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
}

/** Left and right move along a line, up and down to another line. */
function neighbour(placed, current, key) {
  const lines = placed.filter(line => line.px.length > 0);
  if (key === "Escape") return null;
  if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key) || lines.length === 0) return undefined;
  if (current === null) return { line: lines[0], at: 0 };
  if (key === "ArrowLeft" || key === "ArrowRight") {
    return { line: current.line, at: clamp(current.at + (key === "ArrowRight" ? 1 : -1), 0, current.line.px.length - 1) };
  }
  const index = lines.indexOf(current.line) + (key === "ArrowDown" ? 1 : -1);
  const line = lines[(index + lines.length) % lines.length];
  return { line, at: Math.min(current.at, line.px.length - 1) };
}

function tipLines(data, plot, line, at) {
  const row = line.rows[at];
  const status = plot.kind === "scatter" ? null : data.runSets[line.colour].status?.text(row);
  return [
    element("strong", {}, line.label), status ? element("span", { class: "tip-status" }, status) : null,
    element("span", { class: "tip-task" }, data.tasks.name.text(row) ?? ""),
    element("span", {}, `${plot.y.title}: ${thousands(line.ys[at])}`),
    element("span", {}, `${plot.x.title}: ${thousands(line.xs[at])}`),
  ].filter(part => part !== null);
}
