//! One walk over the syntax tree that finds the sites.
//!
//! The stack is explicit, as sources may be nested a hundred thousand levels deep, and nodes are met twice: on the way in
//! sites are recorded, in the order of the file; on the way out it is known which statements end and which loops are
//! left. Parents hand down what their children need to know ([`Within`]).

use std::collections::{HashMap, HashSet};

use smol_str::SmolStr;
use tree_sitter::{Node, Tree};

use crate::outline::Place;
use crate::places::{Places, first_line, last_line};
use crate::sites::classes::{ClassId, Classes};
use crate::sites::hooks::{Hooks, Slot, Span};
use crate::sites::jumps::Jumps;
use crate::sites::model::{Lines, Sites};
use crate::sites::scopes::Scopes;
use crate::sites::statements::is_statement;

/// Finds the sites of a source.
pub(crate) struct Finder<'s> {
    pub(crate) source: &'s str,
    pub(crate) places: Places<'s>,
    pub(crate) classes: Classes,
    pub(crate) scopes: Scopes,
    pub(crate) jumps: Jumps<'s>,
    /// Statements that never end, by the identity of their node.
    pub(crate) endless: HashSet<usize>,
    /// The sites of statements, by the identity of their node.
    pub(crate) statement_sites: HashMap<usize, usize>,
    pub(crate) sites: Sites,
    pub(crate) hooks: Hooks,
}

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

enum Task<'t> {
    Enter(Node<'t>, Within<'t>),
    Leave(Node<'t>, Within<'t>),
}

impl<'s> Finder<'s> {
    pub(crate) fn new(source: &'s str, places: Places<'s>, classes: Classes) -> Self {
        Self {
            source,
            places,
            classes,
            scopes: Scopes::default(),
            jumps: Jumps::default(),
            endless: HashSet::new(),
            statement_sites: HashMap::new(),
            sites: Sites::default(),
            hooks: Hooks::default(),
        }
    }

    pub(crate) fn run(mut self, tree: &Tree) -> (Sites, Hooks) {
        let within = Within {
            class: None,
            method: None,
            is_in_loop: false,
            first_line: 1,
            is_negated: false,
            part: Part::Plain,
        };
        let mut stack = vec![Task::Enter(tree.root_node(), within)];
        while let Some(task) = stack.pop() {
            match task {
                Task::Leave(node, within) => self.leave(node, within),
                Task::Enter(node, within) => {
                    let inside = Within { part: Part::Plain, ..self.enter(node, within) };
                    if has_way_out(node.kind()) {
                        stack.push(Task::Leave(node, within));
                    }
                    self.push_children(node, within, inside, &mut stack);
                }
            }
        }
        (self.sites, self.hooks)
    }

