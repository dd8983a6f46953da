// What the reader has chosen. It is kept in the address, so that a link brings it back.

const TABS = ["overview", "table", "plots", "statistics"];
const PLOTS = ["quantile", "direct", "score", "scatter"];
const SCALES = ["linear", "log"];

/** The choice that an address without anything stands for. */
function freshState() {
  return {
    tab: "overview",
    task: "",
    differences: false,
    /** Values that pass, by key: "property", "expected", "1.status", "1.category", …; none means all. */
    values: new Map(),
    /** From and to by column key; NaN is open. */
    ranges: new Map(),
    sort: null,
    descending: false,
    show: new Set(),
    hide: new Set(),
    plot: null,
    column: null,
    x: null,
    y: null,
    xScale: null,
    yScale: null,
    results: "correct",
    off: new Set(),
    statistics: null,
  };
}

/** The name of a column in addresses: the number of the run set and the title. */
function columnKey(runSet, column) {
  return `${runSet.index + 1}.${column.title}`;
}

/** The column of a key; nothing if the page has none of this name. */
function columnOf(data, key) {
  if (key === null) return undefined;
  if (key === "task") return data.tasks.name;
  if (key === "property" || key === "expected") return data.tasks[key];
  const dot = key.indexOf(".");
  return runSetOf(data, key)?.column(key.slice(dot + 1));
}

function runSetOf(data, key) {
  return data.runSets[Number(key.slice(0, key.indexOf("."))) - 1];
}

/** Reads an address; what does not fit the page is left out. */
function readState(data, fragment) {
  const state = freshState();
  const address = new URLSearchParams(fragment.replace(/^#/, ""));
  const among = (name, known) => known.includes(address.get(name)) ? address.get(name) : state[name];
  const column = name => columnOf(data, address.get(name)) ? address.get(name) : null;
  state.tab = among("tab", TABS);
  state.task = address.get("task") ?? "";
  state.differences = address.get("differences") === "yes";
  for (const text of address.getAll("is")) readValue(data, state, text);
  for (const text of address.getAll("range")) readRange(data, state, text);
  state.sort = column("sort");
  state.descending = address.get("order") === "descending";
  for (const name of ["show", "hide"]) {
    address.getAll(name).filter(key => columnOf(data, key)).forEach(key => state[name].add(key));
  }
  state.plot = among("plot", PLOTS);
  state.column = address.get("column");
  state.x = column("x");
  state.y = column("y");
  state.xScale = among("xScale", SCALES);
  state.yScale = among("yScale", SCALES);
  state.results = among("results", ["all", "correct"]);
  address.getAll("off").map(number => Number(number) - 1).filter(index => data.runSets[index]).forEach(index => state.off.add(index));
  state.statistics = address.get("statistics");
  return state;
}

/** `key:value`. */
function readValue(data, state, text) {
  const colon = text.indexOf(":");
  const key = text.slice(0, colon);
  const code = columnOf(data, key)?.words?.indexOf(text.slice(colon + 1)) ?? -1;
  if (code > 0) choose(state, key, text.slice(colon + 1), true);
}

/** `key:from:to`, either of which may be empty. */
function readRange(data, state, text) {
  const [, key, from, to] = /^(.*):([^:]*):([^:]*)$/.exec(text) ?? [];
  if (key !== undefined && columnOf(data, key)?.isNumeric) setRange(state, key, bound(from), bound(to));
}

function bound(text) {
  return text.trim() === "" ? NaN : Number(text);
}

function writeState(state) {
  const address = new URLSearchParams();
  const put = (name, value, usual) => { if (value !== usual && value !== null) address.append(name, value); };
  const usual = freshState();
  for (const name of ["tab", "task"]) put(name, state[name], usual[name]);
  if (state.differences) address.append("differences", "yes");
  for (const [key, values] of state.values) values.forEach(value => address.append("is", `${key}:${value}`));
  const end = number => Number.isNaN(number) ? "" : number;
  for (const [key, [from, to]] of state.ranges) address.append("range", `${key}:${end(from)}:${end(to)}`);
  put("sort", state.sort, null);
  if (state.sort !== null && state.descending) address.append("order", "descending");
  for (const name of ["show", "hide"]) state[name].forEach(key => address.append(name, key));
  for (const name of ["plot", "column", "x", "y", "xScale", "yScale", "results"]) put(name, state[name], usual[name]);
  state.off.forEach(index => address.append("off", index + 1));
  put("statistics", state.statistics, null);
  return address.toString();
}

/** Lets a value pass, or no longer. */
function choose(state, key, value, passes) {
  const values = state.values.get(key) ?? new Set();
  if (passes) values.add(value);
  else values.delete(value);
  if (values.size > 0) state.values.set(key, values);
  else state.values.delete(key);
}

function setRange(state, key, from, to) {
  if (Number.isNaN(from) && Number.isNaN(to)) state.ranges.delete(key);
  else state.ranges.set(key, [from, to]);
}

function isFiltered(state) {
  return state.task !== "" || state.differences || state.values.size > 0 || state.ranges.size > 0;
}

/** Equal for states that let the same rows pass. */
function filterKey({ task, differences, values, ranges }) {
  return JSON.stringify([task, differences, [...values].map(([key, words]) => [key, ...words]), [...ranges].map(([key, bounds]) => [key, ...bounds.map(String)])]);
}

function clearFilters(state) {
  state.task = "";
  state.differences = false;
  state.values.clear();
  state.ranges.clear();
}

function isVisible(state, key, column) {
  return column.hidden ? state.show.has(key) : !state.hide.has(key);
}

function setVisible(state, key, column, visible) {
  state.show.delete(key);
  state.hide.delete(key);
  if (visible && column.hidden) state.show.add(key);
  if (!visible && !column.hidden) state.hide.add(key);
}
