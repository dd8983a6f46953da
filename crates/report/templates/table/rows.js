// Which rows are shown, and in which order.

/** The rows that pass all filters, in the order of the files. */
function passingRows(data, state) {
  const tests = [];
  if (state.task !== "") {
    const matches = taskTest(state.task).test;
    tests.push(row => matches(data.tasks.name.text(row) ?? ""));
  }
  for (const [key, values] of state.values) tests.push(valueTest(columnOf(data, key), values));
  for (const [key, [from, to]] of state.ranges) tests.push(rangeTest(columnOf(data, key), from, to));
  if (state.differences) tests.push(row => isDifferent(data.runSets, row));
  const rows = allRows(data);
  return tests.length === 0 ? rows : rows.filter(row => tests.every(test => test(row)));
}

/** What is no regular expression is looked for as it stands. */
function taskTest(text) {
  try {
    const expression = new RegExp(text, "iu");
    return { isExpression: true, test: name => expression.test(name) };
  } catch {
    const searched = text.toLowerCase();
    return { isExpression: false, test: name => name.toLowerCase().includes(searched) };
  }
}

function valueTest(column, values) {
  const passes = column.words.map(word => values.has(word));
  return row => passes[column.code(row)];
}

/** A run without the value is in no range. */
function rangeTest(column, from, to) {
  const numbers = column.numbers();
  const low = Number.isNaN(from) ? -Infinity : from;
  const high = Number.isNaN(to) ? Infinity : to;
  return row => numbers[row] >= low && numbers[row] <= high;
}

/** Whether the run sets do not all have the same status; a run that is not there has none. */
function isDifferent(runSets, row) {
  const first = runSets[0].status?.text(row) ?? null;
  return runSets.some(runSet => (runSet.status?.text(row) ?? null) !== first);
}

/** Sorts rows by a column; rows without a value come last, equal ones stay in the order of the files. */
function sortedRows(rows, column, descending) {
  if (!column) return rows;
  const keys = column.keys();
  const sign = descending ? -1 : 1;
  return Uint32Array.from(rows).sort((a, b) => {
    const [x, y] = [keys[a], keys[b]];
    if (x === y) return a - b;
    if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) - Number.isNaN(y) || a - b;
    return x < y ? -sign : sign;
  });
}
