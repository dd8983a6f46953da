//! What is asked for: `pk.Type.name(int,java.lang.String)`, with or without the parameters.

use std::str::FromStr;

/// A method, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MethodRequest {
    /// The name of the class, with its package.
    pub(super) class: String,
    /// The name of the method.
    pub(super) name: String,
    /// The types of its parameters, if they were given.
    pub(super) parameters: Option<Vec<String>>,
}

/// A text that names no method.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a method such as `pk.Type.name` or `pk.Type.name(int,java.lang.String)`")]
pub struct NoRequest;

impl FromStr for MethodRequest {
    type Err = NoRequest;

    fn from_str(text: &str) -> Result<Self, NoRequest> {
        let dense: String = without_type_arguments(text).split_whitespace().collect();
        let (path, parameters) = match dense.split_once('(') {
            None => (dense.as_str(), None),
            Some((path, rest)) => (path, Some(rest.strip_suffix(')').ok_or(NoRequest)?)),
        };
        let (class, name) = path.rsplit_once(['.', '#']).ok_or(NoRequest)?;
        if class.is_empty() || name.is_empty() {
            return Err(NoRequest);
        }
        let parameters = parameters.map(|list| {
            let types = list.split(',').filter(|ty| !ty.is_empty());
            types.map(|ty| ty.replace("...", "[]")).collect()
        });
        Ok(Self { class: class.to_owned(), name: name.to_owned(), parameters })
    }
}

/// `List<String>` is the same class as `List`.
fn without_type_arguments(text: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::new();
    for c in text.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 => kept.push(c),
            _ => {}
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_are_read_with_and_without_their_parameters() {
        let read = |text: &str| text.parse::<MethodRequest>();
        let whole = read("pk.Type.name( int, java.util.List<java.lang.String>, int... )").unwrap();
        assert_eq!((whole.class.as_str(), whole.name.as_str()), ("pk.Type", "name"));
        assert_eq!(whole.parameters.unwrap(), ["int", "java.util.List", "int[]"]);
        assert_eq!(read("Type.name()").unwrap().parameters, Some(Vec::new()));
        assert_eq!(read("Type#name").unwrap().parameters, None);
        for wrong in ["", "name", "name(int)", ".name", "Type.", "a.b(int"] {
            assert_eq!(read(wrong), Err(NoRequest), "{wrong}");
        }
    }
}
