//! A graph of gates in which equal gates are one, and negation costs nothing.
//!
//! It is an and-inverter graph with three more kinds of gates. Exclusive or, multiplexer and majority (the carry of an
//! adder) need three to four and-gates each; as gates of their own they have fewer variables and stronger clauses.

use std::hash::BuildHasher as _;
use std::ops::Not;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// The output of a gate, or its negation (the low bit).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Lit(u32);

impl Lit {
    pub(crate) const FALSE: Lit = Lit(0);
    pub(crate) const TRUE: Lit = Lit(1);

    /// The place of the gate.
    pub(crate) fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub(crate) fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The negation, if the condition holds.
    pub(crate) fn negated_if(self, condition: bool) -> Self {
        Lit(self.0 ^ u32::from(condition))
    }
}

impl From<bool> for Lit {
    fn from(value: bool) -> Self {
        Lit::FALSE.negated_if(value)
    }
}

impl Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

/// What computes a literal. Arguments are gates that are older.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gate {
    /// Gate 0 only.
    False,
    Input,
    And(Lit, Lit),
    Xor(Lit, Lit),
    /// The second if the first, else the third.
    Mux(Lit, Lit, Lit),
    /// At least two of three.
    Majority(Lit, Lit, Lit),
}

/// The graph.
#[derive(Debug)]
pub(crate) struct Gates {
    gates: Vec<Gate>,
    ids: HashTable<u32>,
}

impl Gates {
    pub(crate) fn new() -> Self {
        Self { gates: vec![Gate::False], ids: HashTable::new() }
    }

    pub(crate) fn len(&self) -> usize {
        self.gates.len()
    }

    pub(crate) fn gate(&self, idx: usize) -> Gate {
        self.gates[idx]
    }

    pub(crate) fn input(&mut self) -> Lit {
        self.push(Gate::Input)
    }

    pub(crate) fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Lit::FALSE || a == !b {
            return Lit::FALSE;
        }
        if a == Lit::TRUE || a == b {
            return b;
        }
        if let Some(result) = self.absorb(a, b).or_else(|| self.absorb(b, a)) {
            return result;
        }
        self.intern(Gate::And(a, b))
    }

    pub(crate) fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub(crate) fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let is_negated = a.is_negated() != b.is_negated();
        let (a, b) = (a.negated_if(a.is_negated()), b.negated_if(b.is_negated()));
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        let positive = if a == b {
            Lit::FALSE
        } else if a == Lit::FALSE {
            b
        } else {
            match self.gate(b.gate()) {
                Gate::Xor(x, y) if x == a => y,
                Gate::Xor(x, y) if y == a => x,
                _ => self.intern(Gate::Xor(a, b)),
            }
        };
        positive.negated_if(is_negated)
    }

    /// `then` if the condition, else `otherwise`.
    pub(crate) fn mux(&mut self, condition: Lit, then: Lit, otherwise: Lit) -> Lit {
        if condition.is_negated() {
            return self.mux(!condition, otherwise, then);
        }
        if condition == Lit::FALSE || then == otherwise {
            return otherwise;
        }
        if then == !otherwise {
            return !self.xor(condition, then);
        }
        if then == Lit::TRUE || then == condition {
            return self.or(condition, otherwise);
        }
        if then == Lit::FALSE || then == !condition {
            return self.and(!condition, otherwise);
        }
        if otherwise == Lit::FALSE || otherwise == condition {
            return self.and(condition, then);
        }
        if otherwise == Lit::TRUE || otherwise == !condition {
            return self.or(!condition, then);
        }
        let is_negated = then.is_negated();
        let gate = Gate::Mux(condition, then.negated_if(is_negated), otherwise.negated_if(is_negated));
        self.intern(gate).negated_if(is_negated)
    }

    /// At least two of three.
    pub(crate) fn majority(&mut self, a: Lit, b: Lit, c: Lit) -> Lit {
        let mut arguments = [a, b, c];
        arguments.sort_unstable();
        let [a, b, c] = arguments;
        if a == Lit::FALSE {
            return self.and(b, c);
        }
        if a == Lit::TRUE {
            return self.or(b, c);
        }
        if a == b || b == c {
            return b;
        }
        if a == !b {
            return c;
        }
        if b == !c {
            return a;
        }
        // The majority of the negations is the negation.
        let is_negated = arguments.iter().filter(|lit| lit.is_negated()).count() >= 2;
        let gate =
            Gate::Majority(a.negated_if(is_negated), b.negated_if(is_negated), c.negated_if(is_negated));
        self.intern(gate).negated_if(is_negated)
    }

    /// (x & y) & x ─▶ x & y;  (x & y) & !x ─▶ 0;  !(x & y) & !x ─▶ !x;  !(x & y) & x ─▶ x & !y
    fn absorb(&mut self, whole: Lit, other: Lit) -> Option<Lit> {
        let Gate::And(x, y) = self.gate(whole.gate()) else { return None };
        let is_part = x == other || y == other;
        let is_opposed = x == !other || y == !other;
        match (whole.is_negated(), is_part, is_opposed) {
            (false, true, _) => Some(whole),
            (false, _, true) => Some(Lit::FALSE),
            (true, _, true) => Some(other),
            (true, true, _) => Some(self.and(other, if x == other { !y } else { !x })),
            (_, false, false) => None,
        }
    }

    fn intern(&mut self, gate: Gate) -> Lit {
        let hash = FxBuildHasher.hash_one(gate);
        if let Some(&id) = self.ids.find(hash, |&id| self.gates[id as usize] == gate) {
            return Lit(id << 1);
        }
        let lit = self.push(gate);
        let gates = &self.gates;
        self.ids.insert_unique(hash, lit.0 >> 1, |&id| FxBuildHasher.hash_one(gates[id as usize]));
        lit
    }

    fn push(&mut self, gate: Gate) -> Lit {
        let id = u32::try_from(self.gates.len()).expect("the blaster stops before the ids end");
        self.gates.push(gate);
        Lit(id << 1)
    }
}
