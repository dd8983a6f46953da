//! Strings and class objects: of both there is one object for each text or class, with the same id in all states.
#![expect(clippy::unnecessary_wraps, reason = "callers make values of them, and those hold references")]

use std::rc::Rc;

use super::Machine;
use crate::heap::{Content, Elements, Object};
use crate::value::{ObjectId, Reference, Value};
use crate::world::{ClassId, LiteralId};

/// The coder of a string whose units all fit into a byte.
const LATIN1: i32 = 0;
/// The coder of all others: two bytes for each unit, the lower one first.
const UTF16: i32 = 1;

impl Machine<'_> {
    /// The string of a literal.
    pub(crate) fn literal(&mut self, literal: LiteralId) -> Reference {
        let known = self.engine.shared.literals.get(&literal).copied();
        let ids = known.unwrap_or_else(|| {
            let ids = (self.engine.new_object_id(), self.engine.new_object_id());
            self.engine.shared.literals.insert(literal, ids);
            ids
        });
        if self.state.heap.get(ids.0).is_none() {
            let units = Rc::clone(self.engine.world.literal(literal));
            self.put_string(ids, &units);
        }
        Some(ids.0)
    }

    /// A new string.
    pub(crate) fn string(&mut self, text: &str) -> Reference {
        let units: Vec<u16> = text.encode_utf16().collect();
        Some(self.string_of_units(&units))
    }

    /// A new string.
    pub(crate) fn string_of_units(&mut self, units: &[u16]) -> ObjectId {
        let ids = (self.engine.new_object_id(), self.engine.new_object_id());
        self.put_string(ids, units);
        ids.0
    }

    /// A new string that the JVM makes, or has had all the time.
    pub(crate) fn string_of_jvm(&mut self, text: &str) -> Reference {
        let string = self.string(text);
        self.engine.shared.ambiguous.extend(string);
        string
    }

    /// The units of a string, if all of them are known.
    pub(crate) fn text(&self, string: Reference) -> Option<Vec<u16>> {
        let known = self.engine.world.known();
        let fields = self.state.heap.get(string?)?.fields();
        let Value::Ref(Some(bytes)) = *fields.get(known.string_value as usize)? else { return None };
        let Value::Int(coder) = *fields.get(known.string_coder as usize)? else { return None };
        let bytes = known_bytes(self.state.heap.get(bytes)?.elements()?)?;
        Some(if coder == LATIN1 {
            bytes.iter().map(|&byte| byte.into()).collect()
        } else {
            bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
        })
    }

    /// The `java.lang.Class` of a class.
    pub(crate) fn mirror(&mut self, class: ClassId) -> Reference {
        let known = self.engine.shared.mirrors.get(&class).copied();
        let id = known.unwrap_or_else(|| {
            let id = self.engine.new_object_id();
            self.engine.shared.mirrors.insert(class, id);
            self.engine.shared.mirrored.insert(id, class);
            id
        });
        if self.state.heap.get(id).is_none() {
            let object = Object::new(&self.engine.world, self.engine.world.known().class);
            self.put_object(id, object);
        }
        Some(id)
    }

    /// The class whose `java.lang.Class` this is.
    pub(crate) fn mirrored(&self, mirror: Reference) -> Option<ClassId> {
        self.engine.shared.mirrored.get(&mirror?).copied()
    }

    fn put_string(&mut self, (string, array): (ObjectId, ObjectId), units: &[u16]) {
        let known = self.engine.world.known();
        let (class, bytes) = (known.string, known.bytes);
        let (value_slot, coder_slot) = (known.string_value as usize, known.string_coder as usize);
        let (coder, elements) = encode(units);
        self.put_object(array, Object { class: bytes, content: Content::Array(Elements::Bytes(elements)) });
        let mut fields = self.default_fields(class);
        fields[value_slot] = Value::object(array);
        fields[coder_slot] = Value::Int(coder);
        self.put_object(string, Object { class, content: Content::Fields(fields) });
    }
}

fn encode(units: &[u16]) -> (i32, Box<[i8]>) {
    let latin1: Option<Box<[i8]>> =
        units.iter().map(|&unit| u8::try_from(unit).ok().map(u8::cast_signed)).collect();
    match latin1 {
        Some(bytes) => (LATIN1, bytes),
        None => (UTF16, units.iter().flat_map(|unit| unit.to_le_bytes()).map(u8::cast_signed).collect()),
    }
}

fn known_bytes(elements: &Elements) -> Option<Vec<u8>> {
    match elements {
        Elements::Bytes(bytes) => Some(bytes.iter().map(|byte| byte.cast_unsigned()).collect()),
        Elements::Values(values) => {
            let byte = |value: &Value| {
                if let Value::Int(int) = *value { Some(int.cast_unsigned() as u8) } else { None }
            };
            values.iter().map(byte).collect()
        }
        long @ Elements::Chunks(_) => {
            let byte =
                |value| if let Value::Int(int) = value { Some(int.cast_unsigned() as u8) } else { None };
            long.values().map(byte).collect()
        }
        _ => None,
    }
}
