//! What a SHA-256 looks like when it is written down.

/// Its length in hexadecimal digits.
const N_DIGITS: usize = 64;

/// Whether a text can be a SHA-256.
pub(crate) fn is_sha256(text: &str) -> bool {
    text.len() == N_DIGITS && is_hexadecimal(text)
}

/// What a text that is no SHA-256 is instead; none if it is not even hexadecimal.
pub(crate) fn other_hash(text: &str) -> Option<String> {
    if !is_hexadecimal(text) {
        return None;
    }
    Some(match text.len() {
        0 => "nothing".to_owned(),
        32 => "an MD5 of 32 digits".to_owned(),
        40 => "a SHA-1 of 40 digits".to_owned(),
        128 => "a SHA-512 of 128 digits".to_owned(),
        n_digits => format!("{n_digits} hexadecimal digits"),
    })
}

fn is_hexadecimal(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
