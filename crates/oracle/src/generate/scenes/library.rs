//! Random calls of the JDK's public methods, as its reflection tells them, with edge values and inputs as arguments.

use crate::program::Shape;

use super::super::Generator;
use super::super::catalogue::{Entry, How};
use super::super::types::Type;

/// Methods whose results differ from run to run, or that are about something else than values.
const LEFT_OUT: [&str; 21] = [
    "random",
    "now",
    "randomUUID",
    "identityHashCode",
    "wait",
    "notify",
    "notifyAll",
    "getClass",
    "getBytes",
    "parallelSetAll",
    "parallelPrefix",
    "stream",
    "probablePrime",
    "nextProbablePrime",
    "isProbablePrime",
    "describeConstable",
    "getInteger",
    "getLong",
    "getBoolean",
    "nameUUIDFromBytes",
    "resolveConstantDesc",
];

pub(super) fn scene(generator: &mut Generator<'_>) {
    let mut body = String::new();
    // Names of methods differ from class to class in number, so the class is chosen first.
    let mut classes: Vec<String> =
        generator.catalogue.entries.iter().map(|entry| entry.class.clone()).collect();
    classes.dedup();
    if classes.is_empty() {
        return;
    }
    for _ in 0..generator.random.between(2, 5) {
        let class = generator.random.one_of(&classes);
        for _ in 0..4 {
            if let Some(step) = step(generator, &class) {
                body.push_str(&step);
                break;
            }
        }
    }
    generator.scene_method(&body);
}

fn step(generator: &mut Generator<'_>, class: &str) -> Option<String> {
    let entries: Vec<Entry> = generator
        .catalogue
        .entries
        .iter()
        .filter(|entry| {
            // The hash code of an enum's constant is its identity.
            let is_identity =
                entry.name == "hashCode" && (class.ends_with("Month") || class.ends_with("DayOfWeek"));
            let is_left_out = is_identity || LEFT_OUT.contains(&entry.name.as_str());
            entry.class == class && entry.how != How::New && !is_left_out
        })
        .cloned()
        .collect();
    if entries.is_empty() {
        return None;
    }
    let entry = generator.random.one_of(&entries);
    let call = call(generator, &entry)?;
    let code = match entry.result.as_str() {
        "void" => return None,
        "boolean" => generator.see_expression(Shape::Boolean, &call),
        "byte" | "short" | "int" | "char" => generator.see_expression(Shape::Int, &call),
        "long" => generator.see_expression(Shape::Long, &call),
        "float" => generator.see_expression(Shape::Float, &call),
        "double" => generator.see_expression(Shape::Double, &call),
        "java.lang.String" => generator.see_expression(Shape::Text, &call),
        "int[]" | "char[]" | "byte[]" | "long[]" | "java.lang.String[]" | "boolean[]" | "short[]"
        | "double[]" | "float[]" => {
            generator.see_expression(Shape::Text, &format!("Arrays.toString({call})"))
        }
        other if is_told(other) => {
            generator.see_expression(Shape::Text, &format!("String.valueOf((Object) {call})"))
        }
        _ => return None,
    };
    Some(generator.caught(&code))
}

/// Whether the text of an object says everything about it.
fn is_told(class: &str) -> bool {
    let is_known =
        class.starts_with("java.lang.") || class.starts_with("java.math.") || class.starts_with("java.time.");
    let is_other = matches!(
        class,
        "java.util.BitSet" | "java.util.StringJoiner" | "java.util.UUID" | "java.util.OptionalInt"
    );
    (is_known && !class.ends_with("[]") && class != "java.lang.Object" && class != "java.lang.Class")
        || is_other
}

fn call(generator: &mut Generator<'_>, entry: &Entry) -> Option<String> {
    let arguments: Option<Vec<String>> =
        entry.parameters.iter().map(|of| fitting(generator, entry, of)).collect();
    let arguments = arguments?.join(", ");
    Some(match entry.how {
        How::Static => format!("{}.{}({arguments})", entry.class, entry.name),
        How::Virtual => format!("({}).{}({arguments})", argument(generator, &entry.class, 1)?, entry.name),
        How::New => format!("new {}({arguments})", entry.class),
    })
}

/// An argument that does not make the call take for ever: sizes are small.
fn fitting(generator: &mut Generator<'_>, entry: &Entry, of: &str) -> Option<String> {
    let value = argument(generator, of, 1)?;
    let is_sized = ["Big", "BitSet", "StringBu"].iter().any(|it| entry.class.contains(it))
        || matches!(entry.name.as_str(), "repeat" | "indent" | "copyOf" | "copyOfRange");
    let is_size = is_sized && matches!(of, "int" | "long");
    Some(if is_size && !generator.random.once_in(4) {
        format!("({value} & 15)")
    } else if is_size {
        "-1".to_owned()
    } else {
        value
    })
}

