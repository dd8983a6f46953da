// From numbers to places on an axis.

/** A scale for these bounds; `kind` is "linear" or "log". On a logarithmic one, what is not positive lies at its lower end. */
function makeScale(kind, low, high, from, to) {
  const [begin, end] = kind === "log" ? logBounds(low, high) : linearBounds(low, high);
  // Half of a number: the distance between the largest and the least is more than a number can be.
  const place = kind === "log" ? number => Math.log10(clamp(number, begin, end)) : number => number / 2;
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

/** Powers of ten are exact enough from here to the inverse. */
const LEAST = 1e-300;

/** 1, 2 or 5 times a power of ten around the numbers. */
function logBounds(low, high) {
  const least = Math.max(LEAST, low > 0 ? low : Math.min(1, high > 0 ? high / 1000 : 1));
  const most = clamp(high, least, 1 / LEAST);
  const rounds = number => [1, 2, 5, 10].map(factor => Number((factor * 10 ** Math.floor(Math.log10(number))).toPrecision(3)));
  const begin = rounds(least).findLast(bound => bound <= least * (1 + 1e-9));
  const end = rounds(most).find(bound => bound >= most * (1 - 1e-9));
  return [begin, end > begin ? end : begin * 10];
}

function linearTicks(begin, end, length) {
  const nTicks = Math.max(2, length / 80);
  const rough = end / nTicks - begin / nTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find(factor => factor * power >= rough) * power;
  const ticks = [];
  for (let number = Math.ceil(begin / step - 1e-9) * step; number <= end + step * 1e-9; number += step) {
    ticks.push(Math.abs(number) < step * 1e-9 ? 0 : Number(number.toPrecision(12)));
  }
  return ticks;
}

function logTicks(begin, end) {
  const [first, last] = [Math.floor(Math.log10(begin) + 1e-9), Math.ceil(Math.log10(end) - 1e-9)];
  const factors = last - first <= 2 ? [1, 2, 5] : [1];
  const step = Math.max(1, Math.ceil((last - first) / 8));
  const ticks = [];
  for (let power = first; power <= last; power += step) {
    for (const factor of factors) {
      const number = Number((factor * 10 ** power).toPrecision(12));
      if (number >= begin * (1 - 1e-9) && number <= end * (1 + 1e-9)) ticks.push(number);
    }
  }
  return ticks;
}
