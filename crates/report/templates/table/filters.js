// What the reader filters by, and which columns the reader wants to see.

/** So many values are offered, the most frequent ones; a regular expression or a link can ask for others. */
const MAX_LISTED = 40;

function filterPanel(data, state, changed) {
  const words = (legend, key, column) => wordFilter(legend, key, column, state, changed);
  const ofTasks = [["property", "Property"], ["expected", "Expected"]]
    .filter(([key]) => data.tasks[key].words.length > 2)
    .map(([key, legend]) => words(legend, key, data.tasks[key]));
  const ofRuns = data.runSets.map(runSet => element("section", { class: "filter-set", "aria-label": runSet.label },
    element("h3", {}, runSet.label),
    words("Category", columnKey(runSet, runSet.category), runSet.category),
    runSet.status ? words("Status", columnKey(runSet, runSet.status), runSet.status) : null,
    runSet.file ? words("Result file", columnKey(runSet, runSet.file), runSet.file) : null,
    rangeFilters(runSet, state, changed)));
  return [
    ofTasks.length > 0 ? element("section", { class: "filter-set", "aria-label": "Tasks" }, element("h3", {}, "Tasks"), ofTasks) : null,
    ...ofRuns,
  ].filter(part => part !== null);
}

function wordFilter(legend, key, column, state, changed) {
  const isCategory = legend === "Category";
  const place = word => CATEGORIES.findIndex(([category]) => category === word);
  const counts = countWords(column).filter(([, n]) => n > 0);
  counts.sort(isCategory ? (a, b) => place(a[0]) - place(b[0]) : (a, b) => b[1] - a[1]);
  if (counts.length === 0) return null;
  const chips = counts.slice(0, MAX_LISTED).map(([word, n]) =>
    chip(word, n, isCategory ? `is-${word}` : "", state.values.get(key)?.has(word) ?? false, passes => {
      choose(state, key, word, passes);
      changed();
    }));
  const rest = counts.length > MAX_LISTED ? element("p", { class: "hint" }, `${counts.length - MAX_LISTED} more are not listed`) : null;
  return element("fieldset", {}, element("legend", {}, legend), element("div", { class: "chips" }, chips), rest);
}

/** A line of two fields for each number that is shown. */
function rangeFilters(runSet, state, changed) {
  const columns = runSet.columns.filter(column => column.isNumeric && isVisible(state, columnKey(runSet, column), column));
  if (columns.length === 0) return null;
  const lines = columns.map(column => {
    const key = columnKey(runSet, column);
    const [from, to] = state.ranges.get(key) ?? [NaN, NaN];
    const field = (name, number) => element("input", {
      type: "number", step: "any", value: Number.isNaN(number) ? "" : number, placeholder: name, "data-range": `${key}:${name}`,
      "aria-label": `${column.heading} ${name}`, change: event => setRangeFrom(event.target.parentElement),
    });
    const setRangeFrom = line => {
      const [low, high] = [...line.querySelectorAll("input")].map(input => bound(input.value));
      setRange(state, key, low, high);
      changed();
    };
    return element("div", { class: "range" }, element("span", {}, column.heading), field("from", from), "–", field("to", to));
  });
  return element("fieldset", {}, element("legend", {}, "Ranges"), lines);
}

/** A box for each column of each run set, and one for all run sets at once. */
function columnPanel(data, state, changed) {
  const titles = [...new Set(data.runSets.flatMap(runSet => runSet.columns.map(column => column.title)))];
  const toggle = pairs => visible => {
    pairs.forEach(({ key, column }) => setVisible(state, key, column, visible));
    changed();
  };
  const box = (label, pairs) => element("td", {}, pairs.length === 0 ? "" : element("input", {
    type: "checkbox", "aria-label": label, checked: pairs.every(({ key, column }) => isVisible(state, key, column)),
    change: event => toggle(pairs)(event.target.checked),
  }));
  const pairsOf = (title, runSets) => runSets
    .map(runSet => ({ runSet, column: runSet.column(title) }))
    .filter(({ column }) => column)
    .map(({ runSet, column }) => ({ key: columnKey(runSet, column), column }));
  const lines = titles.map(title => element("tr", {}, element("th", { scope: "row" }, title),
    data.runSets.length > 1 ? box(`${title} of all run sets`, pairsOf(title, data.runSets)) : null,
    data.runSets.map(runSet => box(`${title} of ${runSet.label}`, pairsOf(title, [runSet])))));
  const ofTasks = ["property", "expected"].map(key => labelledCheckbox(key, isVisible(state, key, data.tasks[key]),
    visible => toggle([{ key, column: data.tasks[key] }])(visible)));
  return [
    element("div", { class: "chips" }, ofTasks),
    element("div", { class: "scroll" }, element("table", { class: "boxes" },
      element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "column"),
        data.runSets.length > 1 ? element("th", { scope: "col" }, "all") : null,
        data.runSets.map(runSet => element("th", { scope: "col" }, runSet.label)))),
      element("tbody", {}, lines))),
  ];
}
