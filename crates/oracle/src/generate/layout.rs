//! Puts lines where people expect them.

/// The text with each line indented by the braces around it.
pub(super) fn indented(text: &str) -> String {
    let mut depth = 0_usize;
    let mut result = String::new();
    for line in text.lines().map(str::trim) {
        let (opened, closed) = braces(line);
        let is_end = line.starts_with('}');
        let indent = depth.saturating_sub(usize::from(is_end));
        if !line.is_empty() {
            result.push_str(&"    ".repeat(indent));
        }
        result.push_str(line);
        result.push('\n');
        depth = (depth + opened).saturating_sub(closed);
    }
    result
}

/// How many braces a line opens and closes, outside of texts.
fn braces(line: &str) -> (usize, usize) {
    let (mut opened, mut closed) = (0, 0);
    let mut quote = None;
    let mut chars = line.chars();
    while let Some(char) = chars.next() {
        match (char, quote) {
            ('\\', Some(_)) => drop(chars.next()),
            ('"' | '\'', None) => quote = Some(char),
            (_, Some(open)) if char == open => quote = None,
            ('{', None) => opened += 1,
            ('}', None) => closed += 1,
            _ => {}
        }
    }
    (opened, closed)
}
