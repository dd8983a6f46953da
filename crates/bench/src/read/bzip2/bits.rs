//! The bits of a file, from the highest of each byte to the lowest.

/// Reads bits one behind the other; what is behind the end of the file is zero.
pub(super) struct Bits<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> Bits<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Bits<'a> {
        Bits { bytes, position: 0 }
    }

    /// Whether all were read.
    pub(super) fn is_at_end(&self) -> bool {
        self.position >= 8 * self.bytes.len()
    }

    /// Whether more were read than there are.
    pub(super) fn is_beyond_end(&self) -> bool {
        self.position > 8 * self.bytes.len()
    }

    /// How many bytes were begun, and how many there are.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.position.div_ceil(8), self.bytes.len())
    }

    /// The next bits, of which the first is the highest. There are at least 57 of them.
    #[inline]
    pub(super) fn peek(&self) -> u64 {
        let start = self.position / 8;
        let word = match self.bytes.get(start..).and_then(<[u8]>::first_chunk) {
            Some(bytes) => u64::from_be_bytes(*bytes),
            None => self.peek_at_the_end(start),
        };
        word << (self.position % 8)
    }

    #[cold]
    fn peek_at_the_end(&self, start: usize) -> u64 {
        let mut word = [0; 8];
        if let Some(rest) = self.bytes.get(start..) {
            word[..rest.len()].copy_from_slice(rest);
        }
        u64::from_be_bytes(word)
    }

    #[inline]
    pub(super) fn skip(&mut self, n_bits: usize) {
        self.position += n_bits;
    }

    /// Goes to the next byte, unless it is at the beginning of one.
    pub(super) fn skip_to_byte(&mut self) {
        self.position = self.position.next_multiple_of(8);
    }

    /// The next 1 to 32 bits, as a number.
    #[inline]
    pub(super) fn take(&mut self, n_bits: usize) -> u32 {
        let bits = (self.peek() >> (64 - n_bits)) as u32;
        self.skip(n_bits);
        bits
    }

    #[inline]
    pub(super) fn take_bool(&mut self) -> bool {
        self.take(1) == 1
    }
}
