//! The left-hand sides of the dialect's assignments.

use std::fmt;

use smol_str::SmolStr;

use crate::jbmc::value::Object;

/// What an assignment writes to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A local variable, parameter or static field; the name does not tell which.
    Variable(SmolStr),
    /// A local variable of a class compiled without `-g`: `anonlocal::3i`.
    Slot {
        /// The slot of the frame.
        index: u16,
        /// The type, as far as instructions tell.
        slot_type: SlotType,
    },
    /// A parameter of a class compiled without `-g`: `arg0a`.
    Argument {
        /// Its number, `this` included.
        index: u16,
        /// The type.
        slot_type: SlotType,
    },
    /// The receiver of a call.
    This,
    /// A field of an object, or the `length` or `data` of an array.
    Field {
        /// The object.
        object: Object,
        /// The superclasses that JBMC names on the way, outermost first.
        path: Vec<SmolStr>,
        /// The field.
        field: SmolStr,
    },
    /// An element of an array.
    Element {
        /// The array's data.
        array: Object,
        /// The index; absent if it depends on the input.
        index: Option<i64>,
    },
    /// An object or an array's data as a whole.
    Object(Object),
    /// JBMC's own: temporaries, the stack, exceptions in flight, string buffers.
    Internal(SmolStr),
    /// A form that is not known; nothing is said about it.
    Unknown(SmolStr),
}

/// The type of a slot, by the letter behind its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the types of Java")]
pub enum SlotType {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Reference,
}

impl SlotType {
    fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'z' => Some(Self::Boolean),
            b'b' => Some(Self::Byte),
            b'c' => Some(Self::Char),
            b's' => Some(Self::Short),
            b'i' => Some(Self::Int),
            b'l' => Some(Self::Long),
            b'f' => Some(Self::Float),
            b'd' => Some(Self::Double),
            b'a' => Some(Self::Reference),
            _ => None,
        }
    }

    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Self::Boolean => 'z',
            Self::Byte => 'b',
            Self::Char => 'c',
            Self::Short => 's',
            Self::Int => 'i',
            Self::Long => 'l',
            Self::Float => 'f',
            Self::Double => 'd',
            Self::Reference => 'a',
        }
    }
}

/// Names that JBMC uses for itself, each possibly followed by `$n` or a number.
const INTERNAL_NAMES: &[&str] = &[
    "return_tmp",
    "$stack_tmp",
    "stack_tmp",
    "stack_iinc_tmp",
    "stack_store_tmp",
    "stack_astore_tmp",
    "stack_putfield_tmp",
    "stack_field_tmp",
    "stack_static_field_tmp",
    "stack_static_field",
    "stack_array_update",
    "caught_exception_tmp",
    "caught_exception",
    "stub_ignored_arg",
    "this_argument",
    "tmp_index",
    "tmp_new_data_array",
    "tmp_object_factory",
    "new_array_item",
    "array_init_iter",
    "array_data_init",
    "nondet_array_length",
    "nondet_tmp",
    "return_array",
    "return_value",
    "return'",
    "newinstance",
    "cprover_string_length",
    "cprover_string_content",
    "cprover_string",
    "_constant_char_array",
    "$assertionsDisabled",
    "$VALUES",
];

impl Target {
    /// Reads a left-hand side.
    pub fn parse(text: &str) -> Self {
        // A cast says nothing that the place does not: `(void *)dynamic_array$0[0L]`.
        let place = match text.strip_prefix('(').and_then(|cast| cast.split_once(')')) {
            Some((_, place)) => place,
            None => text,
        };
        if place == "this" {
            return Self::This;
        }
        if place.starts_with('@') || is_internal(place) {
            return Self::Internal(place.into());
        }
        if let Some((index, slot_type)) = place.strip_prefix("anonlocal::").and_then(slot_of) {
            return Self::Slot { index, slot_type };
        }
        if let Some((index, slot_type)) = place.strip_prefix("arg").and_then(slot_of) {
            return Self::Argument { index, slot_type };
        }
        if let Some(target) = Self::of_object(place) {
            return target;
        }
        if is_name(place) { Self::Variable(place.into()) } else { Self::Unknown(text.into()) }
    }

