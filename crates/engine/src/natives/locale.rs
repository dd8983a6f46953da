//! The locale. Programs are judged where texts are English; what differs between the English locales is not modelled.

use jurat_java::classes::{Code, Kind};

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::{Method, Outcome};
use crate::dynamic::Assembler;
use crate::machine::{Done, Machine};
use crate::value::Value;

const LOCALE: &str = "java.util.Locale";
const SCANNER: &str = "java.util.Scanner";
const SPECIFIER: &str = "java.util.Formatter$FormatSpecifier";
const FORMATTER: &str = "java.util.Formatter";

pub(super) const METHODS: &[Method] = &[
    (LOCALE, "getDefault", "()Ljava/util/Locale;", Replaced(default_locale)),
    (LOCALE, "getDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;", Replaced(default_locale)),
    (LOCALE, "setDefault", "", Refused("another locale")),
    (LOCALE, "initDefault", "()Ljava/util/Locale;", Replaced(default_locale)),
    (LOCALE, "initDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;", Replaced(default_locale)),
    (SCANNER, "useLocale", "(Ljava/util/Locale;)Ljava/util/Scanner;", Replaced(use_locale)),
    (FORMATTER, "getZero", "(Ljava/util/Locale;)C", Native(digit_zero)),
    (FORMATTER, "getDecimalSeparator", "(Ljava/util/Locale;)C", Native(decimal_separator)),
    (FORMATTER, "getGroupingSeparator", "(Ljava/util/Locale;)C", Native(grouping_separator)),
    (FORMATTER, "zero", "()C", Native(digit_zero)),
    (SPECIFIER, "getZero", "(Ljava/util/Locale;)C", Native(digit_zero)),
    (SPECIFIER, "getZero", "(Ljava/util/Formatter;Ljava/util/Locale;)C", Native(digit_zero)),
];

fn default_locale() -> Code {
    let mut code = Assembler::with_slots(1);
    code.get(true, LOCALE, "US", "Ljava/util/Locale;").give_back(Some(Kind::Reference));
    code.finish()
}

/// How numbers are written in English, as patterns.
const PATTERNS: [(&str, &str); 8] = [
    ("groupSeparator", "\\x{2c}"),
    ("decimalSeparator", "\\x{2e}"),
    ("nanString", "\\QNaN\\E"),
    ("infinityString", "\\Q\u{221e}\\E"),
    ("positivePrefix", ""),
    ("negativePrefix", "\\Q-\\E"),
    ("positiveSuffix", ""),
    ("negativeSuffix", ""),
];

/// A scanner asks a number format how numbers are written, and that needs resources of the JDK.
fn use_locale() -> Code {
    const STRING: &str = "Ljava/lang/String;";
    const PATTERN: &str = "Ljava/util/regex/Pattern;";
    let mut code = Assembler::with_slots(2);
    code.load(Kind::Reference, 0).load(Kind::Reference, 1).put(
        false,
        SCANNER,
        "locale",
        "Ljava/util/Locale;",
    );
    for (field, text) in PATTERNS {
        code.load(Kind::Reference, 0).text(text).put(false, SCANNER, field, STRING);
    }
    for field in ["integerPattern", "floatPattern"] {
        code.load(Kind::Reference, 0).null().put(false, SCANNER, field, PATTERN);
    }
    code.load(Kind::Reference, 0).give_back(Some(Kind::Reference));
    code.finish()
}

fn digit_zero(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(i32::from(b'0'))))
}

fn decimal_separator(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(i32::from(b'.'))))
}

fn grouping_separator(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(i32::from(b','))))
}
