// The table. Only the rows that can be seen are in the page's tree. When the reader scrolls, lines that leave at one end
// are filled with other rows and come back at the other; the rest of the table is padding of the right height.

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
  #body = element("tbody", { role: "rowgroup", pointerover: event => this.#setTitle(event), pointerout: event => this.#takeTitle(event) });
  #nothing = element("p", { class: "hint nothing" });
  #columns = [];
  #rows = new Uint32Array();
  #active = { row: 0, column: 0 };
  #activeCell = null;
  /** The lines in the page's tree, in their order, and the place of the first of them in the table. */
  #lines = [];
  #begin = 0;
  /** In pixels; to ask for them costs a layout, so they are kept until the window changes. */
  #rowHeight = 0;
  #boxHeight = 0;

  constructor(data, box) {
    this.#data = data;
    this.#box = box;
    this.#table = element("table", {
      role: "grid", tabindex: "0", class: "grid", "aria-label": "Results by task", keydown: event => this.#move(event),
    });
    box.append(this.#table, this.#nothing);
    box.addEventListener("scroll", oncePerFrame(() => this.#render()), { passive: true });
    new ResizeObserver(oncePerFrame(() => { this.#measure(); this.#render(); })).observe(box);
    addEventListener("beforeprint", () => this.#renderRows(0, Math.min(this.#rows.length, MAX_PRINTED_ROWS)));
    addEventListener("afterprint", () => this.#render());
  }

  /** Shows these rows with these columns. */
  show(rows, state, sortBy) {
    const columns = gridColumns(this.#data, state);
    if (columns.map(({ key }) => key).join("\n") !== this.#columns.map(({ key }) => key).join("\n")) {
      this.#columns = columns;
      this.#lines = [];
      this.#body.replaceChildren();
      this.#setWidths();
    }
    this.#rows = rows;
    this.#active = { row: 0, column: 0 };
    this.#table.replaceChildren(gridHead(this.#data, columns, state, sortBy), this.#body);
    this.#table.setAttribute("aria-rowcount", rows.length + 2);
    this.#table.setAttribute("aria-colcount", columns.length);
    this.#nothing.textContent = rows.length > 0 ? "" : this.#data.nRows > 0 ? "No task passes the filters." : "There are no runs in the result files.";
    this.#box.scrollTop = 0;
    this.#begin = NaN;
    this.#measure();
    this.#render();
  }

  #setWidths() {
    const task = `min(var(--max-task-width), ${widthOf(this.#columns[0].column)}ch)`;
    const others = this.#columns.slice(1).map(({ column }) => widthOf(column));
    const style = this.#table.style;
    style.setProperty("--task-width", task);
    style.setProperty("--width", `calc(${task} + ${others.reduce((sum, width) => sum + width, 0)}ch)`);
    style.setProperty("--columns", [`minmax(${task}, ${wholeWidthOf(this.#columns[0].column)}ch)`, ...others.map(width => `${width}ch`)].join(" "));
  }

  #measure() {
    this.#rowHeight = parseFloat(getComputedStyle(this.#table).getPropertyValue("--row-height"));
    this.#boxHeight = this.#box.clientHeight;
    // A first column that stays where it is costs something with every step, so it does only where the others can move.
    this.#table.classList.toggle("wide", this.#box.scrollWidth > this.#box.clientWidth);
  }

  #render() {
    if (this.#boxHeight === 0) return;
    const nVisible = Math.ceil(this.#boxHeight / this.#rowHeight);
    const first = Math.floor(this.#box.scrollTop * this.#rowsPerPixelRow / this.#rowHeight);
    const begin = Math.max(0, Math.min(first, this.#rows.length - nVisible) - SPARE_ROWS);
    // Both are even, so that each line is always an odd one or always an even one.
    this.#renderRows(begin & ~1, Math.min(this.#rows.length, (begin & ~1) + (nVisible + 1 & ~1) + 2 * SPARE_ROWS + 2));
  }

  /** 1, unless there are more rows than a browser can lay out. */
  get #rowsPerPixelRow() {
    return Math.max(1, this.#rows.length * this.#rowHeight / MAX_HEIGHT);
  }

  #renderRows(begin, end) {
    const n = end - begin;
    const step = begin - this.#begin;
    if (this.#lines.length !== n || !(Math.abs(step) < n) || step % 2 !== 0) this.#renderAll(begin, n);
    else if (step > 0) this.#renderMoved(begin, this.#lines.splice(0, step), true);
    else if (step < 0) this.#renderMoved(begin, this.#lines.splice(step), false);
    this.#begin = begin;
    this.#setPadding(begin, n);
    this.#markActive();
  }

  #renderAll(begin, n) {
    while (this.#lines.length > n) this.#lines.pop().element.remove();
    const made = [];
    while (this.#lines.length < n) {
      this.#lines.push(new Line(this.#columns, this.#lines.length % 2 === 1));
      made.push(this.#lines.at(-1).element);
    }
    this.#lines.forEach((line, at) => line.fill(this.#rows[begin + at], begin + at));
    this.#body.append(...made);
  }

  /** The lines that have left at one end come back at the other. */
  #renderMoved(begin, moved, isDown) {
    const at = isDown ? this.#lines.length : 0;
    moved.forEach((line, index) => line.fill(this.#rows[begin + at + index], begin + at + index));
    this.#lines.splice(at, 0, ...moved);
    this.#body[isDown ? "append" : "prepend"](...moved.map(line => line.element));
  }

  #setPadding(begin, n) {
    const squeeze = this.#rowsPerPixelRow;
    const total = this.#rows.length * this.#rowHeight / squeeze;
    const above = Math.min(begin * this.#rowHeight / squeeze, total - n * this.#rowHeight);
    this.#body.style.height = `${total}px`;
    this.#body.style.paddingTop = `${Math.max(0, above)}px`;
  }

  /** Arrows and the like move the active cell, Enter opens its link. */
  #move(event) {
    if (event.target !== this.#table) return;
    const page = Math.max(1, Math.floor(this.#boxHeight / this.#rowHeight) - 3);
    const last = this.#rows.length - 1;
    const { row, column } = this.#active;
    const far = event.ctrlKey || event.metaKey;
    const to = {
      ArrowDown: [row + 1, column], ArrowUp: [row - 1, column], ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1],
      PageDown: [row + page, column], PageUp: [row - page, column],
      Home: [far ? 0 : row, 0], End: [far ? last : row, this.#columns.length - 1],
    }[event.key];
    if (event.key === "Enter") this.#activeCell?.querySelector("a[href]")?.click();
    if (!to || last < 0) return;
    event.preventDefault();
    this.#active = { row: clamp(to[0], 0, last), column: clamp(to[1], 0, this.#columns.length - 1) };
    this.#reveal();
  }

  #reveal() {
    const top = this.#active.row * this.#rowHeight / this.#rowsPerPixelRow;
    const space = this.#boxHeight - this.#table.tHead.offsetHeight - this.#rowHeight;
    this.#box.scrollTop = clamp(this.#box.scrollTop, top - space, top);
    this.#render();
    if (!this.#activeCell) return;
    const [cell, seen] = [this.#activeCell.getBoundingClientRect(), this.#box.getBoundingClientRect()];
    const left = seen.left + this.#activeCell.parentElement.cells[0].offsetWidth;
    if (this.#active.column > 0 && cell.left < left) this.#box.scrollLeft -= left - cell.left;
    if (cell.right > seen.right) this.#box.scrollLeft += cell.right - seen.right + 1;
  }

  #markActive() {
    const cell = this.#lines[this.#active.row - this.#begin]?.element.cells[this.#active.column] ?? null;
    if (cell === this.#activeCell) return;
    this.#activeCell?.removeAttribute("id");
    this.#activeCell?.classList.remove("active");
    this.#activeCell = cell;
    if (cell) [cell.id, cell.className] = ["active-cell", `${cell.className} active`];
    if (cell) this.#table.setAttribute("aria-activedescendant", cell.id);
    else this.#table.removeAttribute("aria-activedescendant");
  }

  /** Titles are for the mouse; to set them on all cells would cost more than their texts. */
  #setTitle({ target }) {
    const cell = target.closest("th, td");
    const at = this.#lines.findIndex(line => line.element === cell?.parentElement);
    if (at >= 0) cell.title = titleOf(this.#columns[cell.cellIndex], this.#rows[this.#begin + at]);
  }

  #takeTitle({ target }) {
    target.closest("th, td")?.removeAttribute("title");
  }
}

function clamp(number, low, high) {
  return Math.max(low, Math.min(high, number));
}
