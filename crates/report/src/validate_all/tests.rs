//! Rows there and back, and the words of a summary.

use std::time::Duration;

use jurat_validate::checks::Counts;
use jurat_validate::{Category, JVM};

use super::{BatchEffort, BatchSummary, HEADER, Row, Subject, json, line, rows, text};

/// The row of a task with this answer, where True is expected.
fn row(task: &str, category: Category) -> Row {
    let mut subject = Subject::new(task, "witness.graphml", "jurat --engine auto");
    subject.expected = Some(true);
    Row {
        category,
        engine: Some(JVM),
        n_claims: 7,
        counts: Counts { checked: 4, wildcard: 2, dropped: 1 },
        wall_seconds: 0.125,
        cpu_seconds: 0.25,
        memory_bytes: Some(1 << 24),
        ..Row::failed(subject, "")
    }
}

#[test]
fn rows_come_back() {
    for name in ["plain.yml", "a \"quoted\", one.yml", "broken\r\nname.yml", "ünïcode.yml", ""] {
        for category in Category::ALL {
            let mut row = row(name, category);
            row.reason = Some(format!("`x` is \"{name}\", not 5"));
            row.reason = row.reason.map(|reason| crate::visible(&reason));
            let line = line(&row);
            assert_eq!(line.matches(['\n', '\r']).count(), 1, "{line}");
            assert_eq!(rows(&line), Ok(vec![row]));
        }
    }
    let unknown = Row::failed(Subject::new("task.yml", "witness.yml", ""), "no program");
    assert_eq!(rows(&line(&unknown)), Ok(vec![unknown]));
}

#[test]
fn columns_have_their_names() {
    let json = json(&[row("task.yml", Category::True)], &BatchSummary::of(&[]));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let mut in_json: Vec<_> = json["rows"][0].as_object().unwrap().keys().map(String::as_str).collect();
    let mut in_csv: Vec<_> = HEADER.trim_end().split(',').collect();
    in_json.sort_unstable();
    in_csv.sort_unstable();
    assert_eq!(in_json, in_csv);
}

#[test]
fn what_is_no_row_is_refused() {
    let whole = line(&row("task.yml", Category::True));
    for (found, wrong) in
        [(",True,True,", ",True,Maybe,"), ("jvm", "z3"), (",7,", ",seven,"), ("jurat", "a,b")]
    {
        assert!(whole.contains(found));
        let error = rows(&format!("{whole}{}", whole.replacen(found, wrong, 1))).unwrap_err();
        assert_eq!(error.line, 3, "{error}");
    }
}

#[test]
fn a_long_list_of_disagreements_is_cut() {
    let n_tasks = 23;
    let rows: Vec<Row> = (0..n_tasks).map(|number| row(&format!("{number}.yml"), Category::False)).collect();
    let effort = BatchEffort { n_tasks, n_jobs: 2, wall_time: Duration::from_millis(4600) };
    let text = text(&BatchSummary::of(&rows), effort);
    assert_eq!(text.matches(": expected True, found ").count(), 20);
    assert!(text.ends_with("  and 3 more\n"), "{text}");
    assert!(text.contains("4.6 s for 23 tasks with 2 jobs, 200 ms per task on average"), "{text}");
}

#[test]
fn nothing_is_no_division_by_zero() {
    let effort = BatchEffort { n_tasks: 0, n_jobs: 1, wall_time: Duration::ZERO };
    let text = text(&BatchSummary::of(&[]), effort);
    assert!(text.contains("all tasks were validated before"), "{text}");
}
