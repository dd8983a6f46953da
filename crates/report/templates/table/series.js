// What a plot shows: for each run set a list of points, each with the row that it stands for.

/** The rows in which a run set has a number, and which are wanted: all, or those with a right answer. */
function plottedRows(runSet, column, rows, results) {
  const numbers = column.numbers();
  const isWanted = results === "correct" ? membership(runSet, category => category === "correct") : () => true;
  return rows.filter(row => !Number.isNaN(numbers[row]) && isWanted(row));
}

/** The n-th best run is at n. */
function quantileSeries(data, runSet, column, rows, results) {
  const sorted = sortedRows(data, plottedRows(runSet, column, rows, results), column, false);
  return points(sorted, (_, at) => at + 1, row => column.number(row));
}

/** The n-th row of the table is at n. */
function directSeries(data, runSet, column, rows, results) {
  const places = new Uint32Array(data.nRows);
  rows.forEach((row, at) => { places[row] = at + 1; });
  return points(plottedRows(runSet, column, rows, results), row => places[row], row => column.number(row));
}

/** Starts at the points that wrong answers have cost; each right answer, the best first, goes on by its points. */
function scoreSeries(data, runSet, column, rows) {
  const scores = runSet.score.numbers();
  const isCorrect = membership(runSet, category => category === "correct");
  let sum = 0;
  for (const row of rows) if (!isCorrect(row) && !Number.isNaN(scores[row])) sum += scores[row];
  const start = sum;
  const sorted = sortedRows(data, plottedRows(runSet, column, rows, "correct"), column, false);
  return { ...points(sorted, row => { sum += Number.isNaN(scores[row]) ? 0 : scores[row]; return sum; }, row => column.number(row)), start };
}

/** One point for each row with both numbers. */
function scatterPoints(xColumn, yColumn, rows) {
  const [xs, ys] = [xColumn.numbers(), yColumn.numbers()];
  const both = rows.filter(row => !Number.isNaN(xs[row]) && !Number.isNaN(ys[row]));
  return points(both, row => xs[row], row => ys[row]);
}

function points(rows, x, y) {
  const [xs, ys] = [new Float64Array(rows.length), new Float64Array(rows.length)];
  rows.forEach((row, at) => { xs[at] = x(row, at); ys[at] = y(row, at); });
  return { rows, xs, ys };
}

/** Where a tool is best with a score, everybody wants to see that first. */
function usualPlot(data) {
  return data.runSets.every(runSet => runSet.score) ? "score" : "quantile";
}

/** Everything that is drawn for a state: lines or dots, and what the axes mean. */
function plotOf(data, state, rows) {
  const kind = state.plot ?? usualPlot(data);
  if (kind === "scatter") return scatterPlot(data, state, rows);
  const title = chosenTitle(data, state.column);
  const sets = data.runSets.filter(runSet => !state.off.has(runSet.index) && runSet.column(title)?.isNumeric && (kind !== "score" || runSet.score));
  const make = { quantile: quantileSeries, direct: directSeries, score: scoreSeries }[kind];
  const order = state.sort === null ? "in the order of the files" : `in the order of ${columnOf(data, state.sort).heading}`;
  const results = state.results === "correct" ? "correct results" : "results";
  return {
    kind,
    isLine: kind !== "direct",
    series: sets.map(runSet => ({ label: runSet.label, colour: runSet.index, ...make(data, runSet, runSet.column(title), rows, state.results) })),
    x: { title: { quantile: `n-th fastest of the ${results}`, direct: `task, ${order}`, score: "accumulated score" }[kind], scale: state.xScale ?? "linear" },
    y: { title: headingOf(data, title), scale: state.yScale ?? "log" },
  };
}

/** The columns that are compared if nobody says otherwise: CPU time of the first two run sets. */
function scatterKeys(data, state) {
  const title = chosenTitle(data, null);
  const keys = data.runSets.filter(runSet => runSet.column(title)).map(runSet => columnKey(runSet, runSet.column(title)));
  const isNumeric = key => key !== null && columnOf(data, key)?.isNumeric;
  return [isNumeric(state.x) ? state.x : keys[0], isNumeric(state.y) ? state.y : keys[1] ?? keys[0]];
}

function scatterPlot(data, state, rows) {
  const [xKey, yKey] = scatterKeys(data, state);
  const [x, y] = [columnOf(data, xKey), columnOf(data, yKey)];
  const isCorrect = [xKey, yKey].map(key => membership(runSetOf(data, key), category => category === "correct"));
  const areBothCorrect = row => isCorrect.every(test => test(row));
  const groups = [["both correct", 0, areBothCorrect], ["others", "others", row => !areBothCorrect(row)]];
  const wanted = state.results === "correct" ? groups.slice(0, 1) : groups;
  const axis = (key, column, scale) => ({ title: `${runSetOf(data, key).label}: ${column.heading}`, scale: scale ?? "log" });
  return {
    kind: "scatter",
    isLine: false,
    isSquare: x.shownUnit === y.shownUnit,
    series: wanted.map(([label, colour, belongs]) => ({ label, colour, ...scatterPoints(x, y, rows.filter(belongs)) })),
    x: axis(xKey, x, state.xScale),
    y: axis(yKey, y, state.yScale),
  };
}
