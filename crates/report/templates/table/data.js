// The data of the page, as crates/report/src/table/payload.rs packs them: texts column by column, in one compressed
// stream. A column is taken apart when somebody looks at it.

const BETWEEN_BLOCKS = "\u001e";
const BETWEEN_VALUES = "\u001f";
/** The code of the first word, which stands for none. */
const FIRST_CODE = 0x20;

async function unpack(packed) {
  const bytes = Uint8Array.fromBase64?.(packed) ?? decoded(packed);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

/** For browsers that have no decoder of their own for this. */
function decoded(packed) {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** What 9 and 10 are compared by: a number is preceded by how many digits it has, upper and lower case are alike. */
function textKey(text) {
  return text.toLowerCase().replace(/\d+/g, digits => {
    const number = digits.replace(/^0+(?=\d)/, "");
    return "9".repeat(number.length / 9) + number.length % 9 + number;
  });
}

/** One column of one run set, or of the tasks. */
class Column {
  #block;
  #nRows;
  #texts;
  #numbers;
  #counts;
  #ranks;
  #ascending;
  #descending;

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
  #rank() {
    const ranks = new Float64Array(this.#nRows).fill(NaN);
    if (this.words) {
      const ofCode = ranksOf(this.words);
      for (let row = 0; row < this.#nRows; row++) ranks[row] = ofCode[this.code(row)];
      return ranks;
    }
    return ranksOf(Array.from({ length: this.#nRows }, (_, row) => this.text(row)));
  }

  /** How often each word occurs, in the order of the words. Only for columns of words. */
  counts() {
    if (this.#counts) return this.#counts;
    const counts = new Uint32Array(this.words.length);
    for (let row = 0; row < this.#nRows; row++) counts[this.code(row)]++;
    return this.#counts = counts;
  }

  /** How many characters the longest text has. */
  longest() {
    if (this.words) return this.words.reduce((most, word) => Math.max(most, word?.length ?? 0), 0);
    let most = 0;
    for (let row = 0; row < this.#nRows; row++) most = Math.max(most, this.text(row)?.length ?? 0);
    return most;
  }

  /** All rows in the order of this column; those without a value come last, equal ones stay in the order of the files. */
  ascending() { return this.#ascending ??= this.#ordered(1); }
  descending() { return this.#descending ??= this.#ordered(-1); }

  #ordered(sign) {
    return this.isNumeric ? ordered(this.numbers(), sign) : orderedByRank(this.#ranks ??= this.#rank(), sign);
  }
}

/** By text: where it is in the order of texts; NaN for `null`. */
function ranksOf(texts) {
  const keys = texts.map(text => text === null ? null : textKey(text));
  // An array and not a typed one: only its sort is fast where the texts are in order already, as they often are.
  const order = [];
  keys.forEach((key, at) => { if (key !== null) order.push(at); });
  order.sort((a, b) => keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : 0);
  const ranks = new Float64Array(texts.length).fill(NaN);
  let rank = 0;
  order.forEach((at, place) => {
    if (place > 0 && keys[at] !== keys[order[place - 1]]) rank = place;
    ranks[at] = rank;
  });
  return ranks;
}

/** The places of keys in their order; NaN comes last in both directions. */
function ordered(keys, sign) {
  const places = Uint32Array.from(keys.keys());
  const [some, none] = [places.filter(at => !Number.isNaN(keys[at])), places.filter(at => Number.isNaN(keys[at]))];
  some.sort((a, b) => sign * (keys[a] - keys[b]) || a - b);
  const all = new Uint32Array(keys.length);
  all.set(some);
  all.set(none, some.length);
  return all;
}

/** The same for ranks: how many there are of each tells where it begins, so that none need be compared. */
function orderedByRank(ranks, sign) {
  const starts = new Uint32Array(ranks.length);
  for (const rank of ranks) if (!Number.isNaN(rank)) starts[rank]++;
  let end = 0;
  for (let step = 0; step < starts.length; step++) {
    const rank = sign > 0 ? step : starts.length - 1 - step;
    const start = end;
    end += starts[rank];
    starts[rank] = start;
  }
  const all = new Uint32Array(ranks.length);
  ranks.forEach((rank, at) => { all[Number.isNaN(rank) ? end++ : starts[rank]++] = at; });
  return all;
}

/** The results of one tool. */
class RunSet {
  #files;
  #ownLogs;
  #names;

  constructor(description, index, blocks, nRows, names) {
    this.index = index;
    this.label = description.label;
    this.facts = description.facts;
    this.problem = description.problem;
    this.totals = totals(description.totals);
    this.columns = description.columns.map(column => new Column(column, blocks, nRows));
    this.status = this.column("status");
    this.category = this.column("category");
    this.score = this.column("score");
    /** Which of several result files a run is from; nothing if there is only one. */
    this.file = description.files.length > 1 ? this.column("result file") : undefined;
    this.#files = new Map(description.files.map(file => [file.name, file]));
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
    const { logs, archive } = this.file ? this.#files.get(this.file.text(row)) : this.#files.values().next().value;
    if (logs === null) return archive && safeAddress(archive);
    const name = this.#names.text(row) ?? "";
    return safeAddress(`${logs}${encodeURIComponent(name.slice(name.lastIndexOf("/") + 1))}.log`);
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
    /** Every row, in the order of the files. */
    rows: Uint32Array.from(new Uint32Array(head.n_rows).keys()),
    tasks,
    runSets: head.run_sets.map((runSet, index) => new RunSet(runSet, index, blocks, head.n_rows, tasks.name)),
  };
}
