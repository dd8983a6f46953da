//! Plans: how something is made, as an expression of Java with choices in it.

use crate::path::InputType;

/// Objects that may be used again.
pub(super) const MAX_KEPT: usize = 64;

/// How something is made.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    /// Any value.
    Input(InputType),
    /// One of several ways.
    Made(usize),
    /// An expression.
    Pieces(Vec<Piece>),
    /// An object that may be used again.
    Kept(Vec<Piece>),
    /// An object of this type that was made before.
    Again(String),
}

/// A part of an expression.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    Text(String),
    /// Only compilers want to see it.
    Silent(String),
    Plan(Plan),
}

/// Ways to make something of a type. At least one.
#[derive(Clone, Debug)]
pub(super) struct Maker {
    /// As sources write it.
    pub(super) ty: String,
    pub(super) ways: Vec<Plan>,
}

/// An argument of the call.
#[derive(Clone, Debug)]
pub(super) struct Argument {
    /// As sources write it.
    pub(super) ty: String,
    pub(super) plan: Plan,
    /// The objects before it that it may be, too: 0 is what the method is called on, 1 the first argument.
    pub(super) same: Vec<usize>,
}

/// How everything is made that a method is called with.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    pub(super) makers: Vec<Maker>,
    /// What it is called on; none for a static method.
    pub(super) receiver: Option<Plan>,
    pub(super) arguments: Vec<Argument>,
}

impl Plans {
    /// How many objects an execution may keep, at most.
    pub(super) fn n_kept(&self) -> usize {
        let arguments = self.arguments.iter().map(|argument| &argument.plan);
        let mut known = vec![None; self.makers.len()];
        self.receiver.iter().chain(arguments).map(|plan| self.n_kept_by(plan, &mut known)).sum()
    }

    fn n_kept_by(&self, plan: &Plan, known: &mut Vec<Option<usize>>) -> usize {
        match plan {
            Plan::Input(_) | Plan::Again(_) => 0,
            Plan::Pieces(pieces) => self.n_kept_in(pieces, known),
            Plan::Kept(pieces) => self.n_kept_in(pieces, known).saturating_add(1),
            Plan::Made(maker) => known[*maker].unwrap_or_else(|| {
                let ways = self.makers[*maker].ways.iter();
                let most = ways.map(|way| self.n_kept_by(way, known)).max().unwrap_or_default();
                known[*maker] = Some(most);
                most
            }),
        }
    }

    fn n_kept_in(&self, pieces: &[Piece], known: &mut Vec<Option<usize>>) -> usize {
        let plans = pieces.iter().filter_map(|piece| match piece {
            Piece::Plan(plan) => Some(plan),
            Piece::Text(_) | Piece::Silent(_) => None,
        });
        plans.fold(0, |sum, plan| sum.saturating_add(self.n_kept_by(plan, known)))
    }

    /// Takes out what uses objects again.
    pub(super) fn forget_again(&mut self) {
        for maker in &mut self.makers {
            maker.ways.retain(|way| !matches!(way, Plan::Again(_)));
        }
    }

    /// Whether objects may be used again.
    pub(super) fn uses_again(&self) -> bool {
        self.makers.iter().flat_map(|maker| &maker.ways).any(|way| matches!(way, Plan::Again(_)))
    }
}

pub(super) fn null_of(ty: &str) -> Plan {
    Plan::Pieces(vec![Piece::Silent(format!("({ty}) ")), Piece::Text("null".to_owned())])
}

pub(super) fn boxed(class: &str, input: InputType) -> Plan {
    let value = Piece::Plan(Plan::Input(input));
    Plan::Pieces(vec![Piece::Silent(format!("{class}.valueOf(")), value, Piece::Silent(")".to_owned())])
}

/// Another one than `valueOf` makes.
pub(super) fn new_box(class: &str, input: InputType) -> Plan {
    Plan::Pieces(with_arguments(&format!("new {class}("), vec![Plan::Input(input)], ")"))
}

/// The text that constants of the program are.
pub(super) fn interned() -> Plan {
    Plan::Pieces(vec![Piece::Plan(Plan::Input(InputType::String)), Piece::Text(".intern()".to_owned())])
}

pub(super) fn with_arguments(before: &str, arguments: Vec<Plan>, behind: &str) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text(before.to_owned())];
    for (idx, argument) in arguments.into_iter().enumerate() {
        if idx > 0 {
            pieces.push(Piece::Text(", ".to_owned()));
        }
        pieces.push(Piece::Plan(argument));
    }
    pieces.push(Piece::Text(behind.to_owned()));
    pieces
}
