//! The monitor as code with the claims in it, for JBMC and for people to read.
//!
//! It has the methods of `runtime/jvm/jurat/Monitor.java`, so that classes compiled against the one run with the other. Each
//! assertion in it stands on a line of its own, by which its failure is known.

use std::fmt::Write as _;

use smol_str::SmolStr;

use crate::checks::{Check, Expect, Expected, Kind, expressions, number_of, numbered};
use crate::ids::{AssertId, CheckId};
use crate::input::VERIFIER;
use crate::monitor::assumptions::assumptions;
use crate::monitor::{Names, claimed};
use crate::path::Path;
use crate::semantics::Semantics;
use crate::source::Source;

/// A method of a class file has at most 64 kB, and an expectation takes about 30 bytes.
const MAX_EXPECTATIONS: usize = 1500;

/// As many cases fit into one method.
const MAX_CHECKS: usize = 2000;

/// The monitor.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The text of `Monitor.java`.
    pub text: String,
}

/// How references are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sharpness {
    /// By null only: JBMC knows little of the names of classes.
    Null,
    /// By their classes, as on the JVM.
    Class,
}

/// Why there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("too many claims for one class file ({0})")]
pub struct TooManyClaims(usize);

impl Proof {
    /// Writes the monitor.
    pub fn new(
        checks: &[Check],
        sources: &[Source],
        names: &Names,
        semantics: Semantics,
        sharpness: Sharpness,
        path: &Path,
    ) -> Result<Self, TooManyClaims> {
        let live: Vec<(CheckId, &Check)> = numbered(checks).filter(|(_, check)| check.is_live()).collect();
        let sizes = live.iter().map(|(_, check)| match &check.expected {
            Expected::Values(expectations) => expectations.len(),
            Expected::Condition { .. } => 1,
        });
        let largest = sizes.chain([path.steps.len()]).max().unwrap_or(0);
        if largest > MAX_EXPECTATIONS || live.len() > MAX_CHECKS {
            return Err(TooManyClaims(largest.max(live.len())));
        }
        let mut writer = Writer { text: String::new(), semantics, sharpness };
        writer.class(&live, sources, names, path);
        Ok(Self { text: writer.text })
    }
}

impl Kind {
    const ALL: [Self; 4] = [Self::Integral, Self::Float, Self::Double, Self::Reference];

    fn of_check(check: &Check) -> Option<Self> {
        match &check.expected {
            Expected::Values(expectations) => expectations.iter().find_map(|it| it.expect.kind()),
            Expected::Condition { .. } => None,
        }
    }

    fn java_type(self) -> &'static str {
        match self {
            Self::Integral => "long",
            Self::Float => "float",
            Self::Double => "double",
            Self::Reference => "Object",
        }
    }

    fn method(self) -> &'static str {
        match self {
            Self::Integral => "integral",
            Self::Float => "single",
            Self::Double => "floating",
            Self::Reference => "reference",
        }
    }
}

struct Writer {
    text: String,
    semantics: Semantics,
    sharpness: Sharpness,
}

