//! Result files as text in, tables out.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use flate2::read::DeflateDecoder;
use jurat_bench::read::{WantedColumns, read};

use super::facts::facts;
use super::payload::deflate;
use super::{Group, LogLinks, Table, TableSource, ToolRuns, Union, united};

/// A source in a directory; the runs are pairs of name and status.
fn source(directory: &str, attributes: &str, runs: &[(&str, &str)]) -> TableSource {
    let runs = runs.iter().map(|(name, status)| {
        format!("<run name=\"{name}\" files=\"[x]\"><column title=\"status\" value=\"{status}\"/><column title=\"cputime\" value=\"1.50s\"/></run>")
    });
    let xml = format!("<result {attributes}>{}</result>", runs.collect::<String>());
    let path = Path::new(directory).join("r.xml");
    let results = read(xml.as_bytes(), &path, WantedColumns::All).expect("it is a result file");
    TableSource {
        results,
        directory: PathBuf::from(directory),
        properties: BTreeMap::new(),
        logs: LogLinks::default(),
    }
}

fn join(sources: impl IntoIterator<Item = TableSource>) -> Table {
    Table::join("test".to_owned(), sources.into_iter().collect())
}

fn names(table: &Table) -> Vec<&str> {
    table.tasks.iter().map(|task| task.name.as_str()).collect()
}

#[test]
fn tasks_are_recognised_by_their_paths() {
    let table = join([
        source("/r/one", "tool=\"A\"", &[("../../t/a.yml", "true"), ("../../t/x/b.yml", "true")]),
        source("/r", "tool=\"B\"", &[("../t/./x/b.yml", "false")]),
    ]);
    assert_eq!((table.base.as_str(), names(&table)), ("/t/", vec!["a.yml", "x/b.yml"]));
    assert!(table.run_sets[1].cells[0].is_none() && table.run_sets[1].cells[1].is_some());
    assert_eq!(table.warnings, [""; 0]);
}

#[test]
fn results_from_elsewhere_are_recognised_by_their_names() {
    let table = join([
        source("/home/a/results", "", &[("../t/a.yml", "true")]),
        source("/somewhere", "", &[("../t/a.yml", "true")]),
    ]);
    assert_eq!(names(&table), ["a.yml"]);
    assert!(table.warnings[0].contains("the same name"), "{:?}", table.warnings);

    let table = join([
        source("/r", "", &[("sv/a.yml", "true"), ("sv/x/b.yml", "true")]),
        source("/r", "", &[("../bench/x/b.yml", "true"), ("../bench/c.yml", "true")]),
    ]);
    assert_eq!(names(&table), ["a.yml", "x/b.yml", "c.yml"]);
    assert!(table.warnings[0].contains("behind the directory"), "{:?}", table.warnings);
}

/// One file at another place is enough to look at the names as they are written.
#[test]
fn no_file_stands_alone_if_it_need_not() {
    let runs = [("../t/a.yml", "true"), ("../t/b.yml", "true")];
    let table = join(["/r/one", "/r/two", "/elsewhere/r"].map(|directory| source(directory, "", &runs)));
    assert_eq!(names(&table), ["a.yml", "b.yml"]);
    assert!(table.warnings[0].contains("the same name"), "{:?}", table.warnings);
    let table = join([source("/r", "", &[("a.yml", "true")]), source("/r", "", &[("b.yml", "true")])]);
    assert_eq!(table.warnings, ["2 of the result files have no task in common with the others"]);
}

