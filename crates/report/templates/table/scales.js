// From numbers to places on an axis.

/** A scale for these bounds; `kind` is "linear" or "log". On a logarithmic one, what is not positive lies at its lower end. */
function makeScale(kind, low, high, from, to) {
  const [begin, end] = kind === "log" ? logBounds(low, high) : linearBounds(low, high);
  const place = kind === "log" ? number => Math.log10(Math.max(number, begin)) : number => number;
  const [first, last] = [place(begin), place(end)];
  return {
    kind, begin, end,
    at: number => from + (place(number) - first) / (last - first) * (to - from),
    ticks: () => kind === "log" ? logTicks(begin, end) : linearTicks(begin, end, Math.abs(to - from)),
  };
}

function linearBounds(low, high) {
  if (!(low <= high)) return [0, 1];
  return low === high ? [Math.min(low, 0), high === 0 ? 1 : Math.max(high, 0) || 1] : [low, high];
}

/** Whole powers of ten around the numbers. */
function logBounds(low, high) {
  const least = low > 0 ? low : Math.min(1, high > 0 ? high / 1000 : 1);
  const begin = 10 ** Math.floor(Math.log10(least) + 1e-9);
  const end = 10 ** Math.ceil(Math.log10(Math.max(high, least)) - 1e-9);
  return [begin, end > begin ? end : begin * 10];
}

function linearTicks(begin, end, length) {
  const rough = (end - begin) / Math.max(2, length / 80);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find(factor => factor * power >= rough) * power;
  const ticks = [];
  for (let number = Math.ceil(begin / step - 1e-9) * step; number <= end + step * 1e-9; number += step) {
    ticks.push(Math.abs(number) < step * 1e-9 ? 0 : Number(number.toPrecision(12)));
  }
  return ticks;
}

function logTicks(begin, end) {
  const decades = Math.round(Math.log10(end / begin));
  const factors = decades <= 2 ? [1, 2, 5] : [1];
  const step = Math.max(1, Math.ceil(decades / 8));
  const ticks = [];
  for (let decade = 0; decade <= decades; decade += step) {
    for (const factor of factors) {
      const number = Number((begin * 10 ** decade * factor).toPrecision(12));
      if (number <= end * (1 + 1e-9)) ticks.push(number);
    }
  }
  return ticks;
}
