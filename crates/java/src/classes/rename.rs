//! A class file with a package under another name.

/// The class file with every class of a package in another one instead; the packages have no dots. None if it is no class file, or if
/// a text of the program is also the name of such a class.
pub fn with_package_renamed(class: &[u8], from: &str, to: &str) -> Option<Vec<u8>> {
    let constants = constants(class)?;
    let is_text = |idx: u16| constants.iter().any(|constant| constant.text == Some(idx));
    let mut renamed = class.get(..CONSTANTS)?.to_vec();
    for constant in &constants {
        let bytes = class.get(constant.start..constant.end)?;
        let name =
            bytes.get(3..).filter(|_| bytes[0] == UTF8).and_then(|name| std::str::from_utf8(name).ok());
        match name.map(|name| (name, rename(name, from, to))) {
            Some((name, other)) if name != other => {
                if is_text(constant.idx) {
                    return None;
                }
                renamed.push(UTF8);
                renamed.extend(u16::try_from(other.len()).ok()?.to_be_bytes());
                renamed.extend(other.as_bytes());
            }
            _ => renamed.extend(bytes),
        }
    }
    renamed.extend(class.get(constants.last().map_or(CONSTANTS, |last| last.end)..)?);
    Some(renamed)
}

/// Where the constants start: behind the magic number, the version and their number.
const CONSTANTS: usize = 10;

const UTF8: u8 = 1;

/// A constant of the pool.
struct Constant {
    idx: u16,
    start: usize,
    end: usize,
    /// Of a text of the program: the index of its characters.
    text: Option<u16>,
}

fn constants(class: &[u8]) -> Option<Vec<Constant>> {
    let short = |at: usize| Some(u16::from_be_bytes([*class.get(at)?, *class.get(at + 1)?]));
    let n_constants = short(CONSTANTS - 2)?;
    let mut constants = Vec::new();
    let (mut idx, mut start) = (1, CONSTANTS);
    while idx < n_constants {
        let tag = *class.get(start)?;
        let (n_bytes, n_indices) = match tag {
            UTF8 => (3 + usize::from(short(start + 1)?), 1),
            3 | 4 | 9..=12 | 17 | 18 => (5, 1),
            5 | 6 => (9, 2),
            7 | 8 | 16 | 19 | 20 => (3, 1),
            15 => (4, 1),
            _ => return None,
        };
        let text = if tag == 8 { Some(short(start + 1)?) } else { None };
        constants.push(Constant { idx, start, end: start + n_bytes, text });
        start += n_bytes;
        idx += n_indices;
    }
    Some(constants)
}

/// A name or a descriptor: `from/Name`, `([Lfrom/Name;)V`.
fn rename(name: &str, from: &str, to: &str) -> String {
    let inside = name.replace(&format!("L{from}/"), &format!("L{to}/"));
    match inside.strip_prefix(from) {
        Some(rest) if rest.starts_with('/') => format!("{to}{rest}"),
        _ => inside,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_descriptors_are_renamed() {
        assert_eq!(rename("jurat/Monitor", "jurat", "other"), "other/Monitor");
        assert_eq!(
            rename("(J[Ljurat/Type;)Ljurat/Check;", "jurat", "other"),
            "(J[Lother/Type;)Lother/Check;"
        );
        assert_eq!(rename("jurat", "jurat", "other"), "jurat");
        assert_eq!(rename("my/jurat/Monitor", "jurat", "other"), "my/jurat/Monitor");
    }

    #[test]
    fn what_is_no_class_file_is_refused() {
        assert_eq!(with_package_renamed(b"", "a", "b"), None);
        assert_eq!(with_package_renamed(&[0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0, 9, 99], "a", "b"), None);
    }

    #[test]
    fn a_text_that_is_also_a_name_is_refused() {
        let class = |text: &[u8]| {
            let mut bytes = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0, 3];
            bytes.extend([1, 0, 3]);
            bytes.extend(b"a/B");
            bytes.extend(text);
            bytes
        };
        assert!(with_package_renamed(&class(&[7, 0, 1]), "a", "bc").unwrap().ends_with(b"bc/B\x07\x00\x01"));
        assert_eq!(with_package_renamed(&class(&[8, 0, 1]), "a", "bc"), None);
    }
}