/// A task that only a later file has is where it is in that file.
#[test]
fn rows_are_in_the_order_of_the_files() {
    let runs = |names: &[&'static str]| names.iter().map(|name| (*name, "true")).collect::<Vec<_>>();
    let table = join([
        source("/r", "", &runs(&["a", "d", "b"])),
        source("/r", "", &runs(&["x", "a", "y", "z", "b", "c", "d", "e"])),
    ]);
    assert_eq!(names(&table), ["x", "a", "y", "z", "d", "e", "b", "c"]);
    let apart = join([
        source("/r", "", &runs(&["a", "b"])),
        source("/r", "", &runs(&["c", "d"])),
        source("/r", "", &runs(&["b"])),
    ]);
    assert_eq!(names(&apart), ["a", "b", "c", "d"]);
}

/// Files of one tool: two task sets of one run definition, another definition, another version.
#[test]
fn files_are_united_by_definition_or_tool() {
    let files = || {
        [
            (
                "name=\"rd.one\" block=\"one\" version=\"1\" timelimit=\"900s\"",
                [("a.yml", "true"), ("b.yml", "true")],
            ),
            (
                "name=\"rd.two\" block=\"two\" version=\"1\" timelimit=\"60s\"",
                [("b.yml", "false"), ("c.yml", "true")],
            ),
            ("name=\"other\" version=\"1\" timelimit=\"900s\"", [("a.yml", "false"), ("d.yml", "true")]),
            ("name=\"other\" version=\"2\" timelimit=\"900s\"", [("a.yml", "unknown"), ("e.yml", "true")]),
        ]
        .map(|(attributes, runs)| source("/r", &format!("tool=\"A\" {attributes}"), &runs))
    };
    let statuses = |union| -> Vec<(String, Vec<String>)> {
        let table = Table::join_groups("test".to_owned(), united(files().into(), union));
        let status = |run_set: &ToolRuns, row| run_set.status(row).map_or("-".to_owned(), Cow::into_owned);
        let of_set = |run_set: &ToolRuns| (0..table.tasks.len()).map(|row| status(run_set, row)).collect();
        table.run_sets.iter().map(|run_set| (run_set.label.clone(), of_set(run_set))).collect()
    };
    let expected = |all: &[(&str, &[&str])]| -> Vec<(String, Vec<String>)> {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        all.iter().map(|(label, texts)| ((*label).to_owned(), owned(texts))).collect()
    };
    assert_eq!(statuses(Union::No).len(), 4);
    assert_eq!(
        statuses(Union::Definition),
        expected(&[
            ("A 1 rd", &["true", "-", "-", "true", "true"]),
            ("A 1 other", &["false", "-", "true", "-", "-"]),
            ("A 2", &["unknown", "true", "-", "-", "-"]),
        ])
    );
    assert_eq!(statuses(Union::Tool), expected(&[("A", &["true", "true", "true", "true", "true"])]));
}

/// The first of repeated runs counts, and what files do not agree on is said with the number of files.
#[test]
fn united_files_are_looked_at_for_differences() {
    let one = |more: &str, status| {
        source("/r", &format!("tool=\"A\" memlimit=\"7000000B\" {more}"), &[("a.yml", status)])
    };
    let files = vec![one("", "true"), one("cpuCores=\"2\"", "false"), one("", "false")];
    let table = Table::join_groups("test".to_owned(), united(files, Union::Tool));
    assert_eq!(table.run_sets[0].status(0).as_deref(), Some("true"));
    assert_eq!(
        table.warnings,
        [
            "/r/r.xml: of runs on the same task only the first counts; repeated are `a.yml`",
            "/r/r.xml: of runs on the same task only the first counts; repeated are `a.yml`",
            "A: its 3 result files differ in limits"
        ]
    );
    let limits = facts(&table.run_sets[0]).into_iter().find(|fact| fact.label == "limits").expect("a fact");
    assert_eq!(limits.lines(), ["7 MB memory (2 files)", "7 MB memory, 2 cores (1 file)"]);
    let file = table.run_sets[0].column("result file").expect("a column");
    assert_eq!(table.run_sets[0].value(0, file).as_deref(), Some("r.xml"));
}

#[test]
fn labels_are_as_long_as_they_must_be() {
    let labels = |attributes: &[&str]| -> Vec<String> {
        let sources = attributes.iter().map(|attributes| source("/r", attributes, &[]));
        join(sources).run_sets.into_iter().map(|run_set| run_set.label).collect()
    };
    assert_eq!(labels(&["tool=\"A\" version=\"1\"", "tool=\"B\" version=\"1\""]), ["A", "B"]);
    assert_eq!(
        labels(&["tool=\"A\" version=\"1\"", "tool=\"A\" version=\"2\"", "tool=\"B\""]),
        ["A 1", "A 2", "B"]
    );
    assert_eq!(labels(&["tool=\"A\" name=\"x\"", "tool=\"A\" name=\"y\""]), ["A x", "A y"]);
    assert_eq!(labels(&["", ""]), ["results", "results #2"]);
}

#[test]
fn numbers_keep_their_digits() {
    let table = join([source("/r", "", &[("a", "true")])]);
    let run_set = &table.run_sets[0];
    let column = run_set.column("cputime").expect("a column");
    assert_eq!(column.unit.as_deref(), Some("s"));
    assert_eq!(run_set.value(0, column).as_deref(), Some("1.50"));
    let statistics = run_set.statistics(column, Group::All).expect("a number");
    assert!((statistics.sum - 1.5).abs() < f64::EPSILON);
}

/// Parts that were packed on their own are one stream.
#[test]
fn packed_data_can_be_unpacked() {
    for len in [0_usize, 1, 1 << 20, (5 << 20) + 7] {
        let bytes: Vec<u8> = (0..len).map(|at| (at * at / 7 % 251) as u8).collect();
        let mut unpacked = Vec::new();
        DeflateDecoder::new(&deflate(&bytes)[..]).read_to_end(&mut unpacked).expect("it is deflate");
        assert!(unpacked == bytes, "{len} bytes");
    }
}
