//! The tokens of expressions.

use jurat_text::span::Span;

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A name or keyword.
    Word,
    /// A number.
    Number,
    /// A character or string literal.
    Quoted,
    /// `\result` and the like.
    Backslash,
    /// An operator or separator.
    Symbol(&'static str),
    /// Something that is no token, with what was expected.
    Bad(&'static str),
    /// The end of the text.
    End,
}

/// Those with the same first character stand together, longest first, so that `>>>` is not read as `>>` and `>`.
const SYMBOLS: &[&str] = &[
    ">>>=", ">>>", ">>=", ">>", ">=", ">", "<<=", "<<", "<=", "<", "==", "=", "!=", "!", "&&", "&=", "&",
    "||", "|=", "|", "++", "+=", "+", "--", "-=", "->", "-", "*=", "*", "/=", "/", "%=", "%", "^=", "^",
    "::", ":", "~", "?", ".", ",", ";", "(", ")", "[", "]", "{", "}", "@", "#",
];

/// For each byte, the first of [`SYMBOLS`] that starts with it.
const FIRST_SYMBOLS: [u8; 256] = {
    let mut firsts = [SYMBOLS.len() as u8; 256];
    let mut idx = SYMBOLS.len();
    while idx > 0 {
        idx -= 1;
        firsts[SYMBOLS[idx].as_bytes()[0] as usize] = idx as u8;
    }
    firsts
};

/// The token at or after `offset`, and its place.
pub(super) fn token_at(text: &str, offset: usize) -> (Token, Span) {
    let start = match skip_blanks(text, offset) {
        Ok(start) => start,
        Err(start) => return (Token::Bad("the end of the comment"), Span::new(start, text.len())),
    };
    let rest = &text[start..];
    let Some(first) = rest.bytes().next() else {
        return (Token::End, Span::at(text.len()));
    };
    let (token, len) = match first {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => word(rest),
        b'0'..=b'9' => number(rest),
        b'.' if rest[1..].starts_with(|c: char| c.is_ascii_digit()) => number(rest),
        b'\'' | b'"' => quoted(rest),
        b'\\' => (Token::Backslash, 1 + word_len(&rest[1..])),
        _ if rest.starts_with(is_word_start) => word(rest),
        _ => symbol(rest).map_or_else(|| bad(rest), |symbol| (Token::Symbol(symbol), symbol.len())),
    };
    (token, Span::new(start, start + len))
}

fn bad(text: &str) -> (Token, usize) {
    let len = text.chars().next().map_or(0, char::len_utf8);
    (Token::Bad("a name, a number or an operator"), len)
}

fn word(text: &str) -> (Token, usize) {
    let len = word_len(text);
    // A prefix of C's wide literals.
    if matches!(&text[..len], "L" | "u" | "U" | "u8") && text[len..].starts_with(['\'', '"']) {
        let (token, quoted_len) = quoted(&text[len..]);
        return (token, len + quoted_len);
    }
    (Token::Word, len)
}

/// The longest symbol at the start of a text.
fn symbol(text: &str) -> Option<&'static str> {
    let first = FIRST_SYMBOLS[*text.as_bytes().first()? as usize];
    // Byte by byte: the symbols are too short for a call that compares memory.
    let is_here = |symbol: &&str| {
        symbol.len() <= text.len() && symbol.bytes().zip(text.bytes()).all(|(wanted, found)| wanted == found)
    };
    SYMBOLS[first as usize..].iter().copied().find(is_here)
}

fn skip_blanks(text: &str, mut offset: usize) -> Result<usize, usize> {
    loop {
        let rest = &text[offset..];
        // Most tokens follow each other without a gap, or with one space.
        let rest = rest.strip_prefix(' ').unwrap_or(rest);
        let trimmed = if rest.starts_with(|c: char| c.is_ascii_graphic()) { rest } else { rest.trim_start() };
        offset = text.len() - trimmed.len();
        if !trimmed.starts_with("/*") {
            return Ok(offset);
        }
        match trimmed[2..].find("*/") {
            Some(end) => offset += 2 + end + 2,
            None => return Err(offset),
        }
    }
}

fn is_word_start(c: char) -> bool {
    c == '_' || c == '$' || c.is_alphabetic()
}

fn word_len(text: &str) -> usize {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$';
    let n_plain = text.bytes().position(|byte| !is_plain(byte)).unwrap_or(text.len());
    if text.as_bytes().get(n_plain).is_none_or(u8::is_ascii) {
        return n_plain;
    }
    text.find(|c: char| !(is_word_start(c) || c.is_numeric())).unwrap_or(text.len())
}