    fn push_children<'t>(
        &self,
        node: Node<'t>,
        within: Within<'t>,
        inside: Within<'t>,
        stack: &mut Vec<Task<'t>>,
    ) {
        let start = stack.len();
        let mut cursor = node.walk();
        let mut is_child = cursor.goto_first_child();
        while is_child {
            let child = cursor.node();
            // Leaves are recorded with their parents, but for the empty statement.
            let is_met = child.child_count() > 0 || child.kind() == ";";
            if is_met && !matches!(child.kind(), "annotation" | "modifiers" | "import_declaration") {
                let field = cursor.field_name().unwrap_or_default();
                stack.push(Task::Enter(child, self.handed_down(node, within, inside, field, child)));
            }
            is_child = cursor.goto_next_sibling();
        }
        stack[start..].reverse();
    }

    /// What a child is within; `within` is what its parent is in, `inside` is what all children share.
    fn handed_down<'t>(
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
            ("enhanced_for_statement", "value") => header,
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
            ("array_creation_expression", "value") => part(Part::Listed),
            ("array_initializer", _) => part(Part::Nested),
            ("lambda_expression", "body") => header,
            ("unary_expression", _) => {
                let is_not = parent.child_by_field_name("operator").is_some_and(|node| node.kind() == "!");
                Within { is_negated: inside.is_negated || is_not, ..inside }
            }
            ("binary_expression", _) => {
                let is_or = parent.child_by_field_name("operator").is_some_and(|node| node.kind() == "||");
                Within { is_negated: inside.is_negated || is_or, ..inside }
            }
            _ => inside,
        }
    }

    /// Records what a node is, and says what its children are within.
    fn enter<'t>(&mut self, node: Node<'t>, within: Within<'t>) -> Within<'t> {
        if let Part::Statement(position) = within.part {
            self.statement(node, position, within);
        }
        if let Some(is_block) = opens_scope(node.kind()) {
            self.scopes.open(is_block);
        }
        if let Some(class) = self.classes.declared_by(node) {
            return Within { class: Some(class), method: None, is_in_loop: false, ..within };
        }
        match node.kind() {
            "package_declaration" => self.package(node),
            "method_declaration"
            | "constructor_declaration"
            | "compact_constructor_declaration"
            | "static_initializer"
            | "field_declaration"
            | "constant_declaration"
            | "enum_constant"
            | "lambda_expression" => return self.method(node, within),
            "block" if matches!(within.part, Part::Member) => return self.method(node, within),
            "variable_declarator" => self.declarator(node, within),
            "formal_parameter" | "spread_parameter" => self.parameter(node, within),
            "resource" => self.resource(node, within),
            "enhanced_for_statement" => {
                self.enter_loop(node, within);
                self.for_each_variable(node, within);
            }
            "while_statement" | "do_statement" | "for_statement" => self.enter_loop(node, within),
            "catch_clause" => self.catch_parameter(node, within),
            "instanceof_expression" | "type_pattern" | "record_pattern_component" => {
                self.pattern(node, within);
            }
            "assignment_expression" => self.assignment(node, within),
            "update_expression" => self.update(node, within),
            "method_invocation" | "object_creation_expression" | "explicit_constructor_invocation" => {
                self.call(node, within);
            }
            "array_creation_expression" => self.new_array(node, within),
            "array_initializer" => self.elements(node, within),
            "assert_statement" => self.assertion(node, within),
            "labeled_statement"
            | "switch_expression"
            | "break_statement"
            | "continue_statement"
            | "try_statement"
            | "try_with_resources_statement" => self.enter_jump(node),
            _ => {}
        }
        within
    }

    fn leave(&mut self, node: Node<'_>, within: Within<'_>) {
        self.leave_statement(node, within);
        if opens_scope(node.kind()).is_some() {
            self.scopes.close();
        }
    }

    fn package(&mut self, node: Node<'_>) {
        let mut cursor = node.walk();
        let name = node
            .named_children(&mut cursor)
            .find(|child| matches!(child.kind(), "scoped_identifier" | "identifier"));
        let written = name.map(|name| self.text(name)).unwrap_or_default();
        self.sites.package = written.chars().filter(|c| !c.is_whitespace()).collect();
    }

    pub(crate) fn text(&self, node: Node<'_>) -> &'s str {
        self.source.get(node.byte_range()).unwrap_or_default()
    }

    pub(crate) fn name(&self, node: Node<'_>) -> SmolStr {
        SmolStr::new(self.text(node))
    }

    pub(crate) fn start(&self, node: Node<'_>) -> Place {
        self.places.start(node)
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

/// Whether a node of this kind ends the life of variables, and whether it is more than a statement.
fn opens_scope(kind: &str) -> Option<bool> {
    match kind {
        "block"
        | "constructor_body"
        | "method_declaration"
        | "constructor_declaration"
        | "compact_constructor_declaration"
        | "lambda_expression"
        | "catch_clause"
        | "switch_block"
        | "switch_rule"
        | "class_body"
        | "interface_body"
        | "enum_body"
        | "annotation_type_body" => Some(true),
        "for_statement"
        | "enhanced_for_statement"
        | "try_with_resources_statement"
        | "if_statement"
        | "while_statement"
        | "expression_statement"
        | "return_statement" => Some(false),
        _ => None,
    }
}

/// Whether something is to be done when all of a node has been met.
fn has_way_out(kind: &str) -> bool {
    opens_scope(kind).is_some() || kind.ends_with("_statement") || kind == "switch_expression"
}
