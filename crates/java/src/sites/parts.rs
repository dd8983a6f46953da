//! What a node knows of the nodes around it, and what it hands down to its children.

use tree_sitter::Node;

use crate::places::{first_line, last_line};
use crate::sites::classes::ClassId;
use crate::sites::hooks::{Slot, Span};
use crate::sites::jumps::Jumps;
use crate::sites::model::Lines;
use crate::sites::statements::is_statement;
use crate::sites::walk::Finder;

/// What a node knows of the nodes around it.
#[derive(Clone, Copy)]
pub(crate) struct Within<'t> {
    pub(crate) class: Option<ClassId>,
    /// The method whose code this is, an index into the methods.
    pub(crate) method: Option<usize>,
    pub(crate) is_in_loop: bool,
    /// First line of the statement, declarator or part of a loop header.
    pub(crate) first_line: u32,
    /// Whether `!` or `||` is between here and the statement.
    pub(crate) is_negated: bool,
    pub(crate) part: Part<'t>,
}

/// Which part of its parent a node is.
#[derive(Clone, Copy)]
pub(crate) enum Part<'t> {
    /// None that matters.
    Plain,
    /// An expression whose value is not used.
    Unused,
    /// A member of a class.
    Member,
    /// A statement.
    Statement(Position),
    /// The block, a group or a rule of a `switch`.
    Switch {
        /// Whether the `switch` is an expression.
        is_value: bool,
    },
    /// A declaration in the header of a `for`.
    Header,
    /// A declarator of this declaration.
    Declarator(Node<'t>, DeclaredIn),
    /// The initial value of this declaration and declarator.
    Initial(Node<'t>, Node<'t>),
    /// The right side of this assignment.
    Assigned(Node<'t>),
    /// What is thrown.
    Thrown,
    /// A list of elements of a `new` expression.
    Listed,
    /// A list of elements in another.
    Nested,
}

/// Where a statement stands.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    pub(crate) slot: Slot,
    /// The first of the labels before it, an index into the jump targets.
    pub(crate) first_label: Option<usize>,
    /// Whether it is an expression that gives a `switch` its value.
    pub(crate) is_value: bool,
}

/// Where variables are declared.
#[derive(Clone, Copy)]
pub(crate) enum DeclaredIn {
    /// A class.
    Class,
    /// A block; the span is that of the declaration.
    Block(Span),
    /// The header of a `for` or a `try`.
    Header,
}

impl Finder<'_> {
    /// What a child is within; `within` is what its parent is in, `inside` is what all children share.
    pub(crate) fn handed_down<'t>(
        &self,
        parent: Node<'t>,
        within: Within<'t>,
        inside: Within<'t>,
        field: &str,
        child: Node<'t>,
    ) -> Within<'t> {
        let header = Within { first_line: first_line(child), is_negated: false, ..inside };
        let looped = Within { is_in_loop: true, ..header };
        let part = |part| Within { part, ..inside };
        match (parent.kind(), field) {
            ("class_body" | "interface_body" | "enum_body_declarations" | "annotation_type_body", _) => {
                part(Part::Member)
            }
            ("block" | "constructor_body" | "switch_block_statement_group", _) if is_statement(child) => {
                statement(child, header, false)
            }
            ("if_statement", "consequence" | "alternative") => body(child, header),
            ("while_statement" | "do_statement" | "enhanced_for_statement" | "for_statement", "body") => {
                body(child, looped)
            }
            ("for_statement", "init") if child.kind() == "local_variable_declaration" => {
                Within { part: Part::Header, ..header }
            }
            ("for_statement", "init") => Within { part: Part::Unused, ..header },
            ("for_statement", "update") => Within { part: Part::Unused, ..looped },
            ("while_statement" | "do_statement" | "for_statement", "condition") => looped,
            ("enhanced_for_statement", "value") | ("lambda_expression", "body") => header,
            ("labeled_statement", _) if is_statement(child) => labelled(parent, within, header, &self.jumps),
            ("expression_statement", _) => match within.part {
                Part::Statement(Position { is_value: true, .. }) => inside,
                _ => part(Part::Unused),
            },
            ("switch_expression", "body") => {
                let is_value = !matches!(within.part, Part::Statement(_) | Part::Unused);
                part(Part::Switch { is_value })
            }
            ("switch_block", _) => part(within.part),
            ("switch_rule", _) if child.kind() != "switch_label" => rule_body(child, within, header),
            ("local_variable_declaration", "declarator") => {
                let declared_in = match within.part {
                    Part::Statement(position) => DeclaredIn::Block(position.slot.span),
                    _ => DeclaredIn::Header,
                };
                Within { part: Part::Declarator(parent, declared_in), ..header }
            }
            ("field_declaration" | "constant_declaration", "declarator") => {
                Within { part: Part::Declarator(parent, DeclaredIn::Class), ..header }
            }
            ("variable_declarator", "value") => match within.part {
                Part::Declarator(declaration, _) => part(Part::Initial(declaration, parent)),
                _ => inside,
            },
            ("assignment_expression", "right") => part(Part::Assigned(parent)),
            ("throw_statement", _) => part(Part::Thrown),
            ("array_creation_expression", "value") => part(Part::Listed),
            ("array_initializer", _) => part(Part::Nested),
            ("unary_expression" | "binary_expression", _) => {
                let operator = parent.child_by_field_name("operator");
                let is_turned = operator.is_some_and(|operator| matches!(operator.kind(), "!" | "||"));
                Within { is_negated: inside.is_negated || is_turned, ..inside }
            }
            _ => inside,
        }
    }
}

impl Within<'_> {
    /// The lines of a site that ends with a node.
    pub(crate) fn lines(self, last: Node<'_>) -> Lines {
        Lines { first: self.first_line.min(first_line(last)), last: last_line(last) }
    }
}

/// A statement; `header` is what a part of its parent that starts a line of its own is within.
fn statement<'t>(child: Node<'t>, header: Within<'t>, needs_braces: bool) -> Within<'t> {
    let slot = Slot { span: Span::of(child), needs_braces };
    Within { part: Part::Statement(Position { slot, first_label: None, is_value: false }), ..header }
}

/// The body of a loop or an `if`: a block stands for itself, any other statement gets braces where needed.
fn body<'t>(child: Node<'t>, header: Within<'t>) -> Within<'t> {
    if child.kind() == "block" || !is_statement(child) { header } else { statement(child, header, true) }
}

/// What is put before or behind a labelled statement stands outside of its labels, lest they name something else.
fn labelled<'t>(parent: Node<'t>, within: Within<'t>, header: Within<'t>, jumps: &Jumps<'_>) -> Within<'t> {
    let slot = Slot { span: Span::of(parent), needs_braces: false };
    let outer = match within.part {
        Part::Statement(position) => position,
        _ => Position { slot, first_label: None, is_value: false },
    };
    let first_label = outer.first_label.or_else(|| jumps.innermost());
    Within { part: Part::Statement(Position { first_label, ..outer }), ..header }
}

/// What follows the arrow of a rule.
fn rule_body<'t>(child: Node<'t>, within: Within<'t>, header: Within<'t>) -> Within<'t> {
    let is_value = matches!(within.part, Part::Switch { is_value: true });
    match child.kind() {
        "expression_statement" | "throw_statement" => {
            let slot = Slot { span: Span::of(child), needs_braces: true };
            let is_value = is_value && child.kind() == "expression_statement";
            Within { part: Part::Statement(Position { slot, first_label: None, is_value }), ..header }
        }
        _ => header,
    }
}