/// A number with everything that can belong to it; whether it makes sense is looked at once it is whole.
fn number(text: &str) -> (Token, usize) {
    let bytes = text.as_bytes();
    let n_digits = bytes.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(bytes.len());
    let is_whole =
        bytes.get(n_digits).is_none_or(|byte| !byte.is_ascii_alphanumeric() && !matches!(byte, b'.' | b'_'));
    if n_digits > 0 && is_whole {
        return (Token::Number, n_digits);
    }
    let is_hex = text.len() > 2 && matches!(&bytes[..2], b"0x" | b"0X");
    let mut len = if is_hex { 2 } else { 0 };
    while let Some(byte) = bytes.get(len) {
        let is_sign_of_exponent = matches!(byte, b'+' | b'-')
            && len > 0
            && match bytes[len - 1] {
                b'e' | b'E' => !is_hex,
                b'p' | b'P' => is_hex,
                _ => false,
            };
        if byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_') || is_sign_of_exponent {
            len += 1;
        } else {
            break;
        }
    }
    if is_number(&text[..len], is_hex) { (Token::Number, len) } else { (Token::Bad("a number"), len) }
}

fn is_number(text: &str, is_hex: bool) -> bool {
    let digits = text.replace('_', "");
    let digits = digits.trim_start_matches("0x").trim_start_matches("0X");
    if let Some(binary) = digits.strip_prefix("0b").or_else(|| digits.strip_prefix("0B")).filter(|_| !is_hex)
    {
        return !binary.is_empty()
            && binary.trim_end_matches(['l', 'L']).bytes().all(|b| b == b'0' || b == b'1');
    }
    let exponent_mark = if is_hex { ['p', 'P'] } else { ['e', 'E'] };
    let (mantissa, exponent) = match digits.split_once(exponent_mark) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (digits, None),
    };
    let is_digit = |c: char| if is_hex { c.is_ascii_hexdigit() } else { c.is_ascii_digit() };
    let is_suffix = |text: &str| {
        let is_known = |c: char| matches!(c, 'u' | 'U' | 'l' | 'L' | 'f' | 'F' | 'd' | 'D');
        text.len() <= 3 && text.chars().all(is_known)
    };
    if let Some(exponent) = exponent {
        let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        let n_digits = exponent.find(|c: char| !c.is_ascii_digit()).unwrap_or(exponent.len());
        let is_whole =
            mantissa.chars().all(|c| is_digit(c) || c == '.') && mantissa.matches('.').count() <= 1;
        return n_digits > 0 && is_whole && is_suffix(&exponent[n_digits..]);
    }
    let n_digits = mantissa.find(|c: char| !(is_digit(c) || c == '.')).unwrap_or(mantissa.len());
    n_digits > 0 && mantissa[..n_digits].matches('.').count() <= 1 && is_suffix(&mantissa[n_digits..])
}

fn quoted(text: &str) -> (Token, usize) {
    let quote = text.as_bytes()[0];
    let mut n_chars = 0;
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        if c as u32 == u32::from(quote) {
            let is_char_of_wrong_length = quote == b'\'' && n_chars != 1;
            let token = if is_char_of_wrong_length { Token::Bad("one character") } else { Token::Quoted };
            return (token, at + 1);
        }
        if c == '\\' {
            skip_escape(&mut chars, &text[at + 1..]);
        }
        n_chars += 1;
    }
    (Token::Bad("the closing quote"), text.len())
}

/// Skips what follows a backslash: `n`, `u00e9`, `x1f`, `012`.
fn skip_escape(chars: &mut impl Iterator<Item = (usize, char)>, rest: &str) {
    let n_digits = |from: usize, radix: u32, most: usize| {
        rest.chars().skip(from).take(most).take_while(|c| c.is_digit(radix)).count()
    };
    let n_skipped = match rest.chars().next() {
        Some('u') => {
            let n_marks = rest.chars().take_while(|c| *c == 'u').count();
            n_marks + n_digits(n_marks, 16, 4)
        }
        Some('x') => 1 + n_digits(1, 16, 8),
        Some('0'..='7') => n_digits(0, 8, 3),
        Some(_) => 1,
        None => 0,
    };
    for _ in 0..n_skipped {
        chars.next();
    }
}
