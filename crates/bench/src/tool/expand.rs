//! Variables of the environment and home folders in options, as a shell would write them.

use super::variables::Variables;

/// Replaces `$NAME` and `${NAME}`, where there is such a variable, and then `~` at the beginning.
pub(crate) fn expand(text: &str, variables: &Variables) -> String {
    let expanded = expand_variables(text, variables);
    let home = || variables.get("HOME").and_then(|home| home.to_str()).map(|home| home.trim_end_matches('/'));
    match expanded.strip_prefix('~') {
        Some(rest) if rest.is_empty() || rest.starts_with('/') => match home() {
            Some("") if rest.is_empty() => "/".to_owned(),
            Some(home) => format!("{home}{rest}"),
            None => expanded,
        },
        _ => expanded,
    }
}

fn expand_variables(text: &str, variables: &Variables) -> String {
    let mut expanded = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('$') {
        expanded.push_str(before);
        let (name, len) = name_at(after);
        match variables.get(name).and_then(|value| value.to_str()) {
            Some(value) => {
                expanded.push_str(value);
                rest = &after[len..];
            }
            None => {
                expanded.push('$');
                rest = after;
            }
        }
    }
    expanded + rest
}

/// The name that stands behind a `$`, and how many bytes it takes with its braces.
fn name_at(text: &str) -> (&str, usize) {
    if let Some(inner) = text.strip_prefix('{') {
        return inner.find('}').map_or(("", 0), |end| (&inner[..end], end + 2));
    }
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    (&text[..end], end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_expanded_as_by_a_shell() {
        let variables =
            Variables::of(&[("HOME", "/home/me/".as_ref()), ("A", "x".as_ref()), ("B_1", "y".as_ref())]);
        let cases = [
            ("--heap", "--heap"),
            ("$A/${B_1}$A", "x/yx"),
            ("${A}B$B_1-", "xBy-"),
            ("$NONE ${NONE} $ $$ ${A", "$NONE ${NONE} $ $$ ${A"),
            ("~/lib", "/home/me/lib"),
            ("~", "/home/me"),
            ("--x=~/lib", "--x=~/lib"),
            ("~someone/lib", "~someone/lib"),
        ];
        for (text, expected) in cases {
            assert_eq!(expand(text, &variables), expected, "{text}");
        }
    }
}
