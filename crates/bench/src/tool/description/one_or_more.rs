//! A value where a list is possible, too.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::{I64Deserializer, SeqAccessDeserializer, StrDeserializer};
use serde::de::{self, Deserializer, IntoDeserializer, SeqAccess, Visitor};

/// One value, or a list of them.
#[derive(Clone, Debug)]
pub(crate) struct OneOrMore<T>(Vec<T>);

impl<T> OneOrMore<T> {
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.0
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for OneOrMore<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OneOrMoreVisitor(PhantomData))
    }
}

struct OneOrMoreVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for OneOrMoreVisitor<T> {
    type Value = OneOrMore<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value or a list")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
        let deserializer: I64Deserializer<E> = number.into_deserializer();
        T::deserialize(deserializer).map(|value| OneOrMore(vec![value]))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
        let deserializer: StrDeserializer<'_, E> = text.into_deserializer();
        T::deserialize(deserializer).map(|value| OneOrMore(vec![value]))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sequence: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(sequence)).map(OneOrMore)
    }
}
