// Puts the parts together: the state is read from the address, and whatever changes it writes the address and shows it.

async function start() {
  try {
    const data = readData(await unpack(byId("data").textContent));
    new Page(data).show();
    document.body.classList.add("ready");
  } catch (error) {
    byId("loading").textContent = `This page cannot be shown: ${error.message}`;
    throw error;
  }
}

class Page {
  #data;
  #state;
  #grid;
  #rows;
  #rowsOf;
  /** The panel that is open: "filters", "columns" or none. */
  #unfolded = null;

  constructor(data) {
    this.#data = data;
    this.#state = readState(data, location.hash);
    this.#rowsOf = rowFinder(data);
    this.#grid = new Grid(data, byId("grid"));
    byId("common-base").textContent = data.base;
    this.#listen();
  }

  #listen() {
    const changed = () => this.#changed();
    const typed = oncePerFrame(changed);
    byId("task").addEventListener("input", event => { this.#state.task = event.target.value; typed(); });
    byId("differences").addEventListener("change", event => { this.#state.differences = event.target.checked; changed(); });
    byId("clear").addEventListener("click", () => { clearFilters(this.#state); changed(); });
    for (const tab of TABS) byId(`tab-${tab}`).addEventListener("click", () => this.#open(tab));
    byId("tabs").addEventListener("keydown", event => this.#moveTab(event));
    addEventListener("hashchange", () => { this.#state = readState(this.#data, location.hash); this.show(); });
    for (const id of ["filters", "columns"]) byId(id).addEventListener("click", () => this.#unfold(id));
    byId("filter-line").addEventListener("keydown", event => this.#foldBy(event));
  }

  /** Tabs are places: going back leads to the one before. */
  #open(tab) {
    this.#state.tab = tab;
    history.pushState(null, "", `#${writeState(this.#state)}`);
    this.show();
  }

  #moveTab(event) {
    const at = TABS.indexOf(this.#state.tab);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = TABS[(to + TABS.length) % TABS.length];
    this.#open(next);
    byId(`tab-${next}`).focus();
  }

  #changed(by = null) {
    history.replaceState(null, "", `#${writeState(this.#state)}`);
    this.show(by);
  }

  /** Pressing again turns the order round, and the third time it is that of the files. */
  #sortBy(key) {
    const state = this.#state;
    if (state.sort !== key) [state.sort, state.descending] = [key, false];
    else if (!state.descending) state.descending = true;
    else [state.sort, state.descending] = [null, false];
    this.#changed();
    document.querySelector(`button[data-key="${CSS.escape(key)}"]`)?.focus();
  }

  /** `by` is the panel in which something was changed, which already shows it; to make it anew would move the focus. */
  show(by = null) {
    const [data, state] = [this.#data, this.#state];
    this.#rows = this.#rowsOf(state);
    this.#showTabs();
    this.#showFilterLine();
    if (by !== "filters") this.#showPanels();
    const changed = () => this.#changed();
    if (state.tab === "overview" && !byId("overview").hasChildNodes()) byId("overview").append(...overview(data));
    if (state.tab === "table") this.#grid.show(this.#rows, state, key => this.#sortBy(key));
    if (state.tab === "plots") keepingFocus(byId("plots"), () => plotsView(data, state, this.#rows, changed));
    if (state.tab === "statistics") keepingFocus(byId("statistics"), () => statisticsView(data, state, this.#rows, changed));
  }

  #showTabs() {
    for (const tab of TABS) {
      const isShown = tab === this.#state.tab;
      const button = byId(`tab-${tab}`);
      button.setAttribute("aria-selected", isShown);
      button.tabIndex = isShown ? 0 : -1;
      byId(tab).hidden = !isShown;
    }
    byId("filter-line").hidden = this.#state.tab === "overview";
    byId("columns").hidden = this.#state.tab !== "table";
    document.body.dataset.tab = this.#state.tab;
  }

  #showFilterLine() {
    const [data, state] = [this.#data, this.#state];
    const search = byId("task");
    if (search.value !== state.task) search.value = state.task;
    const isPlain = state.task !== "" && !taskTest(state.task).isExpression;
    search.setAttribute("aria-invalid", isPlain);
    byId("search-hint").hidden = !isPlain;
    byId("differences").checked = state.differences;
    byId("differences-label").hidden = data.runSets.length < 2;
    byId("clear").hidden = !isFiltered(state);
    const all = tasksInWords(data.nRows);
    byId("count").textContent = isFiltered(state) ? `${thousands(this.#rows.length)} of ${all}` : all;
    byId("n-filters").textContent = state.values.size + state.ranges.size || "";
  }

  #unfold(id) {
    this.#unfolded = this.#unfolded === id ? null : id;
    this.#showPanels();
  }

  /** Escape closes the panel that is open, and leads back to what opened it. */
  #foldBy(event) {
    const open = this.#unfolded;
    if (event.key !== "Escape" || open === null || event.target === byId("task")) return;
    this.#unfold(open);
    byId(open).focus();
  }

  /** What is folded away is not made. */
  #showPanels() {
    for (const [id, make] of [["filters", filterPanel], ["columns", columnPanel]]) {
      const panel = byId(`${id}-panel`);
      panel.hidden = this.#unfolded !== id || byId(id).hidden;
      byId(id).setAttribute("aria-expanded", !panel.hidden);
      if (!panel.hidden) keepingFocus(panel, () => make(this.#data, this.#state, () => this.#changed(id)));
    }
  }
}

/** Makes a part of the page anew; who had the focus has it again. */
function keepingFocus(part, make) {
  const focusable = () => [...part.querySelectorAll("input, select, button, a, [tabindex]")];
  const index = focusable().indexOf(document.activeElement);
  part.replaceChildren(...make());
  if (index >= 0) focusable()[index]?.focus();
}

start();
