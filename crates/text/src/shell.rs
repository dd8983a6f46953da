//! Words as a shell reads them.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;

/// A word that a shell takes for itself, always on one line; quoted only where that is necessary.
pub fn quoted(word: impl AsRef<OsStr>) -> String {
    let word = word.as_ref();
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"@%+=:,./-_".contains(byte);
    let bytes = word.as_bytes();
    if !bytes.is_empty() && bytes.iter().all(is_plain) {
        return word.to_string_lossy().into_owned();
    }
    match word.to_str().filter(|text| !text.contains(char::is_control)) {
        Some(text) => format!("'{}'", text.replace('\'', r#"'"'"'"#)),
        None => format!("$'{}'", bytes.escape_ascii()),
    }
}

/// A command as somebody would type it.
pub fn command_line<S: AsRef<OsStr>>(words: &[S]) -> String {
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_would_read_something_else() {
        for (word, expected) in [
            ("", "''"),
            ("--opt=a/b.c", "--opt=a/b.c"),
            ("a b", "'a b'"),
            ("it's", r#"'it'"'"'s'"#),
            ("$HOME", "'$HOME'"),
            ("ä", "'ä'"),
            ("a\nb", r"$'a\nb'"),
        ] {
            assert_eq!(quoted(word), expected);
        }
        assert_eq!(quoted(OsStr::from_bytes(b"\xff")), r"$'\xff'");
        assert_eq!(command_line(&["echo", "a b"]), "echo 'a b'");
    }
}
