//! Parts of integers and integers made of parts: `extract`, `concat` and the extensions.

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;

impl Pool {
    /// `width` bits, of which `low` is the lowest.
    pub fn extract(&mut self, a: Term, low: u8, width: u8) -> Term {
        let whole = self.integer_width(a);
        assert!(
            width >= 1 && u16::from(low) + u16::from(width) <= u16::from(whole),
            "the bits are in the integer"
        );
        if width == whole {
            return a;
        }
        match self.node(a) {
            Node::Unary(Unary::Extract { low: inner, .. }, x) => self.extract(x, inner + low, width),
            Node::Unary(Unary::ZeroExtend(_), x) => self.extract_of_extended(a, x, low, width, false),
            Node::Unary(Unary::SignExtend(_), x) => self.extract_of_extended(a, x, low, width, true),
            Node::Binary(Binary::Concat, high, rest) => {
                let split = self.width(rest);
                if low >= split {
                    self.extract(high, low - split, width)
                } else if low + width <= split {
                    self.extract(rest, low, width)
                } else {
                    let high = self.extract(high, 0, low + width - split);
                    let rest = self.extract(rest, low, split - low);
                    self.concat(high, rest)
                }
            }
            _ => self.unary(Unary::Extract { low, width }, a),
        }
    }

    /// A slice of `a`, which is `x` extended by its sign or by zeros.
    fn extract_of_extended(&mut self, a: Term, x: Term, low: u8, width: u8, by_sign: bool) -> Term {
        let narrow = self.width(x);
        if low + width <= narrow {
            return self.extract(x, low, width);
        }
        if low < narrow {
            let kept = self.extract(x, low, narrow - low);
            return if by_sign { self.sign_extend(kept, width) } else { self.zero_extend(kept, width) };
        }
        if by_sign { self.unary(Unary::Extract { low, width }, a) } else { self.bits(width, 0) }
    }

    /// The first becomes the upper bits; together they have at most 64.
    pub fn concat(&mut self, high: Term, low: Term) -> Term {
        let (high_width, low_width) = (self.integer_width(high), self.integer_width(low));
        assert!(high_width + low_width <= 64, "integers have at most 64 bits");
        if self.is_zero(high) {
            return self.zero_extend(low, high_width + low_width);
        }
        // x[9:5] ++ x[4:0] ─▶ x[9:0]
        if let (
            Node::Unary(Unary::Extract { low: upper, .. }, x),
            Node::Unary(Unary::Extract { low: lower, .. }, y),
        ) = (self.node(high), self.node(low))
            && x == y
            && lower + low_width == upper
        {
            return self.extract(x, lower, high_width + low_width);
        }
        self.binary(Binary::Concat, high, low)
    }

    /// With zeros on the left.
    pub fn zero_extend(&mut self, a: Term, width: u8) -> Term {
        let narrow = self.integer_width(a);
        assert!((narrow..=64).contains(&width), "an extension is not narrower");
        if width == narrow {
            return a;
        }
        match self.as_extension(a, Unary::ZeroExtend) {
            Some(x) => self.zero_extend(x, width),
            None => self.unary(Unary::ZeroExtend(width), a),
        }
    }

    /// With copies of the sign on the left.
    pub fn sign_extend(&mut self, a: Term, width: u8) -> Term {
        let narrow = self.integer_width(a);
        assert!((narrow..=64).contains(&width), "an extension is not narrower");
        if width == narrow {
            return a;
        }
        // (long) (int) x ─▶ x, if the bits that were cut off are copies of the sign.
        if let Node::Unary(Unary::Extract { low: 0, .. }, x) = self.node(a)
            && self.width(x) == width
            && self.fits(x, narrow)
        {
            return x;
        }
        if self.range(a).sign() == Some(false) {
            return self.zero_extend(a, width);
        }
        match self.as_extension(a, Unary::SignExtend) {
            Some(x) => self.sign_extend(x, width),
            None => self.unary(Unary::SignExtend(width), a),
        }
    }

    fn as_extension(&self, a: Term, extension: impl Fn(u8) -> Unary) -> Option<Term> {
        self.as_unary(extension(self.width(a)), a)
    }
}
