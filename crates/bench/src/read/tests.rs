//! Reading result files.

use std::io::Write;
use std::path::Path;

use super::{NumberWithUnit, ReadError, ResultSet, WantedColumns, number, read};
use crate::model::ExpectedVerdict;

const SMALL: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE result PUBLIC '+//IDN sosy-lab.org//DTD BenchExec result 3.12//EN' 'https://www.sosy-lab.org/benchexec/result-3.12.dtd'>
<result benchmarkname="b" tool="Tool &lt;3" version="1" name="rd.Set" block="Set" memlimit="100B" error="incomplete">
  <description>a &amp; <![CDATA[b <c>]]>&#10;</description>
  <columns><column title="status"/></columns>
  <systeminfo hostname="vm"><os name="Linux"/><cpu model="M" cores="2"/><ram size="5B"/><environment><var name="A">b</var></environment></systeminfo>
  <run name="a.yml" files="[a.c]" properties="p" propertyFile="p.prp" expectedVerdict="false(valid-free)">
    <column title="status" value="true"/><column title="cputime" value="0.5s" hidden="true"/>
  </run>
  <run name="b.yml" expectedVerdict="maybe"><column title="status" value="&quot;&#10;"/><column title="cputime" value="1s"/><column title="cputime" value="2s"/></run>
  <column title="cputime" value="1.5s"/>
</result>
"#;

fn of(text: &str) -> Result<ResultSet, String> {
    read(text.as_bytes(), Path::new("r.xml"), WantedColumns::All)
        .map_err(|error: ReadError| error.to_string())
}

#[test]
fn all_of_a_file_is_read() {
    let set = of(SMALL).expect("readable");
    assert_eq!(set.head.tool.as_deref(), Some("Tool <3"));
    assert_eq!(set.head.error.as_deref(), Some("incomplete"));
    assert_eq!(set.head.description.as_deref(), Some("a & b <c>\n"));
    assert_eq!(set.head.systems[0].memory.as_deref(), Some("5B"));
    let [a, b] = &set.runs[..] else { panic!("two runs") };
    assert_eq!(a.expected, Some(ExpectedVerdict::False { subproperty: Some("valid-free".to_owned()) }));
    assert_eq!(a.property_file.as_deref(), Some("p.prp"));
    let [status, cpu_time] = ["status", "cputime"].map(|title| set.column(title).expect("a column"));
    assert_eq!((a.value(status), a.value(cpu_time)), (Some("true"), Some("0.5s")));
    assert_eq!((b.value(status), b.value(cpu_time)), (Some("\"\n"), Some("1s")));
    // It is shown in one of the runs.
    assert!(!set.columns[cpu_time.index()].is_hidden);
    assert_eq!(
        set.warnings,
        [
            "`b.yml`: `maybe` is no verdict that could be expected",
            "`b.yml`: the column `cputime` is there twice; the first counts"
        ]
    );
}

#[test]
fn columns_are_in_any_order() {
    let column = |title: &str| format!("<column title='{title}' value='{title}!'/>");
    let run = |titles: [&str; 3]| format!("<run name='x'>{}</run>", titles.map(column).concat());
    let orders = [["a", "b", "c"], ["c", "a", "b"], ["b", "d", "a"]].map(run).concat();
    let set = of(&format!("<result>{orders}</result>")).expect("readable");
    let value = |run: usize, title: &str| set.runs[run].value(set.column(title).expect("a column"));
    let row = |run| ["a", "b", "c", "d"].map(|title| value(run, title).unwrap_or_default());
    assert_eq!([0, 1, 2].map(row), [["a!", "b!", "c!", ""], ["a!", "b!", "c!", ""], ["a!", "b!", "", "d!"]]);
}

#[test]
fn packed_files_are_read() {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(SMALL.as_bytes()).expect("packed");
    let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
    bzip2.write_all(SMALL.as_bytes()).expect("packed");
    let plain = of(SMALL).expect("readable");
    for packed in [gzip.finish().expect("packed"), bzip2.finish().expect("packed")] {
        let path = Path::new("r.xml");
        assert_eq!(read(&packed, path, WantedColumns::All).expect("readable"), plain);
        let half = &packed[..packed.len() / 2];
        let error = read(half, path, WantedColumns::All).expect_err("half of it").to_string();
        assert!(error.starts_with("`r.xml` is no result file: cannot unpack it with "), "{error}");
    }
}

#[test]
fn only_wanted_columns_are_kept() {
    let set =
        read(SMALL.as_bytes(), Path::new("r.xml"), WantedColumns::Only(&["cputime"])).expect("readable");
    assert_eq!(set.columns.len(), 1);
    assert_eq!(set.runs[0].values().count(), 1);
}

#[test]
fn the_least_that_benchexec_accepts_is_read() {
    assert_eq!(of("<result><run name='x'/></result>").expect("readable").runs.len(), 1);
    assert_eq!(of("\u{feff}<test><sourcefile name='x'/></test>").expect("readable").runs.len(), 1);
}

#[test]
fn each_mistake_is_said_with_its_line() {
    for (text, message) in [
        ("", "r.xml:1: this is no result file: it has no <result>"),
        ("hello", "r.xml:1: this is no result file: it has no <result>"),
        ("\n<benchmark/>", "r.xml:2: this is no result file: it begins with <benchmark>"),
        ("<result/>\n<result/>", "r.xml:2: there is more than one <result>"),
        ("<result>\n<run/></result>", "r.xml:2: a run has no name"),
        (
            "<result>\n<run name='a'/>\n<run name='b'>",
            "r.xml:3: the file ends here, in the middle (hint: it is truncated; 1 runs before are whole)",
        ),
        (
            "<result>\n<run name='a'/>\n<run name='b",
            "r.xml:3: the file ends here, in the middle (hint: it is truncated; 1 runs before are whole)",
        ),
    ] {
        assert_eq!(of(text).expect_err(text), message);
    }
    let end = of("<result>\n<run name='a'></result>").expect_err("not well-formed");
    assert!(end.starts_with("r.xml:2: "), "{end}");
    let entity = of(
        "<!DOCTYPE result [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>\n<result><description>&e;</description></result>",
    );
    assert_eq!(entity.expect_err("hostile"), "r.xml:2: the entity &e; is not declared");
    let bytes = b"<result><run name='\xff'/></result>";
    let error = read(bytes, Path::new("r.xml"), WantedColumns::All).expect_err("no text").to_string();
    assert_eq!(error, "`r.xml` is no result file: it is not UTF-8");
}

#[test]
fn numbers_have_units() {
    let some = |value, unit| Some(NumberWithUnit { value, unit });
    for (text, expected) in [
        ("0.25s", some(0.25, "s")),
        ("15000000B", some(15_000_000.0, "B")),
        ("1e-3", some(0.001, "")),
        ("-7", some(-7.0, "")),
        ("12 %", some(12.0, "%")),
        ("3B/s", some(3.0, "B/s")),
        ("", None),
        ("true", None),
        ("inf", None),
        ("1.2.3", None),
        ("2026-11-16T10:00:00+00:00", None),
        ("1e999", None),
    ] {
        assert_eq!(number(text), expected, "{text}");
    }
}
