//! Bytes as hexadecimal digits, and what a SHA-256 looks like in them.

/// How many digits a SHA-256 has.
const DIGITS_OF_SHA256: usize = 64;

/// The digits of some bytes, in lower case.
pub fn hex(bytes: impl AsRef<[u8]>) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or_default();
    bytes.as_ref().iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xf)]).collect()
}

/// Whether a text consists of hexadecimal digits.
pub fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Whether a text can be a SHA-256.
pub fn is_sha256(text: &str) -> bool {
    text.len() == DIGITS_OF_SHA256 && is_hex(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_have_two_digits() {
        assert_eq!(hex([0, 0x0f, 0xa0, 0xff]), "000fa0ff");
        assert!(is_sha256(&hex([7; 32])) && !is_sha256(&hex([7; 31])));
    }
}
