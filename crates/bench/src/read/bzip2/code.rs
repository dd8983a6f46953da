//! Huffman's codes: the more often a symbol comes, the fewer bits it takes.

use super::bits::Bits;

/// Longer codes are no bzip2.
const MAX_BITS: usize = 20;
/// Codes up to this length are looked up at once.
const N_SHORT: usize = 10;
/// The symbols take this many bits in [`Code::short`].
const SYMBOL_BITS: u32 = 9;

/// A code, of which each symbol is known by its length: shorter ones come first, those of one length in their order.
pub(super) struct Code {
    /// By the next bits: the length of the code and above all its symbol, or zero if it is a long one.
    short: Vec<u16>,
    /// All symbols in the order of their codes.
    symbols: Vec<u16>,
    /// By length: the first number that is no code of that length any more, and how many symbols are before the first.
    lengths: [(u32, usize); MAX_BITS + 1],
}

impl Code {
    /// The code whose symbols take so many bits. Absent if there are no such codes.
    pub(super) fn new(n_bits: &[u8]) -> Option<Code> {
        let mut code = Code {
            short: vec![0; 1 << N_SHORT],
            symbols: Vec::with_capacity(n_bits.len()),
            lengths: [(0, 0); MAX_BITS + 1],
        };
        let mut next = 0_u32;
        for length in 1..=MAX_BITS {
            next <<= 1;
            // Codes of this length begin with `next`, so that a code has its symbol that much further on.
            let n_before = code.symbols.len().wrapping_sub(next as usize);
            for (symbol, _) in n_bits.iter().enumerate().filter(|(_, n_bits)| usize::from(**n_bits) == length)
            {
                if length <= N_SHORT {
                    let n_behind = N_SHORT - length;
                    let start = (next as usize) << n_behind;
                    let entry = (length as u16) << SYMBOL_BITS | symbol as u16;
                    code.short.get_mut(start..start + (1 << n_behind))?.fill(entry);
                }
                code.symbols.push(symbol as u16);
                next += 1;
            }
            code.lengths[length] = (next, n_before);
            if next > 1 << length {
                return None;
            }
        }
        Some(code)
    }

    /// The next symbol, unless there is none with these bits.
    #[inline]
    pub(super) fn take(&self, bits: &mut Bits<'_>) -> Option<u16> {
        let next = bits.peek();
        let entry = self.short[(next >> (64 - N_SHORT)) as usize];
        if entry != 0 {
            bits.skip(usize::from(entry >> SYMBOL_BITS));
            return Some(entry & ((1 << SYMBOL_BITS) - 1));
        }
        (N_SHORT + 1..=MAX_BITS).find_map(|length| {
            let code = (next >> (64 - length)) as u32;
            let (end, n_before) = self.lengths[length];
            (code < end).then(|| {
                bits.skip(length);
                self.symbols.get((code as usize).wrapping_add(n_before)).copied()
            })?
        })
    }
}
