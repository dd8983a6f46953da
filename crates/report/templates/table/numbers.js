// Numbers as people see them. What a result file says stands in the tooltips.

/** Three digits that matter, or as many as are before the point. */
function shownNumber(number) {
  if (!Number.isFinite(number)) return Number.isNaN(number) ? "" : String(number);
  if (Number.isInteger(number)) return String(number);
  const size = Math.abs(number);
  if (size >= 1000) return String(Math.round(number));
  return size < 1e-6 ? number.toExponential(2) : number.toPrecision(3);
}

function tasksInWords(number) {
  return `${thousands(number)} ${number === 1 ? "task" : "tasks"}`;
}

/** The same with groups of digits, for texts and sums. */
function thousands(number) {
  if (!Number.isFinite(number) || Math.abs(number) < 1000) return shownNumber(number);
  return Math.round(number).toLocaleString("en").replaceAll(",", "\u202f");
}
