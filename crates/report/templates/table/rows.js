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
  if (state.differences) tests.push(differenceTest(data.runSets));
  return tests.reduce((rows, test) => rows.filter(row => test(row)), data.rows);
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
function differenceTest(runSets) {
  // The words of each run set by their place among those of all: numbers are compared faster than texts.
  const places = new Map([[null, 0]]);
  const placeOf = word => places.get(word) ?? places.set(word, places.size).get(word);
  const ofSets = runSets.map(({ status }) => ({ status, places: status?.words.map(placeOf) }));
  const place = ({ status, places: ofWords }, row) => status ? ofWords[status.code(row)] : 0;
  return row => ofSets.some(ofSet => place(ofSet, row) !== place(ofSets[0], row));
}

/** Rows in the order of a column. Each column is sorted once, whatever is filtered. */
function sortedRows(data, rows, column, descending) {
  if (!column) return rows;
  const order = descending ? column.descending() : column.ascending();
  if (rows.length === data.nRows) return order;
  const isAmong = new Uint8Array(data.nRows);
  for (const row of rows) isAmong[row] = 1;
  return order.filter(row => isAmong[row] === 1);
}

/** The rows that a state shows, and no work if they are those of the state before. */
function rowFinder(data) {
  let [filter, passing] = [null, data.rows];
  return state => {
    const wanted = filterKey(state);
    if (wanted !== filter) [filter, passing] = [wanted, passingRows(data, state)];
    return sortedRows(data, passing, columnOf(data, state.sort), state.descending);
  };
}
