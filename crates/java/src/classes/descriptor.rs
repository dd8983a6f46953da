//! Descriptors: types as class files write them.

/// The types of a method's parameters and result, each as a descriptor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodType<'a> {
    /// In order, without `this`.
    pub parameters: Vec<&'a str>,
    /// `V` if there is none.
    pub result: &'a str,
}

impl<'a> MethodType<'a> {
    /// Reads `(ILjava/lang/String;)V`.
    pub fn parse(descriptor: &'a str) -> Option<Self> {
        let mut rest = descriptor.strip_prefix('(')?;
        let mut parameters = Vec::new();
        while !rest.starts_with(')') {
            let (first, behind) = rest.split_at(length_of_first(rest)?);
            parameters.push(first);
            rest = behind;
        }
        let result = &rest[1..];
        let is_result = result == "V" || length_of_first(result) == Some(result.len());
        is_result.then_some(Self { parameters, result })
    }
}

/// The number of bytes of the type that a text starts with.
fn length_of_first(text: &str) -> Option<usize> {
    let n_dimensions = text.bytes().take_while(|&byte| byte == b'[').count();
    match text.as_bytes().get(n_dimensions)? {
        b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => Some(n_dimensions + 1),
        b'L' => text.find(';').map(|end| end + 1),
        _ => None,
    }
}

/// How many slots a value of this type takes.
pub(super) fn n_slots(descriptor: &str) -> u16 {
    if matches!(descriptor, "J" | "D") { 2 } else { 1 }
}

/// Whether it is the type of a reference.
pub(super) fn is_reference(descriptor: &str) -> bool {
    descriptor.starts_with(['L', '['])
}

/// The name of the class of a reference, as `Class.getName` gives it.
pub(super) fn class_of(descriptor: &str) -> String {
    let name = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
    name.unwrap_or(descriptor).replace('/', ".")
}

/// The type as a source writes it, without packages: `String`, `int[]`.
pub(super) fn simple_name(descriptor: &str) -> String {
    let element = descriptor.trim_start_matches('[');
    let n_dimensions = descriptor.len() - element.len();
    let class = class_of(element);
    let name = match element {
        "B" => "byte",
        "C" => "char",
        "D" => "double",
        "F" => "float",
        "I" => "int",
        "J" => "long",
        "S" => "short",
        "Z" => "boolean",
        "V" => "void",
        _ => class.rsplit(['.', '$']).next().unwrap_or(&class),
    };
    format!("{name}{}", "[]".repeat(n_dimensions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_are_taken_apart() {
        let found = MethodType::parse("(I[[JLa/B$C;[La/B;)[I").unwrap();
        assert_eq!(found.parameters, ["I", "[[J", "La/B$C;", "[La/B;"]);
        assert_eq!(found.result, "[I");
        assert_eq!(MethodType::parse("()V").unwrap().result, "V");
    }

    #[test]
    fn nonsense_is_no_descriptor() {
        for text in ["", "(", "()", "I", "(V)V", "(L)V", "()VV", "([)V", "(ü)V", "()[", "(I"] {
            assert_eq!(MethodType::parse(text), None, "{text}");
        }
    }

    #[test]
    fn simple_names_are_those_of_sources() {
        assert_eq!(simple_name("[[Ljava/util/Map$Entry;"), "Entry[][]");
        assert_eq!(simple_name("J"), "long");
    }
}
