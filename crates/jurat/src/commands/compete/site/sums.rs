//! Lists of hashes, as `sha256sum --check` reads them.

/// A list of names and hashes.
pub(super) fn list<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    files.map(|(name, sum)| line(name, sum)).collect()
}

/// A line of the list. Names that would break it are written with escapes, which a backslash at its beginning announces.
fn line(name: &str, sum: &str) -> String {
    let escaped = name.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
    let mark = if escaped == name { "" } else { "\\" };
    format!("{mark}{sum}  {escaped}\n")
}

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn no_name_breaks_the_list() {
        let files = [("a b", "01"), ("c\nd", "02"), ("e\\f", "03")];
        assert_eq!(list(files.into_iter()), "01  a b\n\\02  c\\nd\n\\03  e\\\\f\n");
    }
}
