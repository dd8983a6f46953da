//! Reads big-endian numbers from the bytes of a class file, and never beyond their end.

use thiserror::Error;

/// What is wrong with the bytes of a class file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The bytes end too early.
    #[error("it ends too early")]
    Truncated,
    /// The first four bytes are not those of a class file.
    #[error("it does not start like a class file")]
    Magic,
    /// A constant of a kind that does not exist.
    #[error("there is no kind {0} of constants")]
    Tag(u8),
    /// An index into the constant pool that leads nowhere, or to a constant of another kind.
    #[error("constant {0} is missing or of the wrong kind")]
    Constant(u16),
    /// Text that is not in the encoding of class files.
    #[error("constant {0} is not text")]
    Text(u16),
    /// A call site whose bootstrap method is not in the table.
    #[error("bootstrap method {0} is missing")]
    Bootstrap(u16),
    /// A descriptor that names no type.
    #[error("a descriptor cannot be understood")]
    Descriptor,
    /// An instruction that does not exist or may not stand there.
    #[error("opcode {0:#04x} cannot be understood")]
    Opcode(u8),
    /// A jump or a table that points outside of the code.
    #[error("a place outside of the code is meant")]
    Target,
}

/// A place in the bytes of a class file.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// How many bytes were read.
    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    pub(super) fn take(&mut self, n_bytes: usize) -> Result<&'a [u8], Flaw> {
        let rest = self.bytes.get(self.at..).ok_or(Flaw::Truncated)?;
        let taken = rest.get(..n_bytes).ok_or(Flaw::Truncated)?;
        self.at += n_bytes;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Flaw> {
        self.take(N)?.try_into().map_err(|_| Flaw::Truncated)
    }

    pub(super) fn byte(&mut self) -> Result<u8, Flaw> {
        self.array().map(u8::from_be_bytes)
    }

    pub(super) fn signed_byte(&mut self) -> Result<i8, Flaw> {
        self.array().map(i8::from_be_bytes)
    }

    pub(super) fn short(&mut self) -> Result<u16, Flaw> {
        self.array().map(u16::from_be_bytes)
    }

    pub(super) fn signed_short(&mut self) -> Result<i16, Flaw> {
        self.array().map(i16::from_be_bytes)
    }

    pub(super) fn int(&mut self) -> Result<u32, Flaw> {
        self.array().map(u32::from_be_bytes)
    }

    pub(super) fn signed_int(&mut self) -> Result<i32, Flaw> {
        self.array().map(i32::from_be_bytes)
    }

    pub(super) fn signed_long(&mut self) -> Result<i64, Flaw> {
        self.array().map(i64::from_be_bytes)
    }

    /// Reads a table that starts with the number of its rows.
    pub(super) fn table<T>(
        &mut self,
        mut row: impl FnMut(&mut Self) -> Result<T, Flaw>,
    ) -> Result<Vec<T>, Flaw> {
        let n_rows = self.short()?;
        (0..n_rows).map(|_| row(self)).collect()
    }
}
