//! The page of `jurat table` in a real browser, with a real mouse and real keys.

use std::fs;

use crate::common::devtools::Browser;
use crate::common::results::{TOOLS, write_plain};
use crate::common::tables::{Made, made, page_of};
use crate::common::{JURAT, command, text};
use serde_json::{Value, json};

fn opened(made: &Made, fragment: &str) -> Browser {
    let mut browser = Browser::start();
    browser.open(&made.page, fragment);
    browser.settle();
    browser
}

/// The texts of a column of the rows that are in the page's tree.
fn shown(browser: &mut Browser, column: usize) -> Vec<String> {
    let cells = browser.evaluate(&format!(
        "[...document.querySelectorAll('#grid tbody tr:not(.spacer)')].map(row => row.cells[{column}].textContent)"
    ));
    cells.as_array().expect("a list").iter().map(|cell| cell.as_str().expect("a text").to_owned()).collect()
}

fn count(browser: &mut Browser) -> String {
    browser.text("document.getElementById('count').textContent.replaceAll('\\u202f', '')")
}

/// Every view, in both schemes and at both widths: nothing complains, nothing is wider than the window. Where
/// `JURAT_SCREENSHOTS` names a directory, there is a picture of each.
#[test]
fn every_view_fits_and_complains_about_nothing() {
    let made = made(3, 1000);
    let mut browser = opened(&made, "");
    for scheme in ["light", "dark"] {
        browser.scheme(scheme);
        for (width, height, name) in [(1280, 800, "wide"), (390, 844, "phone")] {
            browser.size(width, height);
            for (view, fragment, clicked) in [
                ("overview", "", None),
                ("table", "#tab=table", None),
                ("filters", "#tab=table&is=1.category:wrong", Some("#filters")),
                ("columns", "#tab=table", Some("#columns")),
                ("score", "#tab=plots&plot=score", None),
                ("quantile", "#tab=plots&plot=quantile", None),
                ("direct", "#tab=plots&plot=direct", None),
                ("scatter", "#tab=plots&plot=scatter&results=all", None),
                ("statistics", "#tab=statistics", None),
                ("no-table", "#tab=table&task=zzz", None),
                ("no-plot", "#tab=plots&plot=quantile&task=zzz", None),
                ("no-scatter", "#tab=plots&plot=scatter&task=zzz", None),
                ("no-statistics", "#tab=statistics&task=zzz", None),
            ] {
                browser.open(&made.page, fragment);
                if let Some(clicked) = clicked {
                    browser.click(clicked);
                }
                browser.screenshot(&format!("{view}-{name}-{scheme}"));
                let widest = browser.evaluate("document.documentElement.scrollWidth");
                assert!(widest.as_u64() <= Some(width.into()), "{view}, {name}: {widest}");
                assert_eq!(browser.complaints(), [""; 0], "{view}, {name}, {scheme}");
            }
        }
    }
}

/// Text has the contrast that WCAG asks for, in both schemes.
#[test]
fn colours_can_be_told_from_the_paper() {
    let made = made(1, 300);
    let mut browser = opened(&made, "#tab=table");
    let mut papers = Vec::new();
    for scheme in ["light", "dark"] {
        browser.scheme(scheme);
        papers.push(browser.text("getComputedStyle(document.body).backgroundColor"));
        for tone in
            ["ink", "soft", "accent", "correct", "unconfirmed", "wrong", "unknown", "error", "missing"]
        {
            let contrast = browser.evaluate(&format!(
                "(() => {{ const probe = document.createElement('i'); document.body.append(probe); \
                 const channels = name => {{ probe.style.color = `var(--${{name}})`; \
                 return getComputedStyle(probe).color.match(/\\d+/g).map(value => {{ const part = value / 255; \
                 return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; }}); }}; \
                 const light = name => channels(name).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0.05); \
                 const [a, b] = [light('{tone}'), light('paper')]; return Math.max(a, b) / Math.min(a, b); }})()"
            ));
            assert!(contrast.as_f64() >= Some(4.5), "{tone} in {scheme}: {contrast}");
        }
    }
    assert_ne!(papers[0], papers[1]);
}

