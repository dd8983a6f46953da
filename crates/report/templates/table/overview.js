// Who was run, where, and what came of it in numbers.

function overview(data) {
  const all = data.runSets.map(runSet => runSet.totals);
  return [
    data.warnings.length > 0 ? warningList(data.warnings) : null,
    shareBars(data, all),
    element("div", { class: "side-by-side" },
      element("section", {}, element("h2", {}, "Results"), resultTable(data, all)),
      data.runSets.some(runSet => runSet.status) ? element("section", {}, element("h2", {}, "Statuses"), statusTable(data)) : null),
    element("h2", {}, "Run sets"), factTable(data),
  ].filter(part => part !== null);
}

function warningList(warnings) {
  return element("section", { class: "warnings", "aria-label": "Warnings" },
    element("h2", {}, warnings.length === 1 ? "A warning" : `${warnings.length} warnings`),
    element("ul", {}, warnings.map(warning => element("li", {}, warning))));
}

/** How the runs are shared among the categories. */
function shareBars(data, all) {
  return element("div", { class: "bars", "aria-hidden": "true" }, data.runSets.map((runSet, index) => {
    const parts = CATEGORIES.map(([category]) => {
      const n = all[index].groups.get(category);
      const part = element("span", { class: `is-${category}`, title: `${category}: ${n}` });
      part.style.flexGrow = n;
      return n > 0 ? part : null;
    });
    return element("div", { class: "bar-line" }, element("span", { class: "bar-label", title: runSet.label }, runSet.label), element("span", { class: "bar" }, parts));
  }));
}

/** A head with the run sets, and lines of a heading and a cell for each run set. */
function comparison(data, className, caption, lines) {
  return element("div", { class: "scroll" }, element("table", { class: `comparison ${className}` },
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, element("td"), data.runSets.map(runSet => element("th", { scope: "col", title: runSet.label }, element("span", { class: "label" }, runSet.label))))),
    element("tbody", {}, lines)));
}

/** A number that leads to the rows that it counts. */
function countCell(n, runSet, key, words) {
  if (n === 0) return element("td", { class: "number none" }, "0");
  const address = new URLSearchParams({ tab: "table" });
  words.forEach(word => address.append("is", `${runSet.index + 1}.${key}:${word}`));
  return element("td", { class: "number" }, element("a", { href: `#${address}` }, thousands(n)));
}

function resultTable(data, all) {
  const line = (heading, className, cells) => element("tr", { class: className }, element("th", { scope: "row" }, heading), cells);
  const lines = [line("runs", "strong", data.runSets.map((runSet, index) => countCell(all[index].n, runSet, "category", [])))];
  for (const [name] of GROUPS.slice(1)) {
    if (!all.some(total => total.groups.get(name) > 0)) continue;
    const [category, answer] = name.split(" ");
    lines.push(line(answer ?? category, answer ? "part" : `is-${category}`, data.runSets.map((runSet, index) => {
      const n = all[index].groups.get(name);
      if (!answer) return countCell(n, runSet, "category", [category]);
      return element("td", { class: `number ${n === 0 ? "none" : ""}` }, thousands(n));
    })));
  }
  if (data.runSets.some(runSet => runSet.score)) {
    lines.push(line("score", "strong score", data.runSets.map((runSet, index) => element("td", { class: "number" },
      runSet.score ? [thousands(all[index].score), element("small", {}, ` of ${thousands(all[index].max)}`)] : "–"))));
  }
  return comparison(data, "results", "Runs by category; points by the rules of SV-COMP", lines);
}

function statusTable(data) {
  const counts = data.runSets.map(runSet => new Map(runSet.status ? countWords(runSet.status) : []));
  const sum = status => counts.reduce((total, ofSet) => total + (ofSet.get(status) ?? 0), 0);
  const statuses = [...new Set(counts.flatMap(ofSet => [...ofSet.keys()]))].sort((a, b) => sum(b) - sum(a));
  const listed = statuses.slice(0, MAX_LISTED).map(status => element("tr", {}, element("th", { scope: "row", title: status }, status),
    data.runSets.map((runSet, index) => countCell(counts[index].get(status) ?? 0, runSet, "status", [status]))));
  if (statuses.length > MAX_LISTED) {
    listed.push(element("tr", {}, element("th", { scope: "row" }, `${statuses.length - MAX_LISTED} more`), data.runSets.map(() => element("td"))));
  }
  return comparison(data, "statuses", "Runs by status", listed);
}

/** What the files of a run set say differently stands in lines of its own. */
function factLines(texts) {
  return element("div", { class: "fact" },
    texts.length === 1 ? texts : texts.map(text => element("span", { class: "one-of-several" }, text)));
}

function factTable(data) {
  const labels = [...new Set(data.runSets.flatMap(runSet => runSet.facts.map(([label]) => label)))];
  const lines = labels.map(label => element("tr", {}, element("th", { scope: "row" }, label), data.runSets.map(runSet =>
    element("td", {}, factLines(runSet.facts.find(([name]) => name === label)?.[1] ?? [])))));
  if (data.runSets.some(runSet => runSet.problem)) {
    lines.unshift(element("tr", {}, element("th", { scope: "row" }, "problem"),
      data.runSets.map(runSet => element("td", { class: "problem" }, runSet.problem ?? ""))));
  }
  return comparison(data, "facts", "What was run, and where", lines);
}