/// An expression of a type, by the name that reflection gives it.
fn argument(generator: &mut Generator<'_>, of: &str, depth: u32) -> Option<String> {
    let primitive = Type::PRIMITIVE.into_iter().find(|it| it.name() == of);
    if let Some(of) = primitive {
        let value = if generator.random.once_in(3) {
            generator.constant(of)
        } else {
            generator.expression(of, depth)
        };
        // Many methods want small numbers: a radix, an index, a number of digits.
        let is_index = of == Type::Int && generator.random.once_in(2);
        return Some(if is_index { format!("({value} & 15)") } else { value });
    }
    let int = generator.expression(Type::Int, depth);
    let text = generator.expression(Type::Text, depth);
    let choices: Vec<String> = match of {
        "java.lang.String" | "java.lang.CharSequence" | "java.lang.Object" | "java.lang.Comparable" => {
            vec![text]
        }
        "java.lang.Integer" => vec![generator.expression(Type::Integer, depth)],
        "java.lang.Long" => vec![format!("Long.valueOf({})", generator.expression(Type::Long, depth))],
        "java.lang.Short" => vec![format!("Short.valueOf({})", generator.expression(Type::Short, depth))],
        "java.lang.Byte" => vec![format!("Byte.valueOf({})", generator.expression(Type::Byte, depth))],
        "java.lang.Boolean" => {
            vec![format!("Boolean.valueOf({})", generator.expression(Type::Boolean, depth))]
        }
        "java.lang.Character" => {
            vec![format!("Character.valueOf({})", generator.expression(Type::Char, depth))]
        }
        "java.lang.Double" => vec![format!("Double.valueOf({})", generator.constant(Type::Double))],
        "java.lang.Float" => vec![format!("Float.valueOf({})", generator.constant(Type::Float))],
        "java.lang.StringBuilder" => vec![format!("new StringBuilder({text})")],
        "java.lang.StringBuffer" => vec![format!("new StringBuffer({text})")],
        "char[]" => vec![format!("{text}.toCharArray()")],
        "int[]" => vec![generator.expression(Type::Ints, depth)],
        "byte[]" => vec![format!("new byte[] {{1, -1, (byte) {int}}}")],
        "long[]" => vec![format!("new long[] {{7, {int}, -1}}")],
        "boolean[]" => vec!["new boolean[] {true, false}".to_owned()],
        "double[]" => vec!["new double[] {0.0, -0.0, 1.5}".to_owned()],
        "java.lang.String[]" | "java.lang.CharSequence[]" => vec![format!("new String[] {{{text}, \"b\"}}")],
        "java.math.BigInteger" => vec![
            format!("java.math.BigInteger.valueOf({int})"),
            "new java.math.BigInteger(\"123456789012345678901234567890\")".to_owned(),
            "java.math.BigInteger.TEN.pow(20).negate()".to_owned(),
            "java.math.BigInteger.ZERO".to_owned(),
        ],
        "java.math.BigDecimal" => vec![
            format!("java.math.BigDecimal.valueOf({int}, 2)"),
            "new java.math.BigDecimal(\"-1.25E+3\")".to_owned(),
            "new java.math.BigDecimal(\"0.00\")".to_owned(),
            "new java.math.BigDecimal(\"12345678901234567890.5\")".to_owned(),
        ],
        "java.math.RoundingMode" => ["HALF_UP", "HALF_EVEN", "FLOOR", "UNNECESSARY", "UP", "CEILING"]
            .map(|it| format!("java.math.RoundingMode.{it}"))
            .to_vec(),
        "java.math.MathContext" => {
            vec!["java.math.MathContext.DECIMAL32".to_owned(), "new java.math.MathContext(3)".to_owned()]
        }
        "java.util.BitSet" => {
            vec![format!("BitSet.valueOf(new long[] {{{int}, 5}})"), "new BitSet()".to_owned()]
        }
        "java.util.StringJoiner" => vec![format!("new StringJoiner(\",\", \"[\", \"]\").add({text})")],
        "java.util.UUID" => vec![format!("new UUID({int}, 77L)"), "new UUID(-1L, Long.MIN_VALUE)".to_owned()],
        "java.util.OptionalInt" => vec![format!("OptionalInt.of({int})"), "OptionalInt.empty()".to_owned()],
        "java.util.StringTokenizer" => vec![format!("new StringTokenizer({text}, \",\")")],
        "java.util.concurrent.atomic.AtomicInteger" => {
            vec![format!("new java.util.concurrent.atomic.AtomicInteger({int})")]
        }
        "java.util.concurrent.atomic.AtomicLong" => {
            vec![format!("new java.util.concurrent.atomic.AtomicLong({int})")]
        }
        "java.time.LocalDate" => vec![
            "java.time.LocalDate.of(2024, 2, 29)".to_owned(),
            format!("java.time.LocalDate.ofEpochDay({int} & 4095)"),
        ],
        "java.time.Duration" => vec![
            format!("java.time.Duration.ofSeconds({int} & 65535, 5)"),
            "java.time.Duration.ofMillis(-1)".to_owned(),
        ],
        "java.time.LocalTime" => vec![format!("java.time.LocalTime.ofSecondOfDay({int} & 65535)")],
        "java.time.DayOfWeek" => vec![format!("java.time.DayOfWeek.of(1 + ({int} & 3))")],
        "java.time.Month" => vec![format!("java.time.Month.of(1 + ({int} & 7))")],
        "java.time.Year" => vec![format!("java.time.Year.of({int} & 4095)")],
        "java.time.Period" => vec![format!("java.time.Period.of(1, {int} & 31, 3)")],
        _ => return None,
    };
    Some(generator.random.one_of(&choices))
}
