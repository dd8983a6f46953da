//! Broken and hostile input: a clear message with its place, exit code 1 or 2, no panic, bounded time and memory.
//!
//! Every case goes through `lint`, `show` and `convert`. The limits are those of the kernel (`prlimit`): address space
//! and CPU time, so that a reader without bounds fails on every machine and a slow machine does not.

use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use crate::common::{JURAT, command, text};
use flate2::Compression;
use flate2::write::GzEncoder;

const MIB: usize = 1 << 20;
/// Address space of a run on an ordinary case, far above what reading it takes.
const SMALL: usize = 512 * MIB;
/// Address space of a run on a witness at the size limit of 256 MiB: the growing buffer, the text and its elements.
const LARGE: usize = 1536 * MIB;
const CPU_SECONDS: usize = 60;

const NAMESPACE: &str = "http://graphml.graphdrawing.org/xmlns";
const CONVERT: [&str; 5] =
    ["convert", "--specification", "CHECK( init(Main.main()), LTL(G assert) )", "--to", "yaml-2.0"];

/// A file, and what `lint` must say of it when it ends with exit code 1.
struct Case {
    name: &'static str,
    bytes: Vec<u8>,
    says: &'static str,
}

fn case(name: &'static str, bytes: impl Into<Vec<u8>>, says: &'static str) -> Case {
    Case { name, bytes: bytes.into(), says }
}

fn encodings() -> Vec<Case> {
    let witness = witness("x == 1");
    let utf16 = |unit: fn(u16) -> [u8; 2]| witness.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let utf32 = |unit: fn(u32) -> [u8; 4]| witness.chars().flat_map(|c| unit(c.into())).collect::<Vec<u8>>();
    let marked = |mark: &[u8], text: &[u8]| [mark, text].concat();
    vec![
        case(
            "UTF-8 mark",
            marked(b"\xef\xbb\xbf", witness.as_bytes()),
            "1:1: info[W005]: found a byte-order mark",
        ),
        case(
            "UTF-16 LE",
            marked(b"\xff\xfe", &utf16(u16::to_le_bytes)),
            "1:1: error[W004]: found UTF-16 text",
        ),
        case(
            "UTF-16 BE",
            marked(b"\xfe\xff", &utf16(u16::to_be_bytes)),
            "1:1: error[W004]: found UTF-16 text",
        ),
        case("UTF-16 LE without mark", utf16(u16::to_le_bytes), "1:1: error[W004]: found UTF-16 text"),
        case("UTF-16 BE without mark", utf16(u16::to_be_bytes), "1:1: error[W004]: found UTF-16 text"),
        case("UTF-16 cut in a character", b"\xff\xfe<\0g\0\0\xd8", "error[W004]"),
        case(
            "UTF-32 LE",
            marked(b"\xff\xfe\0\0", &utf32(u32::to_le_bytes)),
            "1:1: error[W003]: found the byte 0xFF",
        ),
        case(
            "UTF-32 BE",
            marked(b"\0\0\xfe\xff", &utf32(u32::to_be_bytes)),
            "error[W003]: found the byte 0xFE",
        ),
        case("UTF-32 BE without mark", utf32(u32::to_be_bytes), "1:1: error[W006]: found a NUL byte"),
        case("Latin-1", b"<graphml>\n<!-- caf\xe9 --></graphml>", "2:9: error[W003]: found the byte 0xE9"),
        case(
            "Latin-1, declared",
            b"<?xml version='1.0' encoding='ISO-8859-1'?>",
            "1:31: info[W009]: found the encoding `ISO-8859-1`",
        ),
        case("invalid UTF-8 in YAML", b"- entry_type: \xff\xfe\n", "1:15: error[W003]: found the byte 0xFF"),
        case("NUL in XML", witness.replace("<node", "\0<node"), "error[W006]: found a NUL byte"),
        case("NUL in YAML", b"- a\0b: 1\n", "1:4: error[W006]: found a NUL byte"),
        case("only NULs", vec![0; 4096], "1:1: error[W006]: found a NUL byte"),
    ]
}

fn no_witnesses() -> Vec<Case> {
    vec![
        case("empty", b"", "1:1: error[W001]: found an empty file"),
        case("white space", b" \r\n\t\n", "1:1: error[W001]: found an empty file"),
        case("a mark alone", b"\xef\xbb\xbf", "error[W001]: found an empty file"),
        case("PNG", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "1:1: error[W003]: found the byte 0x89"),
        case("JSON", b"{\"verdict\": true}", "1:1: warning[W405]: the file is a single mapping"),
        case(
            "prose",
            b"Dear reader, this is no witness.",
            "1:1: error[W008]: found a file that starts with `Dear",
        ),
        case("HTML", b"<!DOCTYPE html><html><body/></html>", "error[W105]: found the root element `<html>`"),
        case("terminal control", b"\x1b]0;owned\x07 text", "starts with `\\u{1b}]0;owned\\u{7} text`"),
        case("gzip of nothing", gzip(b"", 0), "error[W001]: found an empty file"),
        case(
            "cut gzip",
            gzip(b"<graphml>", 1000)[..20].to_vec(),
            "1:1: error[W002]: found a damaged gzip file",
        ),
    ]
}