#[test]
fn the_overview_counts_as_the_json_does() {
    let made = made(3, 500);
    let mut browser = opened(&made, "");
    let table = browser.evaluate(
        "[...document.querySelectorAll('.results tbody tr')].map(row => [...row.cells].map(cell => cell.textContent.replaceAll('\\u202f', '')))",
    );
    let lines = table.as_array().expect("a list");
    let groups = [
        "all",
        "correct",
        "correct true",
        "correct false",
        "correct-unconfirmed",
        "wrong",
        "wrong true",
        "wrong false",
        "unknown",
        "error",
    ];
    assert_eq!(lines.len(), groups.len() + 1);
    for (line, group) in lines.iter().zip(groups) {
        for (index, run_set) in made.run_sets().iter().enumerate() {
            assert_eq!(line[index + 1], run_set["counts"][group].to_string(), "{group}");
        }
    }
    for (index, run_set) in made.run_sets().iter().enumerate() {
        let score = run_set["score"].as_f64().expect("there are points");
        assert_eq!(lines[groups.len()][index + 1], format!("{score} of {}", run_set["max_score"]));
    }
    // Numbers lead to the rows that they count.
    browser.click(".results tr.is-wrong a");
    let n_wrong = &made.run_sets()[0]["counts"]["wrong"];
    assert_eq!(count(&mut browser), format!("{n_wrong} of 500 tasks"));
    assert!(shown(&mut browser, 2).iter().all(|status| status.starts_with('✗')));
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn a_click_on_a_heading_sorts() {
    let made = made(2, 400);
    let mut browser = opened(&made, "#tab=table");
    let as_in_files = shown(&mut browser, 0);
    assert_eq!(as_in_files[0], made.json["tasks"][0]["task"]);
    let mut by_time = made.column(1, "cputime");
    by_time.sort_by(|a, b| a.1.total_cmp(&b.1));
    let names = |rows: &[(usize, f64)]| -> Vec<Value> {
        rows.iter().map(|(row, _)| made.json["tasks"][*row]["task"].clone()).collect()
    };
    for descending in [false, true] {
        browser.click("button[data-key='2.cputime']");
        let tasks = shown(&mut browser, 0);
        assert!(tasks.len() > 20, "the window has room for more than {} rows", tasks.len());
        assert_eq!(json!(tasks), json!(names(&by_time[..tasks.len()])));
        let order = if descending { "descending" } else { "ascending" };
        assert_eq!(browser.text("document.querySelector('[aria-sort$=cending]').ariaSort"), order);
        by_time.reverse();
    }
    assert_eq!(browser.text("location.hash"), "#tab=table&sort=2.cputime&order=descending");
    browser.click("button[data-key='2.cputime']");
    assert_eq!(shown(&mut browser, 0), as_in_files);
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Equal texts stay in the order of the file in both directions, and what is missing comes last.
#[test]
fn texts_are_sorted_too() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let statuses = ["true", "false", "TIMEOUT", "", "true", "ERROR (10)", "false", "ERROR (9)", ""];
    let run = |(number, status): (usize, &&str)| match *status {
        "" => format!("<run name='{number}'/>"),
        _ => format!("<run name='{number}'><column title='status' value='{status}'/></run>"),
    };
    let runs: String = statuses.iter().enumerate().map(run).collect();
    let results = directory.path().join("results.xml");
    fs::write(&results, format!("<result tool='t'>{runs}</result>")).expect("it can be written");
    let made = page_of(directory, &[results]);
    let mut browser = opened(&made, "#tab=table");
    // Numbers in texts count as such, and so ERROR (9) comes before ERROR (10).
    for expected in [[7, 5, 1, 6, 2, 0, 4, 3, 8], [0, 4, 2, 1, 6, 5, 7, 3, 8]] {
        browser.click("button[data-key='1.status']");
        assert_eq!(shown(&mut browser, 0), expected.map(|number| number.to_string()));
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Filters are set with mouse and keys, and a link brings them back.
#[test]
fn filters_are_kept_in_the_address() {
    let made = made(2, 400);
    let mut browser = opened(&made, "#tab=table");
    let expected = |passes: &dyn Fn(&Value) -> bool| {
        made.tasks().iter().filter(|task| passes(task)).map(|task| task["task"].clone()).collect::<Vec<_>>()
    };
    let check = |browser: &mut Browser, expected: &[Value]| {
        assert_eq!(count(browser), format!("{} of 400 tasks", expected.len()));
        let tasks = shown(browser, 0);
        assert_eq!(json!(tasks), json!(expected[..tasks.len()]));
        assert!(!tasks.is_empty());
    };
    browser.click("#filters");
    browser.click(".filter-set[aria-label=Alpha] .chip.is-correct");
    let is_correct = |task: &Value| task["runs"][0]["values"]["category"] == "correct";
    check(&mut browser, &expected(&is_correct));

    browser.click("[data-range='1.cputime:from']");
    browser.type_text("20");
    browser.press("Tab");
    browser.type_text("100");
    browser.press("Tab");
    let time = |task: &Value| {
        task["runs"][0]["values"]["cputime"].as_str().and_then(|text| text.parse::<f64>().ok())
    };
    let is_between = |task: &Value| is_correct(task) && time(task) >= Some(20.0) && time(task) <= Some(100.0);
    check(&mut browser, &expected(&is_between));

    browser.click("#task");
    browser.type_text("_0+[0-9]?[02468]_");
    let is_even = |task: &Value| {
        let name = task["task"].as_str().expect("a name");
        let number: usize = name[5..10].parse().expect("names have numbers");
        is_between(task) && number < 100 && number.is_multiple_of(2)
    };
    check(&mut browser, &expected(&is_even));

    let address = browser.text("location.hash");
    browser.open(&made.page, &address);
    browser.settle();
    check(&mut browser, &expected(&is_even));
    assert_eq!(browser.text("document.getElementById('task').value"), "_0+[0-9]?[02468]_");
    browser.click("#clear");
    assert_eq!(count(&mut browser), "400 tasks");

    browser.click("#differences");
    let status = |task: &Value, run: usize| task["runs"][run]["values"]["status"].clone();
    check(&mut browser, &expected(&|task| status(task, 0) != status(task, 1)));
    browser.click("#differences");

    browser.click("#task");
    browser.type_text("_00(");
    assert_eq!(browser.text("document.getElementById('search-hint').checkVisibility()"), "true");
    assert_eq!(count(&mut browser), "0 of 400 tasks");
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn hidden_columns_can_be_shown() {
    let made = made(2, 30);
    let mut browser = opened(&made, "#tab=table");
    let headings = "[...document.querySelectorAll('#grid thead button')].map(it => it.dataset.key).join(' ')";
    assert!(!browser.text(headings).contains("starttime"));
    browser.click("#columns");
    browser.click("input[aria-label='starttime of Beta']");
    browser.click("input[aria-label='memory of all run sets']");
    let keys = browser.text(headings);
    assert!(
        keys.contains("2.starttime") && !keys.contains("1.starttime") && !keys.contains("memory"),
        "{keys}"
    );
    let starts = shown(&mut browser, 10);
    assert_eq!(json!(starts[0]), made.tasks()[0]["runs"][1]["values"]["starttime"]);
    let address = browser.text("location.hash");
    browser.open(&made.page, &address);
    browser.settle();
    assert_eq!(browser.text(headings), keys);
}

#[test]
fn statistics_are_those_of_the_json() {
    let made = made(2, 400);
    let mut browser = opened(&made, "#tab=statistics&statistics=walltime");
    let mut n_compared = 0;
    for (index, run_set) in made.run_sets().iter().enumerate() {
        for (group, expected) in run_set["statistics"]["walltime"].as_object().expect("groups") {
            let cells = browser.evaluate(&format!(
                "[...document.querySelectorAll('[data-run-set=\"{index}\"] [data-group=\"{group}\"] td')].map(cell => Number(cell.title))"
            ));
            for (cell, name) in cells.as_array().expect("cells").iter().zip([
                "n",
                "sum",
                "mean",
                "median",
                "min",
                "max",
                "deviation",
            ]) {
                let (found, expected) =
                    (cell.as_f64().expect("a number"), expected[name].as_f64().expect("a number"));
                assert!(
                    (found - expected).abs() <= expected.abs() * 1e-12,
                    "{group} {name}: {found}, {expected}"
                );
                n_compared += 1;
            }
        }
    }
    assert!(n_compared > 100, "{n_compared}");
}

/// Names that are too long are cut in the middle: their ends tell them apart.
#[test]
fn the_ends_of_long_names_are_seen() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let runs = (0..30).map(|task| {
        format!(
            "<run name=\"{}{task}.yml\"><column title=\"status\" value=\"true\"/></run>",
            "long".repeat(60)
        )
    });
    let path = directory.path().join("r.xml");
    fs::write(&path, format!("<result tool=\"T\">{}</result>", runs.collect::<String>())).expect("a file");
    let made = page_of(directory, &[path]);
    let mut browser = opened(&made, "#tab=table");
    for width in [1280, 390] {
        browser.size(width, 800);
        browser.settle();
        let is_seen = browser.evaluate(
            "[...document.querySelectorAll('#grid tbody th')].every(cell => { const [outer, end] = [cell, cell.querySelector('.tail')].map(it => it.getBoundingClientRect()); \
             return end.width > 50 && end.right <= outer.right && end.bottom <= outer.bottom && cell.textContent.length > 240; })",
        );
        assert_eq!(is_seen, true, "{width}");
    }
    assert_eq!(browser.complaints(), [""; 0]);
}

/// Only what can be seen is in the page's tree.
#[test]
fn a_hundred_thousand_rows_are_fluent() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let (page, result) =
        (directory.path().join("page.html"), write_plain(directory.path(), &TOOLS[0], 100_000));
    let output =
        command(JURAT).arg("table").arg(&result).arg("-o").arg(&page).output().expect("jurat starts");
    assert!(text(&output.stdout).contains("\n100000 tasks, page: "), "{}", text(&output.stderr));
    let results = fs::read_to_string(&result).expect("a file");
    let (_, last) = results.rsplit_once("<run name=\"../sv-benchmarks/java/").expect("it has runs");
    let last = last.split('"').next().expect("a name").to_owned();

    let mut browser = Browser::start();
    browser.open(&page, "#tab=table");
    browser.settle();
    let n_rows = "document.querySelectorAll('#grid tr').length";
    for place in ["0.5", "1"] {
        browser.evaluate(&format!("(() => {{ const box = document.getElementById('grid'); box.scrollTop = box.scrollHeight * {place}; }})()"));
        browser.settle();
        let n = browser.evaluate(n_rows).as_u64().expect("a number");
        assert!(n > 20 && n < 80, "{n} rows");
        assert_eq!(shown(&mut browser, 0).contains(&last), place == "1");
    }
    // A small step fills only the lines that come in, and all are in their order.
    for step in [120, -180] {
        let changed = browser.evaluate(&format!(
            "(async () => {{ const box = document.getElementById('grid'); box.scrollTop = 1500000; \
             const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))); await drawn(); \
             const lines = [...document.querySelectorAll('#grid tbody tr')]; const before = lines.map(line => line.textContent); \
             box.scrollTop += {step}; await drawn(); \
             const places = [...document.querySelectorAll('#grid tbody tr')].map(line => Number(line.ariaRowIndex)); \
             return [lines.filter((line, at) => line.textContent !== before[at]).length, places.every((place, at) => place === places[0] + at)]; }})()"
        ));
        let n_changed = changed[0].as_u64().expect("a number");
        assert!(n_changed > 0 && n_changed <= 8 && changed[1] == true, "{step}: {changed}");
    }
    browser.evaluate(
        "(() => { const box = document.getElementById('grid'); box.scrollTop = box.scrollHeight; })()",
    );
    browser.settle();
    let bottom = "(() => { const rows = document.querySelectorAll('#grid tbody tr:not(.spacer)'); \
                  return [rows[rows.length - 1].getBoundingClientRect().bottom, document.getElementById('grid').getBoundingClientRect().bottom]; })()";
    let places = browser.evaluate(bottom);
    assert!(
        (places[0].as_f64().expect("a place") - places[1].as_f64().expect("a place")).abs() < 2.0,
        "{places}"
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn everything_can_be_done_with_keys() {
    let made = made(2, 200);
    let mut browser = opened(&made, "");
    let focused = "document.activeElement.id || document.activeElement.getAttribute('role') || document.activeElement.dataset.key";
    browser.press("Tab");
    assert_eq!(browser.text(focused), "tab-overview");
    browser.press("ArrowRight");
    assert_eq!(browser.text(focused), "tab-table");
    assert_ne!(browser.text("getComputedStyle(document.activeElement).outlineStyle"), "none");
    assert_eq!(browser.text("document.getElementById('table').checkVisibility()"), "true");
    for id in ["task", "differences", "filters", "columns", "grid"] {
        browser.press("Tab");
        assert_eq!(browser.text(focused), id);
        assert_ne!(browser.text("getComputedStyle(document.activeElement, null).outlineStyle === 'none' && document.activeElement.role !== 'grid'"), "true", "{id}");
    }
    let active =
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).textContent";
    browser.press("ArrowDown");
    assert_eq!(browser.text(active), made.tasks()[1]["task"].as_str().expect("a name"));
    browser.press_with("End", 2);
    browser.press("Home");
    assert_eq!(browser.text(active), made.tasks()[199]["task"].as_str().expect("a name"));
    assert_eq!(
        browser.text("getComputedStyle(document.querySelector('#grid .active')).outlineStyle"),
        "solid"
    );
    browser.press("Tab");
    assert_eq!(browser.text(focused), "task");
    browser.press("Enter");
    assert_eq!(browser.text("location.hash"), "#tab=table&sort=task");

    browser.evaluate("document.getElementById('filters').focus()");
    browser.press("Enter");
    browser.press("Tab");
    assert_eq!(browser.text("document.getElementById('columns') === document.activeElement"), "true");
    browser.press("Tab");
    assert_eq!(
        browser.text("document.getElementById('filters-panel').contains(document.activeElement)"),
        "true"
    );
    browser.press(" ");
    assert!(browser.text("location.hash").contains("is=expected"));
    browser.press("Escape");
    assert_eq!(browser.text(focused), "filters");
    assert_eq!(browser.text("document.getElementById('filters-panel').hidden"), "true");
    browser.evaluate("document.getElementById('tab-table').focus()");
    browser.press("End");
    assert_eq!(browser.text(focused), "tab-statistics");

    browser.open(&made.page, "#tab=plots&plot=quantile");
    browser.settle();
    browser.evaluate("document.querySelector('svg.plot').focus()");
    browser.press("ArrowRight");
    browser.press("ArrowRight");
    let tip = browser.text("document.querySelector('.tip').textContent");
    assert!(tip.contains("n-th fastest of the correct results: 2"), "{tip}");
    assert_eq!(browser.complaints(), [""; 0]);
}

/// No control is without a name.
#[test]
fn controls_are_labelled() {
    let made = made(2, 50);
    let mut browser = opened(&made, "");
    for (fragment, clicked) in [
        ("#tab=table", "#filters"),
        ("#tab=table", "#columns"),
        ("#tab=plots", "#filters"),
        ("#tab=statistics", "#filters"),
    ] {
        browser.open(&made.page, fragment);
        browser.click(clicked);
        let nameless = browser.text(
            "[...document.querySelectorAll('input, select, button')].filter(it => it.checkVisibility() && !it.ariaLabel && !it.textContent.trim() \
             && ![...it.labels ?? []].some(label => label.textContent.trim())).map(it => it.outerHTML).join()",
        );
        assert_eq!(nameless, "");
    }
}