    /// Reads `dynamic_object$1.path.field`, `dynamic_array$0[1L]` and the like.
    fn of_object(text: &str) -> Option<Self> {
        let end = text.find(['.', '[']).unwrap_or(text.len());
        let object = Object::parse(&text[..end])?;
        let rest = &text[end..];
        if let Some(index) = rest.strip_prefix('[') {
            let index = index.strip_suffix(']')?.trim_end_matches(['l', 'L']).parse().ok();
            return Some(Self::Element { array: object, index });
        }
        let Some(members) = rest.strip_prefix('.') else { return Some(Self::Object(object)) };
        // Superclasses are written `@java.lang.Object`, with dots of their own.
        let mut path = Vec::new();
        let mut rest = members;
        while let Some(class) = rest.strip_prefix('@') {
            if class == "class_identifier" {
                break;
            }
            let end = class.find(".@").or_else(|| class.rfind('.'))?;
            path.push(SmolStr::new(&class[..end]));
            rest = &class[end + 1..];
        }
        Some(Self::Field { object, path, field: rest.into() })
    }
}

fn slot_of(text: &str) -> Option<(u16, SlotType)> {
    let (last, digits) = text.as_bytes().split_last()?;
    let slot_type = SlotType::from_letter(*last)?;
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    is_number.then(|| text[..digits.len()].parse().ok()).flatten().map(|index| (index, slot_type))
}

fn is_internal(text: &str) -> bool {
    INTERNAL_NAMES.iter().any(|name| {
        text.strip_prefix(name).is_some_and(|rest| {
            rest.strip_prefix('$').unwrap_or(rest).bytes().all(|byte| byte.is_ascii_digit())
        })
    })
}

fn is_name(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|first| first == '_' || first == '$' || first.is_alphabetic())
        && chars.all(|c| c == '_' || c == '$' || c.is_alphanumeric())
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variable(name) | Self::Internal(name) | Self::Unknown(name) => f.write_str(name),
            Self::Slot { index, slot_type } => write!(f, "slot {index}{}", slot_type.letter()),
            Self::Argument { index, slot_type } => write!(f, "argument {index}{}", slot_type.letter()),
            Self::This => f.write_str("this"),
            Self::Field { object, field, .. } => write!(f, "{object}.{field}"),
            Self::Element { array, index: Some(index) } => write!(f, "{array}[{index}]"),
            Self::Element { array, index: None } => write!(f, "{array}[?]"),
            Self::Object(object) => write!(f, "{object}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        let object = |number| Object { is_array: false, number: Some(number) };
        let parsed = Target::parse;
        assert_eq!(parsed("total"), Target::Variable("total".into()));
        assert_eq!(parsed("anonlocal::3i"), Target::Slot { index: 3, slot_type: SlotType::Int });
        assert_eq!(parsed("arg0a"), Target::Argument { index: 0, slot_type: SlotType::Reference });
        assert_eq!(parsed("args"), Target::Variable("args".into()));
        assert_eq!(
            parsed("dynamic_object$10.next"),
            Target::Field { object: object(10), path: vec![], field: "next".into() }
        );
        assert_eq!(
            parsed("dynamic_object$1.@java.lang.Error.@java.lang.Throwable.detailMessage"),
            Target::Field {
                object: object(1),
                path: vec!["java.lang.Error".into(), "java.lang.Throwable".into()],
                field: "detailMessage".into()
            }
        );
        assert_eq!(
            parsed("dynamic_object$1.@java.lang.Object.@class_identifier"),
            Target::Field {
                object: object(1),
                path: vec!["java.lang.Object".into()],
                field: "@class_identifier".into()
            }
        );
        assert_eq!(
            parsed("dynamic_array$0[1L]"),
            Target::Element { array: Object { is_array: true, number: Some(0) }, index: Some(1) }
        );
        assert_eq!(parsed("dynamic_array"), Target::Object(Object { is_array: true, number: None }));
        for text in ["return_tmp1", "$stack_tmp12", "@inflight_exception", "tmp_new_data_array$3", "return'"]
        {
            assert_eq!(parsed(text), Target::Internal(text.into()));
        }
        for text in ["(void *)dynamic_array$0[0L]", "dynamic_array$0[0L]"] {
            assert_eq!(
                parsed(text),
                Target::Element { array: Object { is_array: true, number: Some(0) }, index: Some(0) }
            );
        }
        assert_eq!(
            parsed("dynamic_array$0[(long)slot]"),
            Target::Element { array: Object { is_array: true, number: Some(0) }, index: None }
        );
        for text in ["", "a b", "a == b", "1x", "anonlocal::x"] {
            assert_eq!(parsed(text), Target::Unknown(text.into()));
        }
    }
}