fn broken_xml() -> Vec<Case> {
    let witness = witness("x == 1");
    let in_edge = witness.find("</edge>").expect("the witness has an edge");
    vec![
        case(
            "cut in an element",
            &witness.as_bytes()[..in_edge],
            "found the end of the file inside of `<edge>`",
        ),
        case("cut in a tag", b"<graphml><graph edgedefault=", "error[W101]"),
        case("cut in a comment", b"<graphml><!-- ", "error[W101]"),
        case("a million `<`", "<".repeat(1_000_000), "error[W101]"),
        case("a million comment starts", "<graphml>".to_owned() + &"<!--".repeat(1_000_000), "error[W101]"),
        case(
            "a million references",
            witness_of("producer", &"&".repeat(1_000_000)),
            "error[W101]: found `&` that starts no reference",
        ),
        case(
            "a million attributes",
            format!("<graphml {}>", "a='' ".repeat(1_000_000)),
            "more than 100 attributes",
        ),
        case("a million levels", "<a>".repeat(1_000_000), "error[W104]: found more than"),
        case(
            "a million closed levels",
            "<a>".repeat(1_000_000) + &"</a>".repeat(1_000_000),
            "error[W104]: found more than",
        ),
        case("duplicate ids", witness.replace("id=\"n1\"", "id=\"n0\""), "3:11: warning[W141]: "),
        case(
            "a million duplicate ids",
            witness.replace("<edge", &("<node id=\"n0\"/>".repeat(1_000_000) + "<edge")),
            "1000000 in all",
        ),
        case(
            "a million levels in an invariant",
            self::witness(&"(".repeat(1_000_000)),
            "3:137: warning[W701]: found no expression of Java: nested deeper than 200 levels",
        ),
        case("entity bomb", entity_bomb(), "1:1: error[W102]: found a document type declaration"),
        case("external entity", external_entity(), "1:1: error[W102]: found a document type declaration"),
    ]
}

fn broken_yaml() -> Vec<Case> {
    let names: Vec<char> = ('a'..='z').collect();
    let bomb: String = names.windows(2).fold("a: &a [x, x]\n".to_owned(), |bomb, pair| {
        let (known, new) = (pair[0], pair[1]);
        bomb + &format!("{new}: &{new} [*{known}, *{known}]\n")
    });
    let indented: String = (0..3_000).map(|depth| " ".repeat(depth) + "a:\n").collect();
    vec![
        case("cut in a list", b"- entry_type: invariant_set\n  content: [", "2:13: error[W401]"),
        case("tab as indentation", b"- entry_type: invariant_set\n\tcontent: x\n", "error[W401]"),
        case("a million `[`", "[".repeat(1_000_000), "error[W104]: found more than 64 levels"),
        case("more than a million `[`", "[".repeat(1_500_000), "error[W"),
        case("a million `{`", "{".repeat(1_000_000), "error[W104]: found more than 64 levels"),
        case("a million `- `", "- ".repeat(1_000_000), "1:129: error[W104]: found more than 64 levels"),
        case(
            "a million `? `",
            "- a\n- ".to_owned() + &"? ".repeat(1_000_000),
            "error[W104]: found more than 64 levels",
        ),
        case("ever deeper lines", indented, "65:65: error[W104]: found more than 64 levels"),
        case("alias bomb", bomb, "2:8: error[W402]"),
        case("cyclic alias", b"- &a [*a]\n", "1:7: error[W402]"),
        case("a million documents", "---\n".repeat(1_000_000), "2:1: warning[W403]: found a second document"),
        case("a million nodes in one line", format!("[{}]", "x,".repeat(1_000_001)), "error[W"),
        case("5 MB in one scalar", "- entry_type: ".to_owned() + &"x".repeat(5_000_000), "xxx…`, expected"),
    ]
}

#[test]
fn encodings_are_told() {
    check(&encodings());
}

#[test]
fn other_files_are_told_from_witnesses() {
    check(&no_witnesses());
}

#[test]
fn broken_xml_is_placed() {
    check(&broken_xml());
}

#[test]
fn broken_yaml_is_placed() {
    check(&broken_yaml());
}

