// What stands in the table: which columns, their heads, and lines whose cells are filled again and again.

/** The columns that are shown: of the tasks, then of each run set. */
function gridColumns(data, state) {
  const ofTasks = ["task", "property", "expected"]
    .map(key => ({ key, column: columnOf(data, key), runSet: null }))
    .filter(({ key, column }) => key === "task" || isVisible(state, key, column));
  const ofRuns = data.runSets.flatMap(runSet => runSet.columns
    .map(column => ({ key: columnKey(runSet, column), column, runSet }))
    .filter(({ key, column }) => isVisible(state, key, column)));
  return [...ofTasks, ...ofRuns];
}

/** Whether a line is drawn between a column and the one before it. */
function isFirstOfSet(columns, at) {
  return at > 0 && columns[at - 1].runSet !== columns[at].runSet;
}

/** Numbers are at the right, and a line is drawn between run sets. */
function cellClass(columns, at) {
  return [columns[at].column.isNumeric ? "number" : "", isFirstOfSet(columns, at) ? "first" : ""].join(" ");
}

/** Two lines: the run sets, and below them their columns. */
function gridHead(data, columns, state, sortBy) {
  const group = (n, attributes, ...children) => {
    const cell = element("th", { role: "columnheader", "aria-colspan": n, ...attributes }, ...children);
    cell.style.gridColumn = `span ${n}`;
    return cell;
  };
  const nOfTasks = columns.filter(column => column.runSet === null).length;
  // The first column stays where it is when the others move, so that it needs a head of its own.
  const groups = [group(1, { class: "corner" }), nOfTasks > 1 ? group(nOfTasks - 1, {}) : null];
  for (const runSet of data.runSets) {
    const n = columns.filter(column => column.runSet === runSet).length;
    if (n > 0) groups.push(group(n, { scope: "colgroup", class: "first", title: runSet.label }, element("span", {}, runSet.label)));
  }
  const titles = columns.map(({ key, column }, at) => {
    const isSorted = state.sort === key;
    const order = isSorted ? state.descending ? "descending" : "ascending" : "none";
    return element("th", { scope: "col", role: "columnheader", "aria-sort": order, "aria-colindex": at + 1, class: cellClass(columns, at) },
      element("button", { type: "button", title: `Sort by ${column.heading}`, "data-key": key, click: () => sortBy(key) },
        element("span", {}, key === "task" ? "task" : column.heading),
        element("span", { class: "arrow", "aria-hidden": "true" }, isSorted ? state.descending ? "▼" : "▲" : "")));
  });
  return element("thead", { role: "rowgroup" },
    element("tr", { role: "row", class: "groups", "aria-rowindex": 1 }, groups), element("tr", { role: "row", "aria-rowindex": 2 }, titles));
}

/** Longer names are cut in the middle if they do not fit; so many characters at the end stay. */
const MAX_WHOLE_NAME = 36;
const TAIL_LENGTH = 16;

/** A line of the table. It stands for one row after the other; what does not change is not touched. */
class Line {
  #write;

  constructor(columns, isOdd) {
    const cells = columns.map(({ key, column }, at) => element(key === "task" ? "th" : "td", {
      class: cellClass(columns, at), role: key === "task" ? "rowheader" : "gridcell", "aria-colindex": at + 1,
    }));
    this.element = element("tr", { role: "row", class: isOdd ? "odd" : "even" }, cells);
    this.#write = columns.map(({ key, column, runSet }, at) => {
      if (key === "task") return nameWriter(cells[at], column);
      return runSet && column === runSet.status ? statusWriter(cells[at], runSet) : textWriter(cells[at], column);
    });
  }

  /** `index` is the place of the row in the table. */
  fill(row, index) {
    this.element.setAttribute("aria-rowindex", index + 3);
    for (const write of this.#write) write(row);
  }
}

function textWriter(cell, column) {
  const text = document.createTextNode("");
  cell.append(text);
  return row => setText(text, column.shown(row));
}

/** Long names differ at their ends, so these are seen even where there is no room for the whole. */
function nameWriter(cell, column) {
  const [head, tail] = [document.createTextNode(""), document.createTextNode("")];
  cell.append(element("span", { class: "head" }, head), element("span", { class: "tail" }, tail));
  return row => {
    const name = column.shown(row);
    const end = name.length > MAX_WHOLE_NAME ? name.length - TAIL_LENGTH : name.length;
    setText(head, name.slice(0, end));
    setText(tail, name.slice(end));
  };
}

/** The status in the colour of its category, with a link to the log. */
function statusWriter(cell, runSet) {
  const [sign, text] = [element("span", { class: "sign", role: "img" }), document.createTextNode("")];
  const link = element("a", { tabindex: "-1", target: "_blank", rel: "noopener" }, sign, text);
  cell.append(link);
  let shown;
  return row => {
    const category = runSet.category.text(row);
    if (category !== shown) {
      link.className = category === null ? "absent" : `status is-${category}`;
      sign.textContent = SIGNS.get(category) ?? "";
      sign.ariaLabel = category ?? "";
      shown = category;
    }
    setText(text, category === null ? "no run" : runSet.status.shown(row) || "no status");
    const log = runSet.log(row);
    if (log === null) link.removeAttribute("href");
    else if (link.getAttribute("href") !== log) link.setAttribute("href", log);
  };
}

function setText(node, text) {
  if (node.data !== text) node.data = text;
}

/** What the mouse is told about a cell: the value as it stands in the file, and what a status means. */
function titleOf({ column, runSet }, row) {
  const text = column.text(row) ?? "";
  if (!runSet || column !== runSet.status || !runSet.hasRun(row)) return text;
  return `${text}: ${runSet.category.text(row)}${runSet.log(row) ? " (opens the log)" : ""}`;
}

/** The longest name that is shown as a whole where there is room for it. */
function wholeWidthOf(column) {
  return clamp(column.longest() + 5, widthOf(column), 160);
}

/** Enough characters for the heading and for nearly all values. */
function widthOf(column) {
  const heading = Math.min(column.heading.length + 3, 40);
  if (column.isNumeric) return Math.max(8, heading);
  return clamp(column.longest() + 5, Math.max(8, heading), column.title === "task" ? 60 : 30);
}
