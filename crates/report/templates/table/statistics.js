// Sums, means and the like of the rows that pass the filter.

const MEASURES = [["n", "runs"], ["sum", "sum"], ["mean", "mean"], ["median", "median"], ["min", "min"], ["max", "max"], ["deviation", "deviation"]];

/** The titles of columns with numbers, those that are shown first. */
function numericTitles(data) {
  const columns = data.runSets.flatMap(runSet => runSet.columns).filter(column => column.isNumeric);
  const isHidden = title => columns.every(column => column.title !== title || column.hidden);
  const titles = [...new Set(columns.map(column => column.title))];
  return titles.sort((a, b) => isHidden(a) - isHidden(b));
}

function headingOf(data, title) {
  return data.runSets.map(runSet => runSet.column(title)).find(column => column)?.heading ?? title;
}

/** The column that was chosen, or the most interesting one. */
function chosenTitle(data, title) {
  const titles = numericTitles(data);
  if (titles.includes(title)) return title;
  return titles.find(candidate => candidate === "cputime") ?? titles[0];
}

function statisticsView(data, state, rows, changed) {
  const title = chosenTitle(data, state.statistics);
  if (title === undefined) return [element("p", { class: "hint" }, "The result files have no numbers.")];
  const options = numericTitles(data).map(name => [name, headingOf(data, name)]);
  const head = element("tr", {}, element("td"), MEASURES.map(([, name]) => element("th", { scope: "col" }, name)));
  const bodies = data.runSets.map(runSet => statisticsOfRunSet(runSet, title, rows));
  return [
    element("div", { class: "controls" }, labelledSelect("Column", options, title, name => { state.statistics = name; changed(); })),
    element("div", { class: "scroll" }, element("table", { class: "comparison statistics" },
      element("caption", {}, `${headingOf(data, title)} of the runs on ${tasksInWords(rows.length)}`), element("thead", {}, head), bodies)),
  ];
}

function statisticsOfRunSet(runSet, title, rows) {
  const column = runSet.column(title);
  const lines = GROUPS.map(([name, belongs]) => {
    const inGroup = rows.filter(membership(runSet, belongs));
    const statistics = column && statisticsOf(column, inGroup);
    if (!statistics && name !== "all") return null;
    return element("tr", { class: name.includes(" ") ? "part" : `is-${name}`, "data-group": name },
      element("th", { scope: "row" }, name.split(" ")[1] ?? name),
      MEASURES.map(([measure]) => element("td", { class: "number", title: statistics ? String(statistics[measure]) : "" },
        statistics ? thousands(statistics[measure]) : "–")));
  });
  return element("tbody", { "data-run-set": runSet.index },
    element("tr", { class: "group" }, element("th", { colspan: MEASURES.length + 1, scope: "rowgroup" }, runSet.label)), lines);
}