#[test]
fn external_entities_are_never_opened() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let secret = directory.path().join("secret.txt");
    fs::write(&secret, "this must stay secret").expect("the directory is writable");
    let entity = format!("<!DOCTYPE g [<!ENTITY x SYSTEM \"file://{}\">]>", secret.display());
    let witness = entity + &witness_of("producer", "&x;");
    let file = directory.path().join("witness.graphml");
    fs::write(&file, witness).expect("the directory is writable");
    for output in all_commands(&file, SMALL) {
        assert!(!shown(&output).contains("must stay secret"));
    }
    let accessed = || fs::metadata(&secret).and_then(|data| data.accessed()).expect("the time is known");
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o000)).expect("the file is ours");
    let before = accessed();
    all_commands(&file, SMALL);
    assert_eq!(before, accessed());
}

/// A claim per line of the program, all on one line of the witness: time must not grow with the square.
#[test]
fn one_long_line_is_shown_in_linear_time() {
    let claims: String = (0..30_000)
        .map(|n| {
            format!(
                "<node id=\"n{n}\"><data key=\"invariant\">x = {n};</data></node>\
                 <edge source=\"n{n}\" target=\"n{}\"><data key=\"startline\">{n}</data></edge>",
                n + 1
            )
        })
        .collect();
    let directory = tempfile::tempdir().expect("a temporary directory");
    let file = directory.path().join("witness.graphml");
    fs::write(&file, format!("<graphml><graph>{claims}</graph></graphml>"))
        .expect("the directory is writable");
    let output = limited(SMALL, 10).arg("show").arg(&file).output().expect("jurat starts");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn an_attribute_below_the_limit_is_read() {
    let (before, after) = around_id();
    for arguments in [&["lint", "-"][..], &["show", "-"]] {
        let output = streamed(arguments, before.as_bytes(), 50 * MIB, after.as_bytes());
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}", shown(&output));
        // Messages quote the start of it, not all of it.
        assert!(output.stdout.len() < MIB && output.stderr.is_empty());
    }
}

#[test]
fn an_attribute_beyond_the_limit_is_refused() {
    let (before, after) = around_id();
    for (n_bytes, arguments, exit) in
        [(300 * MIB, &["lint", "-"][..], 1), (300 * MIB, &["show", "-"], 2), (1 << 30, &["lint", "-"], 1)]
    {
        let output = streamed(arguments, before.as_bytes(), n_bytes, after.as_bytes());
        assert_eq!(output.status.code(), Some(exit), "{}", shown(&output));
        assert!(shown(&output).contains("found more than 256 MiB of text"), "{}", shown(&output));
    }
}

#[test]
fn a_file_beyond_the_limit_is_refused() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let sparse = directory.path().join("sparse.graphml");
    fs::File::create(&sparse).and_then(|file| file.set_len(1 << 40)).expect("the directory is writable");
    let bomb = directory.path().join("bomb.graphml.gz");
    fs::write(&bomb, gzip(b"<graphml>", 1 << 30)).expect("the directory is writable");
    for file in [sparse, bomb] {
        for output in all_commands(&file, LARGE) {
            assert!(shown(&output).contains("found more than 256 MiB of text"), "{}", shown(&output));
        }
    }
}

#[test]
fn what_is_no_file_is_told() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    for output in all_commands(directory.path(), SMALL) {
        assert_eq!(output.status.code(), Some(2));
        assert!(shown(&output).contains("is a directory (hint: name the witness file in it)"));
    }
    for output in all_commands(&directory.path().join("absent.yml"), SMALL) {
        assert_eq!(output.status.code(), Some(2));
        assert!(shown(&output).contains("absent.yml`: No such file or directory"));
    }
}

#[test]
fn a_file_without_permission_is_told() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let set_mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the file is ours");
    };
    let file = directory.path().join("witness.yml");
    fs::write(&file, "- entry_type: invariant_set\n").expect("the directory is writable");
    set_mode(&file, 0o000);
    let mut jurat = command(JURAT);
    if fs::metadata("/proc/self").expect("Linux").uid() == 0 {
        // Root may read everything; the copy is for a target directory that only root may enter.
        let copy = directory.path().join("jurat");
        fs::copy(JURAT, &copy).expect("the directory is writable");
        set_mode(&copy, 0o755);
        set_mode(directory.path(), 0o755);
        jurat = command("setpriv");
        jurat.args(["--reuid", "65534", "--clear-groups"]).arg(copy);
    }
    let output = jurat.arg("lint").arg(&file).output().expect("jurat starts");
    assert_eq!(output.status.code(), Some(2), "{}", shown(&output));
    assert!(shown(&output).contains("witness.yml`: Permission denied"), "{}", shown(&output));
}

