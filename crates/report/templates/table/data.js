// The data of the page, as crates/report/src/table/payload.rs packs them: texts column by column, in one compressed
// stream. A column is taken apart when somebody looks at it.

const BETWEEN_BLOCKS = "\u001e";
const BETWEEN_VALUES = "\u001f";
/** The code of the first word, which stands for none. */
const FIRST_CODE = 0x20;

async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

/** One column of one run set, or of the tasks. */
class Column {
  #block;
  #nRows;
  #texts;
  #numbers;
  #ranks;

  constructor(description, blocks, nRows) {
    this.title = description.title;
    this.hidden = description.hidden;
    this.isNumeric = description.numeric;
    this.unit = description.unit;
    this.words = description.words;
    this.#block = blocks[description.block];
    this.#nRows = nRows;
  }

  /** What people see as the unit, and by what to divide. */
  get shownUnit() { return this.unit === "B" ? "MB" : this.unit === "B/s" ? "MB/s" : this.unit; }
  get scale() { return this.unit === "B" || this.unit === "B/s" ? 1e6 : 1; }
  get heading() { return this.shownUnit ? `${this.title} (${this.shownUnit})` : this.title; }

  /** The number of a word; 0 if there is no value. Only for columns of words. */
  code(row) { return this.#block.charCodeAt(row) - FIRST_CODE; }

  /** As it stands in the result file, but for the unit; `null` if there is no value. */
  text(row) {
    if (this.words) return this.words[this.code(row)];
    this.#texts ??= this.#block.split(BETWEEN_VALUES);
    return this.#texts[row] || null;
  }

  /** In the unit that people see; NaN if there is no value, or one that is no number. */
  number(row) { return this.numbers()[row]; }

  numbers() {
    if (this.#numbers) return this.#numbers;
    const parse = text => text === null || text === "" ? NaN : Number(text) / this.scale;
    const ofWords = this.words?.map(parse);
    const numbers = new Float64Array(this.#nRows);
    for (let row = 0; row < this.#nRows; row++) numbers[row] = ofWords ? ofWords[this.code(row)] : parse(this.text(row));
    return this.#numbers = numbers;
  }

  /** As people see it. */
  shown(row) {
    const text = this.text(row);
    return text !== null && this.isNumeric ? shownNumber(this.number(row)) : text ?? "";
  }

  /** By row: where its text is in the order of texts, in which 9 comes before 10; NaN without a value. */
  ranks() {
    if (this.#ranks) return this.#ranks;
    const compare = new Intl.Collator("en", { numeric: true }).compare;
    const ranks = new Float64Array(this.#nRows).fill(NaN);
    if (this.words) {
      const order = this.words.map((_, code) => code).slice(1).sort((a, b) => compare(this.words[a], this.words[b]));
      const ofCode = [NaN];
      order.forEach((code, rank) => { ofCode[code] = rank; });
      for (let row = 0; row < this.#nRows; row++) ranks[row] = ofCode[this.code(row)];
    } else {
      const order = Array.from(ranks.keys()).filter(row => this.text(row) !== null);
      order.sort((a, b) => compare(this.text(a), this.text(b)));
      let rank = 0;
      order.forEach((row, at) => {
        if (at > 0 && compare(this.text(row), this.text(order[at - 1])) !== 0) rank = at;
        ranks[row] = rank;
      });
    }
    return this.#ranks = ranks;
  }

  /** How many characters the longest text has. */
  longest() {
    if (this.words) return this.words.reduce((most, word) => Math.max(most, word?.length ?? 0), 0);
    let most = 0;
    for (let row = 0; row < this.#nRows; row++) most = Math.max(most, this.text(row)?.length ?? 0);
    return most;
  }

  /** What to sort by. */
  keys() { return this.isNumeric ? this.numbers() : this.ranks(); }
}

/** The results of one tool. */
class RunSet {
  #logs;
  #archive;
  #ownLogs;
  #names;

  constructor(description, index, blocks, nRows, names) {
    this.index = index;
    this.label = description.label;
    this.facts = description.facts;
    this.problem = description.problem;
    this.columns = description.columns.map(column => new Column(column, blocks, nRows));
    this.status = this.column("status");
    this.category = this.column("category");
    this.score = this.column("score");
    this.#logs = description.logs;
    this.#archive = description.archive;
    this.#ownLogs = new Map(description.own_logs);
    this.#names = names;
  }

  column(title) { return this.columns.find(column => column.title === title); }

  /** Whether this tool was run on the task. */
  hasRun(row) { return this.category.code(row) !== 0; }

  /** The address of the log; `null` if there is none, or one that is no page or file. */
  log(row) {
    if (!this.hasRun(row)) return null;
    const own = this.#ownLogs.get(row);
    if (own !== undefined) return safeAddress(own);
    if (this.#logs === null) return this.#archive && safeAddress(this.#archive);
    const name = this.#names.text(row) ?? "";
    return safeAddress(`${this.#logs}${encodeURIComponent(name.slice(name.lastIndexOf("/") + 1))}.log`);
  }
}

/** Addresses that are relative, or of the web; whatever else a file claims to be a log is no link. */
function safeAddress(address) {
  const isRelative = !/^[^/?#]*:/.test(address) && !/^[/\\]/.test(address);
  return isRelative || /^https?:\/\//i.test(address) ? address : null;
}

/** Everything that the page knows. */
function readData(text) {
  const blocks = text.split(BETWEEN_BLOCKS);
  const head = JSON.parse(blocks[0]);
  const column = description => new Column(description, blocks, head.n_rows);
  const tasks = { name: column(head.name), property: column(head.property), expected: column(head.expected), max: column(head.max_score) };
  return {
    title: head.title,
    base: head.base,
    warnings: head.warnings,
    nRows: head.n_rows,
    tasks,
    runSets: head.run_sets.map((runSet, index) => new RunSet(runSet, index, blocks, head.n_rows, tasks.name)),
  };
}

/** Every row, in the order of the files. */
function allRows(data) {
  return Uint32Array.from({ length: data.nRows }, (_, row) => row);
}
