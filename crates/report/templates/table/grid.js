// The table. Only the rows that can be seen are in the page's tree: their elements are used again for other rows when
// the reader scrolls, and the rows above and below are two empty ones of the right height.

/** So many rows more than fit, above and below. */
const SPARE_ROWS = 8;
/** Paper has no scroll bar: so many rows are printed. */
const MAX_PRINTED_ROWS = 2000;
/** Browsers lay out nothing that is higher than some ten million pixels; beyond, a pixel of the scroll bar is several rows. */
const MAX_HEIGHT = 8_000_000;

class Grid {
  #data;
  #box;
  #table;
  #body;
  #above = element("tr", { class: "spacer", "aria-hidden": "true" }, element("td"));
  #below = element("tr", { class: "spacer", "aria-hidden": "true" }, element("td"));
  #pool = [];
  #columns = [];
  #rows = new Uint32Array();
  #active = { row: 0, column: 0 };
  #first = 0;

  constructor(data, box) {
    this.#data = data;
    this.#box = box;
    this.#body = element("tbody", {}, this.#above, this.#below);
    this.#table = element("table", {
      role: "grid", tabindex: "0", class: "grid", "aria-label": "Results by task", keydown: event => this.#move(event),
    });
    box.append(this.#table);
    const render = oncePerFrame(() => this.#render());
    box.addEventListener("scroll", render, { passive: true });
    new ResizeObserver(render).observe(box);
    addEventListener("beforeprint", () => this.#renderRows(0, Math.min(this.#rows.length, MAX_PRINTED_ROWS)));
    addEventListener("afterprint", () => this.#render());
  }

  /** Shows these rows with these columns. */
  show(rows, state, sortBy) {
    this.#rows = rows;
    this.#columns = gridColumns(this.#data, state);
    this.#active = { row: 0, column: 0 };
    this.#table.replaceChildren(
      element("colgroup", {}, this.#columns.map(column => this.#col(column))),
      gridHead(this.#data, this.#columns, state, sortBy),
      this.#body,
    );
    this.#table.setAttribute("aria-rowcount", rows.length + 2);
    this.#table.setAttribute("aria-colcount", this.#columns.length);
    for (const spacer of [this.#above, this.#below]) spacer.firstChild.colSpan = this.#columns.length;
    this.#pool = [];
    this.#body.replaceChildren(this.#above, this.#below);
    this.#box.scrollTop = 0;
    this.#render();
  }

  #col({ column, key }) {
    const col = element("col");
    const width = `${widthOf(column)}ch`;
    col.style.width = key === "task" ? `min(var(--max-task-width), ${width})` : width;
    if (key === "task") this.#table.style.setProperty("--task-width", col.style.width);
    return col;
  }

  get #rowHeight() {
    return parseFloat(getComputedStyle(this.#table).getPropertyValue("--row-height"));
  }

  #render() {
    if (this.#box.clientHeight === 0) return;
    const height = this.#rowHeight;
    const nVisible = Math.ceil(this.#box.clientHeight / height);
    const first = Math.floor(this.#box.scrollTop * this.#rowsPerPixelRow(height) / height);
    const begin = Math.max(0, Math.min(first, this.#rows.length - nVisible) - SPARE_ROWS);
    this.#renderRows(begin, Math.min(this.#rows.length, begin + nVisible + 2 * SPARE_ROWS));
  }

  /** 1, unless there are more rows than a browser can lay out. */
  #rowsPerPixelRow(height) {
    return Math.max(1, this.#rows.length * height / MAX_HEIGHT);
  }

  #renderRows(begin, end) {
    const height = this.#rowHeight;
    const squeeze = this.#rowsPerPixelRow(height);
    this.#first = begin;
    while (this.#pool.length < end - begin) this.#pool.push(this.#newRow());
    while (this.#pool.length > end - begin) this.#pool.pop().remove();
    this.#pool.forEach((line, at) => this.#fillRow(line, begin + at));
    if (this.#pool.some(line => !line.isConnected)) this.#above.after(...this.#pool);
    const total = this.#rows.length * height / squeeze;
    const above = Math.min(begin * height / squeeze, total - (end - begin) * height);
    this.#above.firstChild.style.height = `${Math.max(0, above)}px`;
    this.#below.firstChild.style.height = `${Math.max(0, total - above - (end - begin) * height)}px`;
    this.#markActive();
  }

  #newRow() {
    return element("tr", {}, this.#columns.map(({ key, column }, at) => element(key === "task" ? "th" : "td", {
      class: [column.isNumeric ? "number" : "", isFirstOfSet(this.#columns, at) ? "first" : ""].join(" "),
      role: key === "task" ? "rowheader" : "gridcell",
      "aria-colindex": at + 1,
    })));
  }

  #fillRow(line, index) {
    const row = this.#rows[index];
    line.className = index % 2 === 0 ? "even" : "odd";
    line.setAttribute("aria-rowindex", index + 3);
    this.#columns.forEach((column, at) => {
      const cell = line.children[at];
      cell.id = `cell-${index}-${at}`;
      cell.classList.remove("active");
      fillCell(cell, column, row);
    });
  }

  /** Arrows and the like move the active cell, Enter opens its link. */
  #move(event) {
    if (event.target !== this.#table) return;
    const page = Math.max(1, Math.floor(this.#box.clientHeight / this.#rowHeight) - 3);
    const last = this.#rows.length - 1;
    const { row, column } = this.#active;
    const far = event.ctrlKey || event.metaKey;
    const to = {
      ArrowDown: [row + 1, column], ArrowUp: [row - 1, column], ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1],
      PageDown: [row + page, column], PageUp: [row - page, column],
      Home: [far ? 0 : row, 0], End: [far ? last : row, this.#columns.length - 1],
    }[event.key];
    if (event.key === "Enter") document.getElementById(`cell-${row}-${column}`)?.querySelector("a")?.click();
    if (!to || last < 0) return;
    event.preventDefault();
    this.#active = { row: clamp(to[0], 0, last), column: clamp(to[1], 0, this.#columns.length - 1) };
    this.#reveal();
  }

  #reveal() {
    const height = this.#rowHeight;
    const top = this.#active.row * height / this.#rowsPerPixelRow(height);
    const head = this.#table.tHead.offsetHeight;
    const space = this.#box.clientHeight - head - height;
    this.#box.scrollTop = clamp(this.#box.scrollTop, top - space, top);
    this.#render();
    const cell = this.#activeCell();
    if (!cell) return;
    const [box, seen] = [cell.getBoundingClientRect(), this.#box.getBoundingClientRect()];
    const left = seen.left + this.#table.rows[1].cells[0].offsetWidth;
    if (this.#active.column > 0 && box.left < left) this.#box.scrollLeft -= left - box.left;
    if (box.right > seen.right) this.#box.scrollLeft += box.right - seen.right + 1;
  }

  #activeCell() {
    return document.getElementById(`cell-${this.#active.row}-${this.#active.column}`);
  }

  #markActive() {
    const cell = this.#activeCell();
    cell?.classList.add("active");
    if (cell) this.#table.setAttribute("aria-activedescendant", cell.id);
    else this.#table.removeAttribute("aria-activedescendant");
  }
}

function clamp(number, low, high) {
  return Math.max(low, Math.min(high, number));
}

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

/** Two lines: the run sets, and below them their columns. */
function gridHead(data, columns, state, sortBy) {
  const ofTasks = columns.filter(column => column.runSet === null);
  const groups = [element("th", { colspan: ofTasks.length, class: "corner" })];
  for (const runSet of data.runSets) {
    const n = columns.filter(column => column.runSet === runSet).length;
    if (n > 0) groups.push(element("th", { colspan: n, scope: "colgroup", class: "first", title: runSet.label }, element("span", {}, runSet.label)));
  }
  const titles = columns.map(({ key, column }, at) => {
    const isSorted = state.sort === key;
    const order = isSorted ? state.descending ? "descending" : "ascending" : "none";
    const className = [column.isNumeric ? "number" : "", isFirstOfSet(columns, at) ? "first" : ""].join(" ");
    return element("th", { scope: "col", "aria-sort": order, class: className },
      element("button", { type: "button", title: `Sort by ${column.heading}`, "data-key": key, click: () => sortBy(key) },
        element("span", {}, key === "task" ? "task" : column.heading),
        element("span", { class: "arrow", "aria-hidden": "true" }, isSorted ? state.descending ? "▼" : "▲" : "")));
  });
  return element("thead", {}, element("tr", { class: "groups" }, groups), element("tr", {}, titles));
}

function fillCell(cell, { column, runSet }, row) {
  const shown = column.shown(row);
  cell.title = column.text(row) ?? "";
  if (runSet && column === runSet.status) fillStatus(cell, runSet, row, shown);
  else cell.textContent = shown;
}

/** The status in the colour of its category, with a link to the log. */
function fillStatus(cell, runSet, row, shown) {
  const category = runSet.category.text(row);
  if (category === null) {
    cell.replaceChildren(element("span", { class: "absent" }, "no run"));
    return;
  }
  const sign = new Map(CATEGORIES).get(category) ?? "";
  const log = runSet.log(row);
  const text = [element("span", { class: "sign", "aria-hidden": "true" }, sign), shown || "no status"];
  cell.title = `${shown}: ${category}${log ? " (opens the log)" : ""}`;
  cell.replaceChildren(log
    ? element("a", { href: log, class: `status is-${category}`, tabindex: "-1", target: "_blank", rel: "noopener" }, text)
    : element("span", { class: `status is-${category}` }, text));
}

/** Enough characters for the heading and for nearly all values. */
function widthOf(column) {
  const heading = column.heading.length + 3;
  if (column.isNumeric) return Math.max(8, heading);
  return clamp(column.longest() + 4, Math.max(8, heading), column.title === "task" ? 60 : 30);
}
