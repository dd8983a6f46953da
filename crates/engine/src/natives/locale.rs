//! The locale. Programs are judged where it is that of the United States. In others, numbers may be written otherwise, which is
//! not modelled.

use jurat_java::classes::{Code, Condition, Kind, Operation, Operator, Relation, Shuffle};

use super::Intrinsic::{Code as Replaced, Native};
use super::runtime::RUNTIME;
use super::{Method, Outcome, argument};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const LOCALE: &str = "java.util.Locale";
const SCANNER: &str = "java.util.Scanner";
const SPECIFIER: &str = "java.util.Formatter$FormatSpecifier";
const FORMATTER: &str = "java.util.Formatter";

pub(super) const METHODS: &[Method] = &[
    (LOCALE, "initDefault", "()Ljava/util/Locale;", Replaced(default_locale)),
    (LOCALE, "initDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;", Replaced(default_locale)),
    (SCANNER, "useLocale", "(Ljava/util/Locale;)Ljava/util/Scanner;", Replaced(use_locale)),
    (FORMATTER, "getZero", "(Ljava/util/Locale;)C", Native(digit_zero)),
    (FORMATTER, "getDecimalSeparator", "(Ljava/util/Locale;)C", Native(decimal_separator)),
    (FORMATTER, "getGroupingSeparator", "(Ljava/util/Locale;)C", Native(grouping_separator)),
    (RUNTIME, "checkEnglish", "(Ljava/util/Locale;)V", Native(check_english)),
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
    const LOCALES: &str = "Ljava/util/Locale;";
    let mut code = Assembler::with_slots(2);
    let is_other = code.label();
    code.load(Kind::Reference, 1).load(Kind::Reference, 0).get(false, SCANNER, "locale", LOCALES);
    code.call_virtual(LOCALE, "equals", "(Ljava/lang/Object;)Z");
    code.branch(Condition::Zero(Relation::Equal), is_other);
    code.load(Kind::Reference, 0).give_back(Some(Kind::Reference)).place(is_other);
    code.load(Kind::Reference, 1).call_static(RUNTIME, "checkEnglish", "(Ljava/util/Locale;)V");
    code.load(Kind::Reference, 0).shuffle(Shuffle::Dup).get(false, SCANNER, "modCount", "I").int(1);
    code.push(Operation::Calculate { kind: Kind::Int, operator: Operator::Add });
    code.put(false, SCANNER, "modCount", "I");
    code.load(Kind::Reference, 0).load(Kind::Reference, 1).put(false, SCANNER, "locale", LOCALES);
    for (field, text) in PATTERNS {
        code.load(Kind::Reference, 0).text(text).put(false, SCANNER, field, STRING);
    }
    for field in ["integerPattern", "floatPattern"] {
        code.load(Kind::Reference, 0).null().put(false, SCANNER, field, PATTERN);
    }
    code.load(Kind::Reference, 0).give_back(Some(Kind::Reference));
    code.finish()
}

/// Language and region of the locales in which numbers are written like this. Others differ, English ones as well: there
/// are commas instead of points, and digits of other scripts.
const ENGLISH: [(&str, &str); 4] = [("", ""), ("en", ""), ("en", "US"), ("en", "GB")];

/// The path is undecided unless numbers are written in this locale as in English.
fn require_english(machine: &mut Machine<'_>, locale: Value) -> Result<(), Halt> {
    const EXTENSIONS: &str = "Lsun/util/locale/LocaleExtensions;";
    let Some(locale) = machine.reference(locale)? else { return Ok(()) };
    let slot = machine.world().slot(LOCALE, "localeExtensions", EXTENSIONS)?;
    let extensions = machine.get_field(Some(locale), slot)?;
    let is_plain = machine.reference(extensions)?.is_none();
    let slot = machine.world().slot(LOCALE, "baseLocale", "Lsun/util/locale/BaseLocale;")?;
    let base = machine.get_field(Some(locale), slot)?;
    let base = machine.reference(base)?;
    let mut part = |name| -> Result<Option<String>, Halt> {
        let slot = machine.world().slot("sun.util.locale.BaseLocale", name, "Ljava/lang/String;")?;
        let text = machine.get_field(base, slot)?;
        let text = machine.reference(text)?;
        Ok(machine.text(text).and_then(|units| String::from_utf16(&units).ok()))
    };
    let [language, region, script, variant] =
        [part("language")?, part("region")?, part("script")?, part("variant")?];
    let is_english = ENGLISH.iter().any(|(known_language, known_region)| {
        language.as_deref() == Some(known_language) && region.as_deref() == Some(known_region)
    });
    let is_bare = [script, variant].iter().all(|part| part.as_deref() == Some(""));
    if is_plain && is_english && is_bare {
        Ok(())
    } else {
        Err(Halt::undecided("a locale that is not English"))
    }
}

/// The locale is the last argument.
fn english(machine: &mut Machine<'_>, arguments: &[Value], answer: u8) -> Outcome {
    let locale = arguments.last().copied().ok_or_else(Halt::malformed)?;
    require_english(machine, locale)?;
    Ok(Done::Value(Value::Int(answer.into())))
}

fn check_english(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    require_english(machine, argument(arguments, 0)?)?;
    Ok(Done::Void)
}

fn digit_zero(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    english(machine, arguments, b'0')
}

fn decimal_separator(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    english(machine, arguments, b'.')
}

fn grouping_separator(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    english(machine, arguments, b',')
}