impl Writer {
    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.text, "{:indent$}{text}", "", indent = 4 * indent);
    }

    fn class(&mut self, live: &[(CheckId, &Check)], sources: &[Source], names: &Names, path: &Path) {
        self.line(0, &format!("package {};", names.package()));
        self.line(0, "");
        self.line(
            0,
            "/** What a witness claims, as assertions. Every method hands back what it was given. */",
        );
        self.line(0, "public final class Monitor {");
        self.line(1, "private static int begun = -1;");
        self.line(0, "");
        for (id, check) in live {
            if let Expected::Values(_) = check.expected {
                self.values(*id, check, &sources[check.source.index()].name);
            }
        }
        for kind in Kind::ALL {
            self.dispatch(kind, live);
        }
        self.entrances();
        self.claimed(live);
        self.conditions(live, &path.asserts);
        self.text += &assumptions(path);
        self.line(0, "}");
    }

    /// The claims about one thing.
    fn values(&mut self, id: CheckId, check: &Check, file: &str) {
        let (Expected::Values(expectations), Some(kind)) = (&check.expected, Kind::of_check(check)) else {
            return;
        };
        let shown: Vec<String> = expectations.iter().take(20).map(|it| it.expect.to_string()).collect();
        let more = if expectations.len() > 20 { ", …" } else { "" };
        let words = format!(
            "{}, line {}: {} is {}{more}",
            base_name(file),
            check.line,
            check.subject,
            shown.join(", ")
        );
        self.line(1, &format!("/** {}. */", harmless(&words)));
        self.line(
            1,
            &format!("private static void check{id}(int call, {} value, long index) {{", kind.java_type()),
        );
        let n = expectations.len();
        let at = match self.semantics {
            Semantics::Sequence => Some(format!("position{id}")),
            Semantics::Counter => Some("call".to_owned()),
            Semantics::Any => None,
        };
        if let Some(at) = &at {
            self.line(2, &format!("assert {at} < {n};"));
            self.line(2, &format!("if ({at} >= {n}) return;"));
        }
        let expressions = expressions(expectations);
        for (idx, expectation) in expectations.iter().enumerate() {
            let condition = self.condition(id, &expectation.expect, &expressions);
            let text = match self.semantics {
                Semantics::Sequence => {
                    format!(
                        "if (position{id} <= {idx} && {condition}) {{ position{id} = {}; return; }}",
                        idx + 1
                    )
                }
                Semantics::Counter => format!("if (call == {idx} && {condition}) return;"),
                Semantics::Any => format!("if ({condition}) return;"),
            };
            self.line(2, &text);
        }
        self.line(2, "assert false;");
        self.line(1, "}");
        if self.semantics == Semantics::Sequence {
            self.line(1, &format!("private static int position{id};"));
        }
        self.line(0, "");
    }

    /// The condition on `value`, and on `index` for elements.
    fn condition(&self, id: CheckId, expect: &Expect, expressions: &[&SmolStr]) -> String {
        match expect {
            Expect::Any => "true".to_owned(),
            Expect::Integral(value) if *value == i64::MIN => "value == Long.MIN_VALUE".to_owned(),
            Expect::Integral(value) => format!("value == {value}L"),
            Expect::Float(bits) => float(f64::from(f32::from_bits(*bits)), "f"),
            Expect::Double(bits) => float(f64::from_bits(*bits), ""),
            Expect::Null => "value == null".to_owned(),
            // Of the same literal there is one object; a proof of the stronger will do.
            Expect::Text(text) => format!("value == (Object) {}", literal(text)),
            Expect::Object(Some(class)) if self.sharpness == Sharpness::Class => {
                format!("value != null && value.getClass().getName().equals({})", literal(class))
            }
            Expect::Object(_) => "value != null".to_owned(),
            Expect::Expression(text) => format!("value == claimed{id}_{}", number_of(text, expressions)),
            Expect::Element { index: None, value } => self.condition(id, value, expressions),
            Expect::Element { index: Some(index), value } => {
                format!("(index < 0 || index == {index}) && {}", self.condition(id, value, expressions))
            }
        }
    }

    /// From the number of a check to its method.
    fn dispatch(&mut self, kind: Kind, live: &[(CheckId, &Check)]) {
        let head = format!(
            "private static void {}(long key, {} value, long index) {{",
            kind.method(),
            kind.java_type()
        );
        self.line(1, &head);
        self.line(2, "assert begun == -1;");
        self.line(2, "switch ((int) key) {");
        for (id, _) in live.iter().filter(|(_, check)| Kind::of_check(check) == Some(kind)) {
            self.line(3, &format!("case {id}: check{id}((int) (key >>> 32), value, index); break;"));
        }
        self.line(3, "default: assert false;");
        self.line(2, "}");
        self.line(1, "}");
        self.line(0, "");
    }

    /// The methods that woven programs call, for every type.
    fn entrances(&mut self) {
        const TYPES: [(&str, &str, &str); 9] = [
            ("boolean", "integral", "value ? 1 : 0"),
            ("byte", "integral", "value"),
            ("short", "integral", "value"),
            ("char", "integral", "value"),
            ("int", "integral", "value"),
            ("long", "integral", "value"),
            ("float", "single", "value"),
            ("double", "floating", "value"),
            ("T", "reference", "value"),
        ];
        for (java, method, value) in TYPES {
            let t = if java == "T" { "<T> T".to_owned() } else { java.to_owned() };
            let see = |index: &str| format!("{method}(key, {value}, {index});");
            for text in [
                format!("public static {t} at(long key, {java} value) {{ {} return value; }}", see("-1")),
                format!(
                    "public static {t} old(long key, {java} old, {java} value) {{ {} return old; }}",
                    see("-1")
                ),
                format!(
                    "public static {t} element(long key, {java} value, long index) {{ {} return value; }}",
                    see("index")
                ),
                format!(
                    "public static {t} element(long key, {java} value) {{ {} return value; }}",
                    see("-1")
                ),
                format!(
                    "public static {t} elementOld(long key, {java} old, {java} value, long index) {{ {} return old; }}",
                    see("index")
                ),
                format!(
                    "public static {t} elementOld(long key, {java} old, {java} value) {{ {} return old; }}",
                    see("-1")
                ),
            ] {
                // Nothing is calculated from booleans before they are stored.
                if java != "boolean" || !text.contains(" elementOld(") {
                    self.line(1, &text);
                }
            }
        }
        for element in ["boolean", "byte", "short", "char", "int", "long", "float", "double", "Object"] {
            self.line(1, &format!("private static void each(long key, {element}[] array) {{"));
            self.line(2, "for (int i = 0; i < array.length; i++) element(key, array[i], i);");
            self.line(1, "}");
        }
        for (method, verb) in [("length", "integral(key, $.length, -1)"), ("elements", "each(key, $)")] {
            let access = if method == "elements" { "public" } else { "private" };
            self.line(1, &format!("{access} static <T> T {method}(long key, T array) {{"));
            for element in ["boolean", "byte", "short", "char", "int", "long", "float", "double", "Object"] {
                let cast = format!("(({element}[]) (Object) array)");
                self.line(
                    2,
                    &format!("if ((Object) array instanceof {element}[]) {};", verb.replace('$', &cast)),
                );
            }
            self.line(2, "return array;");
            self.line(1, "}");
        }
        for text in [
            "public static <T> T lengths(long key, int dimensions, T array) {",
            "    length(key, array);",
            "    if (dimensions > 1) {",
            "        Object[] rows = (Object[]) (Object) array;",
            "        for (int i = 0; i < rows.length; i++) lengths(key, dimensions - 1, rows[i]);",
            "    }",
            "    return array;",
            "}",
            "",
        ] {
            self.line(1, text);
        }
    }

    /// Expressions that are evaluated before a store.
    fn claimed(&mut self, live: &[(CheckId, &Check)]) {
        let numbers = |check: &Check| 0..check.expressions().len();
        let all = || live.iter().flat_map(|(id, check)| numbers(check).map(move |nth| (id, nth)));
        for (id, nth) in all() {
            self.line(1, &format!("private static long claimed{id}_{nth};"));
        }
        self.line(1, "private static void keep(long key, int nth, long value) {");
        self.line(2, "switch ((int) key) {");
        for (id, check) in live {
            for nth in numbers(check) {
                let label = if nth == 0 { format!("case {id}: ") } else { String::new() };
                self.line(3, &format!("{label}if (nth == {nth}) claimed{id}_{nth} = value;"));
            }
            if !numbers(check).is_empty() {
                self.line(3, "break;");
            }
        }
        self.line(3, "default: break;");
        self.line(2, "}");
        self.line(1, "}");
        for (java, value) in [
            ("boolean", "value ? 1 : 0"),
            ("byte", "value"),
            ("short", "value"),
            ("char", "value"),
            ("int", "value"),
            ("long", "value"),
        ] {
            let method = claimed(java);
            let text = format!(
                "public static long {method}(long key, int nth, {java} value) {{ keep(key, nth, {value}); return key; }}"
            );
            self.line(1, &text);
        }
        self.line(0, "");
    }

    fn conditions(&mut self, live: &[(CheckId, &Check)], wanted: &[AssertId]) {
        self.line(1, "public static int begin(int id) {");
        self.line(2, "assert begun == -1;");
        self.line(2, "begun = id;");
        self.line(2, "return id;");
        self.line(1, "}");
        self.line(0, "");
        self.line(1, "public static boolean holds(int id, boolean condition) {");
        self.line(2, "begun = -1;");
        self.line(2, "switch (id) {");
        for (id, check) in live {
            if let Expected::Condition { .. } = check.expected {
                self.line(3, &format!("case {id}: assert condition; break;"));
            }
        }
        self.line(3, "default: break;");
        self.line(2, "}");
        self.line(2, "return true;");
        self.line(1, "}");
        self.line(0, "");
        // An assertion counts also where the program catches its error, and wherever javac puts its code.
        self.line(1, "public static boolean asserted(int id, boolean condition) {");
        if !wanted.is_empty() {
            let others: Vec<String> = wanted.iter().map(|id| format!("id != {id}")).collect();
            self.line(2, &format!("if ({}) {VERIFIER}.assume(condition);", others.join(" && ")));
        }
        self.line(2, "assert condition;");
        self.line(2, "return condition;");
        self.line(1, "}");
        self.line(0, "");
        self.line(1, "/** The program has ended. */");
        self.line(1, "public static void end() {");
        self.line(2, "assert begun == -1;");
        self.line(1, "}");
    }
}

