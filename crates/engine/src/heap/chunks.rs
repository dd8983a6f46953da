//! The elements of a long array: in chunks, which are shared until somebody writes.
//!
//! A fork that writes to an array of a hundred million elements copies a chunk and the directory, and a chunk in which nobody
//! has written takes no room at all.

use std::rc::Rc;

use super::Elements;
use crate::value::Value;
use crate::world::Type;

/// Elements of a chunk.
const CHUNK: usize = 1 << 12;

/// The elements of a long array.
#[derive(Clone, Debug)]
pub(crate) struct Chunks {
    ty: Type,
    length: usize,
    /// Absent where all elements are zeros or nulls.
    directory: Box<[Chunk]>,
}

type Chunk = Option<Rc<Elements>>;

impl Chunks {
    /// Zeros or nulls.
    pub(super) fn new(ty: Type, length: usize) -> Self {
        Self { ty, length, directory: vec![None; length.div_ceil(CHUNK)].into() }
    }

    pub(super) fn len(&self) -> usize {
        self.length
    }

    pub(super) fn get(&self, index: usize) -> Option<Value> {
        if index >= self.length {
            return None;
        }
        match &self.directory[index / CHUNK] {
            Some(chunk) => chunk.get(index % CHUNK),
            None => Elements::new(self.ty, 1).get(0),
        }
    }

    pub(super) fn set(&mut self, index: usize, value: Value) {
        assert!(index < self.length, "callers look at the length");
        self.chunk_mut(index / CHUNK).set(index % CHUNK, value);
    }

    /// Copies a range of another array of the same type into this one.
    pub(super) fn copy_from(&mut self, at: usize, from: &Elements, from_at: usize, count: usize) {
        let mut done = 0;
        while done < count {
            let (to, source) = (at + done, from_at + done);
            let piece = (CHUNK - to % CHUNK).min(count - done);
            let piece =
                if let Elements::Chunks(_) = from { piece.min(CHUNK - source % CHUNK) } else { piece };
            self.copy_piece(to, from, source, piece);
            done += piece;
        }
    }

    /// The piece lies within one chunk on both sides.
    fn copy_piece(&mut self, to: usize, from: &Elements, source: usize, count: usize) {
        let number = to / CHUNK;
        let Elements::Chunks(from) = from else {
            return self.chunk_mut(number).copy_from(to % CHUNK, from, source, count);
        };
        let is_whole = count == self.chunk_length(number) && count == from.chunk_length(source / CHUNK);
        match &from.directory[source / CHUNK] {
            shared if is_whole => self.directory[number].clone_from(shared),
            Some(chunk) => self.chunk_mut(number).copy_from(to % CHUNK, chunk, source % CHUNK, count),
            None if self.directory[number].is_none() => {}
            None => {
                let zeros = Elements::new(self.ty, count);
                self.chunk_mut(number).copy_from(to % CHUNK, &zeros, 0, count);
            }
        }
    }

    /// Copies a range to another place, as if through another array.
    pub(super) fn copy_within(&mut self, from: usize, to: usize, count: usize) {
        let before = Elements::Chunks(self.clone());
        self.copy_from(to, &before, from, count);
    }

    /// The chunks in which somebody has written.
    pub(crate) fn written(&self) -> impl Iterator<Item = &Elements> {
        self.directory.iter().flatten().map(|chunk| &**chunk)
    }

    /// This array with each chunk that differs from that of the other one, which has the same length, replaced by what `merge`
    /// makes of both.
    pub(crate) fn merged(
        &self,
        other: &Self,
        mut merge: impl FnMut(&Elements, &Elements) -> Option<Elements>,
    ) -> Option<Self> {
        let mut merged = self.clone();
        for (number, theirs) in other.directory.iter().enumerate() {
            let is_same = match (&self.directory[number], theirs) {
                (Some(ours), Some(theirs)) => Rc::ptr_eq(ours, theirs),
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            };
            if !is_same {
                let zeros = || Rc::new(Elements::new(self.ty, self.chunk_length(number)));
                let ours = self.directory[number].clone().unwrap_or_else(zeros);
                let theirs = theirs.clone().unwrap_or_else(zeros);
                merged.directory[number] = Some(Rc::new(merge(&ours, &theirs)?));
            }
        }
        Some(merged)
    }

    /// Bytes of memory, also of what is shared, and of what a virtual machine has where nobody has written.
    pub(super) fn size(&self) -> usize {
        /// No element of a virtual machine has more.
        const ELEMENT: usize = 8;
        self.length * ELEMENT + self.written().map(Elements::size).sum::<usize>()
    }

    fn chunk_length(&self, number: usize) -> usize {
        CHUNK.min(self.length - number * CHUNK)
    }

    fn chunk_mut(&mut self, number: usize) -> &mut Elements {
        let length = self.chunk_length(number);
        let chunk = self.directory[number].get_or_insert_with(|| Rc::new(Elements::new(self.ty, length)));
        Rc::make_mut(chunk)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An array in chunks and the same in one piece.
    struct Pair {
        chunks: Elements,
        plain: Vec<i32>,
    }

    impl Pair {
        fn new(length: usize) -> Self {
            Self { chunks: Elements::new(Type::Int, length), plain: vec![0; length] }
        }

        fn set(&mut self, index: usize, int: i32) {
            self.chunks.set(index, Value::Int(int));
            self.plain[index] = int;
        }

        fn check(&self) {
            assert!(matches!(self.chunks, Elements::Chunks(_)));
            let ints = self.chunks.values().map(|value| if let Value::Int(int) = value { int } else { -1 });
            assert!(ints.eq(self.plain.iter().copied()));
        }
    }

    #[test]
    fn copies_are_those_of_arrays_in_one_piece() {
        const LENGTH: usize = 5 * CHUNK + 100;
        let (mut to, mut from) = (Pair::new(LENGTH), Pair::new(LENGTH));
        for index in (0..2 * CHUNK).step_by(7) {
            from.set(index, i32::try_from(index).unwrap());
            to.set(index + 3 * CHUNK, -1);
        }
        let ranges = [
            (0, 0, CHUNK),
            (5, 9, 3 * CHUNK),
            (CHUNK, 2 * CHUNK, LENGTH - 2 * CHUNK),
            (4 * CHUNK, 10, CHUNK + 20),
        ];
        for (from_at, at, count) in ranges {
            to.chunks.copy_from(at, &from.chunks, from_at, count);
            to.plain[at..at + count].copy_from_slice(&from.plain[from_at..from_at + count]);
            to.check();
            to.chunks.copy_within(at, from_at, count);
            to.plain.copy_within(at..at + count, from_at);
            to.check();
        }
        assert_eq!(from.chunks.get(LENGTH).map(|_| ()), None);
    }

    #[test]
    fn what_nobody_wrote_takes_no_room() {
        let mut array = Chunks::new(Type::Byte, 300_000_000);
        array.set(299_999_999, Value::Int(7));
        let mut copy = array.clone();
        copy.set(5, Value::Int(1));
        assert_eq!((array.written().count(), copy.written().count()), (1, 2));
        assert!(array.size() >= 300_000_000, "a virtual machine has all of them");
        assert!(array.get(5).is_some_and(|value| value.is_same(Value::Int(0))));
        assert!(copy.get(299_999_999).is_some_and(|value| value.is_same(Value::Int(7))));
    }
}
