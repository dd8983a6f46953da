//! Whether a method of the source can be the one with a descriptor of class files.
//!
//! The source does not tell how every type is erased, nor which parameters a compiler adds, so the answer is *no* only if it is
//! certain.

use crate::classes::MethodType;
use crate::sites::expressions::simple_name;
use crate::sites::model::{MethodSite, Sites};

impl Sites {
    /// Whether a method can have this descriptor. A text that is no descriptor is that of no method.
    pub fn may_have(&self, method: &MethodSite, descriptor: &str) -> bool {
        let Some(MethodType { parameters, result }) = MethodType::parse(descriptor) else { return false };
        // An initialiser is part of every constructor, and a lambda has what it captures as parameters.
        if method.is_initialiser() || method.is_lambda() {
            return true;
        }
        let written: Vec<Option<&str>> =
            method.parameters.iter().map(|parameter| parameter.type_name.as_deref()).collect();
        let are_these = |types: &[&str]| {
            types.len() == written.len()
                && types.iter().zip(&written).all(|(it, written)| self.may_be(*written, it))
        };
        if method.name == "<init>" {
            // Inner classes have the object around as a parameter more, enums name and number, local classes what they capture.
            return result == "V" && (written.is_empty() || parameters.windows(written.len()).any(are_these));
        }
        are_these(&parameters) && self.may_be(method.return_type.as_deref(), result)
    }

    /// Whether a type as written can have this descriptor; one that is not written can have any.
    fn may_be(&self, written: Option<&str>, descriptor: &str) -> bool {
        let Some(written) = written else { return true };
        let element = descriptor.trim_start_matches('[');
        let n_dimensions = written.matches('[').count() - in_arguments(written);
        let name = simple_name(written);
        let is_named = match element.strip_prefix('L').and_then(|class| class.strip_suffix(';')) {
            Some(class) => {
                let is_variable = self.type_variables.iter().any(|variable| variable == name);
                is_variable || class.rsplit(['/', '$']).next() == Some(name)
            }
            None => primitive(element) == Some(name),
        };
        is_named && n_dimensions == descriptor.len() - element.len()
    }
}

/// The number of brackets among the arguments of a generic type: `Map<int[], T[]>`.
fn in_arguments(written: &str) -> usize {
    let arguments = written.find('<').zip(written.rfind('>'));
    arguments.map_or(0, |(first, last)| written[first..last.max(first)].matches('[').count())
}

fn primitive(descriptor: &str) -> Option<&'static str> {
    Some(match descriptor {
        "B" => "byte",
        "C" => "char",
        "D" => "double",
        "F" => "float",
        "I" => "int",
        "J" => "long",
        "S" => "short",
        "V" => "void",
        "Z" => "boolean",
        _ => return None,
    })
}
