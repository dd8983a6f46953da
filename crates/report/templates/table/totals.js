// What all rows of a run set come to, and statistics of some of them.

/** Categories in the order in which people want to see them, with the sign that goes with the colour. */
const CATEGORIES = [
  ["correct", "✓"], ["correct-unconfirmed", "≈"], ["wrong", "✗"], ["unknown", "?"], ["error", "!"], ["missing", "–"], ["aborted", "×"],
];

const SIGNS = new Map(CATEGORIES);

/** Groups of runs: name, and whether a run of this category and answer belongs to it. */
const GROUPS = [
  ["all", () => true],
  ["correct", category => category === "correct"],
  ["correct true", (category, answer) => category === "correct" && answer === "true"],
  ["correct false", (category, answer) => category === "correct" && answer === "false"],
  ["correct-unconfirmed", category => category === "correct-unconfirmed"],
  ["wrong", category => category === "wrong"],
  ["wrong true", (category, answer) => category === "wrong" && answer === "true"],
  ["wrong false", (category, answer) => category === "wrong" && answer === "false"],
  ["unknown", category => category === "unknown"],
  ["error", category => category === "error"],
  ["missing", category => category === "missing"],
  ["aborted", category => category === "aborted"],
];

/** What a status says about the property. */
function answerOf(status) {
  if (status === "true") return "true";
  return status === "false" || (status?.startsWith("false(") && status.endsWith(")")) ? "false" : "other";
}

/** By pair of category and status, whether its runs belong to a group. */
function membership(runSet, belongs) {
  const answers = runSet.status?.words.map(answerOf) ?? ["other"];
  const byCategory = runSet.category.words.map((category, code) => answers.map(answer => code !== 0 && belongs(category, answer)));
  return row => byCategory[runSet.category.code(row)][runSet.status?.code(row) ?? 0];
}

/** How many rows have each word of a column, in the order of the words; rows without a value are left out. */
function countWords(column) {
  const counts = column.counts();
  return column.words.map((word, code) => [word, counts[code]]).slice(1);
}

/** What all runs come to, as it was counted when the page was made: their number, by group too, their points, and the most points that there are. */
function totals({ groups, score, max_score: max }) {
  const counts = new Map(groups);
  return { n: counts.get("all"), groups: counts, score: score ?? 0, max };
}

/** Of the numbers of a column in these rows; `null` if there are none. The deviation is that of a whole population. */
function statisticsOf(column, rows) {
  const all = column.numbers();
  const places = rows.filter(row => !Number.isNaN(all[row]));
  if (places.length === 0) return null;
  const numbers = new Float64Array(places.length);
  let sum = 0;
  for (let at = 0; at < places.length; at++) sum += numbers[at] = all[places[at]];
  const n = numbers.length;
  const mean = sum / n;
  let squares = 0;
  for (const number of numbers) squares += (number - mean) ** 2;
  const variance = squares / n;
  numbers.sort();
  const median = (numbers[(n - 1) >> 1] + numbers[n >> 1]) / 2;
  return { n, sum, mean, median, min: numbers[0], max: numbers[n - 1], deviation: Math.sqrt(variance) };
}
