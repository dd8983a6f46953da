//! The locale. Programs are judged where texts are English; what differs between the English locales is not modelled.

use jurat_java::classes::{Code, Kind};

use super::Intrinsic::{Code as Replaced, Native};
use super::{Method, Outcome};
use crate::dynamic::Assembler;
use crate::machine::{Done, Machine};
use crate::value::Value;

const LOCALE: &str = "java.util.Locale";
const FORMATTER: &str = "java.util.Formatter";

pub(super) const METHODS: &[Method] = &[
    (LOCALE, "getDefault", "()Ljava/util/Locale;", Replaced(default_locale)),
    (LOCALE, "getDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;", Replaced(default_locale)),
    (FORMATTER, "getZero", "(Ljava/util/Locale;)C", Native(digit_zero)),
    (FORMATTER, "zero", "()C", Native(digit_zero)),
];

fn default_locale() -> Code {
    let mut code = Assembler::with_slots(1);
    code.get(true, LOCALE, "US", "Ljava/util/Locale;").give_back(Some(Kind::Reference));
    code.finish()
}

fn digit_zero(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(i32::from(b'0'))))
}
