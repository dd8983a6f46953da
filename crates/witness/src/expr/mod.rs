//! The expressions of witnesses: side-effect free conditions in Java or C, with ACSL's `\result`, `\old` and `\at`.
//!
//! No library parses this mixture, and a witness holds tens of thousands of them, so they are recognised here by
//! recursive descent straight on the text: no tree is built, only the facts that others ask for are kept.

mod lexer;
mod parser;

use jurat_text::span::Span;

use crate::model::Language;

/// Nesting beyond this is refused, so that no text can overflow the stack.
pub const MAX_DEPTH: usize = 200;

/// What an expression mentions. Spans are relative to its text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mentions {
    /// Names that are not members of something else: variables, or the first part of a qualified name.
    pub names: Vec<Span>,
    /// Names that are called.
    pub calls: Vec<Span>,
    /// Uses of `\result`.
    pub results: Vec<Span>,
    /// Uses of `\at` and `\old`.
    pub transitions: Vec<Span>,
}

/// Why a text is not an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// Where in the text.
    pub offset: usize,
    /// What was found and expected.
    pub message: String,
    /// Whether the text assigns: `x = 5`, `x += 1`, `x++`.
    pub is_assignment: bool,
}

/// Reads an expression.
pub fn parse(text: &str, language: Language) -> Result<Mentions, SyntaxError> {
    parser::parse(text, language)
}

/// Reads an expression without keeping what it mentions.
pub fn check(text: &str, language: Language) -> Result<(), SyntaxError> {
    parser::check(text, language)
}

#[cfg(test)]
mod tests {
    use super::{Language, Span, parse};

    fn check(language: Language, accepted: &[&str], refused: &[&str]) {
        for text in accepted {
            assert_eq!(parse(text, language).err(), None, "{text}");
        }
        for text in refused {
            assert!(parse(text, language).is_err(), "{text}");
        }
    }

    #[test]
    fn java_conditions() {
        check(
            Language::Java,
            &[
                "true",
                "x == 5 && !(y < -3L) || b",
                "(int) x + 1 > 0x1F && c != '\\u00e9' && d >= 1e-10",
                "this.next != null && list.get(i + 1).equals(\"a\\\"b\")",
                "a[i][j] == b.length && x >>> 3 == y << 2",
                "s instanceof java.lang.String && ((String) s).isEmpty()",
                "o instanceof Map.Entry<?, ?> entry && entry != null",
                "ok ? x > 0 : y > 0",
                "Integer.MAX_VALUE - 1 >= n % 2 && ~mask == (long) -1",
                "java.util.List.of(1, 2).size() == 2",
                "x == 1_000_000 && f == 0x1.8p1f && (byte) -3 == b",
                "\\result == 5",
                "π > 3.1 && $x_1 == 0b1010",
                "String.class == c",
            ],
            &[
                "",
                "x ==",
                "x = 5",
                "x == 5;",
                "(x",
                "x)",
                "x y",
                "&x",
                "p->f",
                "\"open",
                "'ab'",
                "x ? y",
                "f(1,)",
                "1x",
                "x++",
                "--x > 0",
                "a[",
                "\\foo",
                "x == /* open",
            ],
        );
    }

    #[test]
    fn c_conditions() {
        check(
            Language::C,
            &[
                "( n == 0U ) && p->next == ((void *)0)",
                "*p + 1 <= &a[2] - b.c && sizeof(int) == 4UL",
                "(unsigned long)x >> 3 == (struct node *)y && (const char *)s != 0",
                "\\at(x, Pre) > \\old(y)",
                "(long long)x * 2LL <= 10 && L'a' != 'b' && 1.0e3f > .5",
                "__VERIFIER_nondet_int() || sizeof x",
                "(x)(1)",
            ],
            &["x >>> 2", "x instanceof y", "a = b", "int x", "{1}", "x; y", "(int)"],
        );
    }

    #[test]
    fn assignments_are_told_apart() {
        for text in ["x = 5;", "x = 5", "dynamic_object$10.x = 42", "x += 1", "i++"] {
            let error = parse(text, Language::Java).expect_err(text);
            assert!(error.is_assignment, "{text}: {error:?}");
        }
        assert!(!parse("x == ", Language::Java).unwrap_err().is_assignment);
    }

    #[test]
    fn names_are_collected() {
        let text = "a.b + f(c, d[e]) == \\result && (int) g > \\at(h, Pre)";
        let mentions = parse(text, Language::Java).unwrap();
        let texts = |spans: &[Span]| spans.iter().map(|span| span.of(text)).collect::<Vec<_>>();
        assert_eq!(texts(&mentions.names), ["a", "c", "d", "e", "g", "h"]);
        assert_eq!(texts(&mentions.calls), ["f"]);
        assert_eq!(texts(&mentions.results), ["\\result"]);
        assert_eq!(texts(&mentions.transitions), ["\\at"]);
    }

    #[test]
    fn deep_nesting_is_refused_not_followed() {
        for open in ["(", "!", "-", "a[", "f(", "(int)", "\\old("] {
            assert!(parse(&open.repeat(100_000), Language::Java).is_err());
        }
        let deep = format!("{}x{}", "(".repeat(90), ")".repeat(90));
        assert!(parse(&deep, Language::C).is_ok());
    }
}
