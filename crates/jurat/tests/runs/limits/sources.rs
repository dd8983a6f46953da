//! Programs that are long rather than hard, and files that are no programs.

use std::fs;
use std::path::{Path, PathBuf};

/// Writes all of them, each to a directory of its own.
pub(super) fn write_all(directory: &Path) -> Vec<PathBuf> {
    let programs = [
        ("long-source", long_source()),
        ("giant-method", giant_method()),
        ("constant-table", constant_table()),
        ("deep-expression", deep_expression()),
        ("noise", noise()),
        ("long-comment", format!("{}/*{}*/", main_class("", ""), "x".repeat(300_000_000))),
        ("many-classes", many_classes()),
        ("deep-blocks", main_class("", &format!("{}{}", "{".repeat(100_000), "}".repeat(100_000)))),
        ("deep-negation", main_class("", &format!("assert {}true;", "!".repeat(200_000)))),
        ("calls-over-lines", calls_over_lines()),
        ("names-of-ours", names_of_ours()),
    ];
    let mut directories: Vec<PathBuf> = programs.map(|(name, text)| write(directory, name, &text)).to_vec();
    directories.push(many_files(directory));
    directories
}

/// Writes a program of one file.
pub(super) fn write(directory: &Path, name: &str, text: &str) -> PathBuf {
    let program = directory.join(name);
    fs::create_dir(&program).unwrap();
    fs::write(program.join("Main.java"), text).unwrap();
    program
}

/// Twenty thousand lines of methods that call each other.
fn long_source() -> String {
    let methods = (0..5_000).map(|number| {
        let next = number + 1;
        format!("  static int m{number}(int x) {{\n    int y = x ^ {number};\n    return y > 0 ? y : m{next}(x + 1);\n  }}\n")
    });
    let methods: String = methods.collect();
    main_class(&format!("{methods}  static int m5000(int x) {{ return x; }}\n"), "assert m0(1) != 7;")
}

/// A method that is almost as long as the class file format allows.
fn giant_method() -> String {
    let statements: String = (0..2_500)
        .map(|number| format!("    if (x > {number}) {{ x = x * 3 + y{}; }}\n", number % 50))
        .collect();
    let locals: String = (0..50).map(|number| format!("    int y{number} = x + {number};\n")).collect();
    main_class(
        &format!("  static int giant(int x) {{\n{locals}{statements}    return x;\n  }}\n"),
        "assert giant(org.sosy_lab.sv_benchmarks.Verifier.nondetInt()) != 7;",
    )
}

/// A table of constants, which is initialised by instructions.
fn constant_table() -> String {
    let numbers: String = (0..7_000).map(|number| format!("{}, ", number * 7919 % 10_007)).collect();
    main_class(
        &format!("  static final int[] TABLE = {{ {numbers} }};\n"),
        "int at = org.sosy_lab.sv_benchmarks.Verifier.nondetInt();\n    if (at >= 0 && at < 4000) {\n      assert TABLE[at] + TABLE[at + 1] != 4711;\n    }",
    )
}

/// Parentheses within parentheses.
fn deep_expression() -> String {
    let (open, close) = ("(1 + ".repeat(3_000), ")".repeat(3_000));
    main_class("", &format!("int x = {open}1{close};\n    assert x > 0;"))
}

pub(super) fn main_class(members: &str, body: &str) -> String {
    format!(
        "public class Main {{\n{members}  public static void main(String[] arguments) {{\n    {body}\n  }}\n}}\n"
    )
}

/// Bytes that are no Java, which a parser tries hard to make sense of.
fn noise() -> String {
    let mut state = 1_u32;
    let mut byte = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from((state >> 24) as u8)
    };
    (0..3_000_000).map(|_| byte()).collect()
}

fn many_classes() -> String {
    let classes =
        (0..200_000).map(|number| format!("class C{number} {{ int f() {{ return {number}; }} }}\n"));
    main_class("", "assert arguments != null;") + &classes.collect::<String>()
}

/// Each call spans many lines, and is looked up by each of them.
fn calls_over_lines() -> String {
    let call = format!("    f({}1{});\n", "f(\n".repeat(200), ")".repeat(200));
    main_class("  static int f(int x) { return x; }\n", &call.repeat(1_000))
}

/// The names that Jurat would like to use itself.
fn names_of_ours() -> String {
    let names: String = (1..300_000).map(|number| format!("jurat{number}_ ")).collect();
    main_class("", &format!("// jurat {names}\n    assert arguments != null;"))
}

fn many_files(directory: &Path) -> PathBuf {
    let program = write(directory, "many-files", &main_class("", "assert arguments != null;"));
    for number in 0..5_000 {
        fs::write(program.join(format!("C{number}.java")), format!("class C{number} {{ }}\n")).unwrap();
    }
    program
}