/// One witness that cannot be read does not keep the others from being linted.
#[test]
fn the_other_witnesses_are_still_linted() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    fs::write(directory.path().join("empty.yml"), "").expect("the directory is writable");
    let mut lint = command(JURAT);
    lint.current_dir(directory.path()).args(["lint", "absent.yml", "empty.yml"]);
    let output = lint.output().expect("jurat starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("absent.yml"));
    assert!(text(&output.stdout).contains("empty.yml:1:1: error[W001]"));
}

/// Lints the cases and compares; shows and converts them and only expects that this ends well.
fn check(cases: &[Case]) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let file = directory.path().join("witness");
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            fs::write(&file, &case.bytes).expect("the directory is writable");
            let [lint, ..] = all_commands(&file, SMALL);
            let said = text(&lint.stdout);
            let is_right = lint.status.code() == Some(1) && said.contains(case.says);
            (!is_right).then(|| format!("{}: expected `{}`, found:\n{said}", case.name, case.says))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The outputs of lint, show and convert, none of which panicked, was killed or sent control characters.
fn all_commands(file: &Path, n_bytes: usize) -> [Output; 3] {
    [&["lint"][..], &["show"], &CONVERT].map(|arguments| {
        let output = limited(n_bytes, CPU_SECONDS).args(arguments).arg(file).output().expect("jurat starts");
        let said = shown(&output);
        assert!(matches!(output.status.code(), Some(0..=2)), "{arguments:?}: {}\n{said}", output.status);
        assert!(!said.contains("panicked"), "{arguments:?}: {said}");
        assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{arguments:?}: {said:?}");
        output
    })
}

/// `jurat` with an end to its address space and CPU time.
fn limited(n_bytes: usize, n_seconds: usize) -> Command {
    let mut prlimit = command("prlimit");
    prlimit.args([format!("--as={n_bytes}"), format!("--cpu={n_seconds}"), "--core=0".to_owned()]).arg(JURAT);
    prlimit
}

/// Runs `jurat` on standard input: `before`, then as many `x`, then `after`. It may stop reading early.
fn streamed(arguments: &[&str], before: &[u8], n_bytes: usize, after: &[u8]) -> Output {
    let mut jurat = limited(LARGE, CPU_SECONDS);
    jurat.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = jurat.spawn().expect("jurat starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    thread::scope(|scope| {
        scope.spawn(move || -> io::Result<()> {
            stdin.write_all(before)?;
            let chunk = vec![b'x'; MIB];
            (0..n_bytes / MIB).try_for_each(|_| stdin.write_all(&chunk))?;
            stdin.write_all(after)
        });
        child.wait_with_output().expect("jurat ends")
    })
}

/// All that was printed, as text.
fn shown(output: &Output) -> String {
    text(&output.stdout) + &text(&output.stderr)
}

/// A small witness with an invariant.
fn witness(invariant: &str) -> String {
    format!(
        "<graphml xmlns=\"{NAMESPACE}\"><graph edgedefault=\"directed\">\n\
         <node id=\"n0\"><data key=\"entry\">true</data></node>\n\
         <node id=\"n1\"><data key=\"invariant\">{invariant}</data></node>\n\
         <edge source=\"n0\" target=\"n1\"><data key=\"startline\">3</data></edge>\n</graph></graphml>\n"
    )
}

/// A witness with one datum of the graph.
fn witness_of(key: &str, value: &str) -> String {
    let graph = "<graph edgedefault=\"directed\">";
    witness("x == 1").replace(graph, &format!("{graph}<data key=\"{key}\">{value}</data>"))
}

/// What stands before and after the id of a node.
fn around_id() -> (String, String) {
    let witness = witness("x == 1");
    let (before, after) = witness.split_once("n1").expect("the witness has this node");
    (before.to_owned(), after.to_owned())
}

/// Ten levels, each ten times the one before.
fn entity_bomb() -> String {
    let levels: String = (1..=10)
        .map(|level| format!("<!ENTITY e{level} \"{}\">", format!("&e{};", level - 1).repeat(10)))
        .collect();
    format!("<!DOCTYPE g [<!ENTITY e0 \"lol\">{levels}]>") + &witness_of("producer", "&e10;")
}

fn external_entity() -> String {
    "<!DOCTYPE g [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>".to_owned() + &witness_of("producer", "&x;")
}

/// A packed text, followed by so many spaces.
fn gzip(start: &[u8], n_spaces: usize) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let spaces = vec![b' '; n_spaces.min(MIB)];
    encoder.write_all(start).expect("memory");
    for _ in 0..n_spaces.div_ceil(MIB) {
        encoder.write_all(&spaces).expect("memory");
    }
    encoder.finish().expect("memory")
}
