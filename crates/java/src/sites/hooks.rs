//! What the weaver needs to know of each site: spans of the text and what stands around them.

use smol_str::SmolStr;
use tree_sitter::Node;

/// A part of the text without Unicode escapes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Span {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Span {
    pub(crate) fn of(node: Node<'_>) -> Self {
        Self { start: node.start_byte(), end: node.end_byte() }
    }

    /// The place before a byte.
    pub(crate) fn at(offset: usize) -> Self {
        Self { start: offset, end: offset }
    }
}

/// What stands outside of what if both are around the same span: later ones are outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Layer {
    /// `new int[] ` before a list of elements.
    Elements,
    /// `++` before what it increments.
    Operator,
    /// Around an expression that makes an array.
    Array,
    /// Around a call.
    Call,
    /// Around an assignment.
    Store,
    /// The cast of an initial value.
    Cast,
    /// Around an initial value.
    Initialiser,
    /// Around an argument.
    Argument,
    /// Around a condition.
    Condition,
    /// A statement about a declaration, directly behind it.
    Declared,
    /// A statement before or behind another.
    Statement,
    /// A statement at the start of the body of a loop.
    Body,
    /// The braces of a body that had none.
    Braces,
}

/// Text around a span that is there once, however many insertions need it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Support {
    pub(crate) span: Span,
    pub(crate) layer: Layer,
    pub(crate) open: String,
    pub(crate) close: String,
    /// A part of the span that goes away.
    pub(crate) gone: Option<Span>,
}

impl Support {
    pub(crate) fn around(span: Span, layer: Layer, open: &str, close: &str) -> Self {
        Self { span, layer, open: open.to_owned(), close: close.to_owned(), gone: None }
    }

    pub(crate) fn braces(span: Span) -> Self {
        Self::around(span, Layer::Braces, "{ ", " }")
    }
}

/// Where a call can stand around an expression: `head call … expression again index tail`.
#[derive(Clone, Debug)]
pub(crate) struct Around {
    pub(crate) span: Span,
    pub(crate) layer: Layer,
    /// Before the call, for instance a cast.
    pub(crate) head: String,
    /// Behind the call.
    pub(crate) tail: &'static str,
    /// For an old value: the expression that has the new one.
    pub(crate) again: Option<SmolStr>,
    /// For an element: its index, where it can be read again.
    pub(crate) index: Option<SmolStr>,
    pub(crate) support: Vec<Support>,
}

impl Around {
    pub(crate) fn new(span: Span, layer: Layer) -> Self {
        Self { span, layer, head: String::new(), tail: "", again: None, index: None, support: Vec::new() }
    }
}

/// Where a statement can stand.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// The statement that it stands beside, or the place inside of a block.
    pub(crate) span: Span,
    pub(crate) side: Side,
    pub(crate) layer: Layer,
    pub(crate) braces: Option<Support>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Before,
    Behind,
}

impl Spot {
    pub(crate) fn before(span: Span, layer: Layer) -> Self {
        Self { span, side: Side::Before, layer, braces: None }
    }

    pub(crate) fn behind(span: Span, layer: Layer) -> Self {
        Self { span, side: Side::Behind, layer, braces: None }
    }

    /// As the first statement of a body.
    pub(crate) fn first_of(body: Node<'_>, layer: Layer) -> Self {
        let span = Span::of(body);
        if body.kind() == "block" {
            return Self::before(Span::at(span.start + 1), layer);
        }
        Self { braces: Some(Support::braces(span)), ..Self::before(span, layer) }
    }

    /// As the last statement of a body.
    pub(crate) fn last_of(body: Node<'_>, layer: Layer) -> Self {
        let span = Span::of(body);
        if body.kind() == "block" {
            return Self::behind(Span::at(span.end.saturating_sub(1)), layer);
        }
        Self { braces: Some(Support::braces(span)), ..Self::behind(span, layer) }
    }
}

/// How a store is seen.
#[derive(Clone, Debug)]
pub(crate) enum StoreHook {
    /// The call stands around the expression.
    Around(Around),
    /// The call is a statement that is handed the variable.
    Variable(Spot, SmolStr),
}

/// How a call is seen.
#[derive(Clone, Debug)]
pub(crate) struct CallHook {
    pub(crate) span: Span,
    pub(crate) arguments: Vec<ArgumentHook>,
}

/// How an argument is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArgumentHook {
    pub(crate) span: Span,
    /// Whether its type does not depend on the parameter, as that of a lambda does.
    pub(crate) has_own_type: bool,
}

/// How a loop head is seen.
#[derive(Clone, Debug)]
pub(crate) enum LoopHook {
    /// In the condition; `operator` stands between what is woven and the condition.
    Condition(Span, &'static str),
    /// As a statement of the body.
    Body(Spot),
}

/// Where a statement stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    /// With its labels.
    pub(crate) span: Span,
    /// Whether braces must be put around it before something else can stand beside it.
    pub(crate) needs_braces: bool,
}

impl Slot {
    pub(crate) fn spot(self, side: Side) -> Spot {
        let braces = self.needs_braces.then(|| Support::braces(self.span));
        Spot { span: self.span, side, layer: Layer::Statement, braces }
    }
}

/// One list for each list of the sites; `None` where nothing can be woven.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hooks {
    pub(crate) methods: Vec<Option<Spot>>,
    pub(crate) stores: Vec<Option<StoreHook>>,
    pub(crate) calls: Vec<CallHook>,
    pub(crate) arrays: Vec<Option<Around>>,
    pub(crate) loops: Vec<Option<LoopHook>>,
    pub(crate) statements: Vec<Slot>,
    pub(crate) asserts: Vec<Span>,
}