/// Every float is exactly a double, so one way to write them serves both.
pub(super) fn float(value: f64, suffix: &str) -> String {
    if value.is_nan() {
        return "value != value".to_owned();
    }
    if value.is_infinite() {
        let sign = if value > 0.0 { "" } else { "-" };
        return format!("value == {sign}1.0{suffix} / 0.0{suffix}");
    }
    if value == 0.0 {
        let sign = if value.is_sign_positive() { ">" } else { "<" };
        return format!("value == 0.0{suffix} && 1.0{suffix} / value {sign} 0.0{suffix}");
    }
    format!("value == {value:e}{suffix}")
}

/// A Java string literal in ASCII.
fn literal(text: &str) -> String {
    literal_of(text.encode_utf16())
}

/// The same of UTF-16 units, perhaps with lone surrogates.
pub(crate) fn literal_of(units: impl Iterator<Item = u16>) -> String {
    let escaped: String = units
        .map(|unit| match char::from_u32(u32::from(unit)) {
            Some('"') => "\\\"".to_owned(),
            Some('\\') => "\\\\".to_owned(),
            Some(c) if c == ' ' || c.is_ascii_graphic() => c.to_string(),
            // Unicode escapes are replaced before the text is read, and a line end would then end the literal.
            _ if unit < 256 => format!("\\{unit:03o}"),
            _ => format!("\\u{unit:04x}"),
        })
        .collect();
    format!("\"{escaped}\"")
}

/// Text that cannot end a comment, nor be an escape.
fn harmless(text: &str) -> String {
    text.replace("*/", "* /").replace('\\', "/").replace(['\n', '\r'], " ")
}

fn base_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}
