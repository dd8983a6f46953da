//! One walk over the syntax tree that finds the sites.
//!
//! The stack is explicit, as sources may be nested a hundred thousand levels deep, and nodes are met twice: on the way in
//! sites are recorded, in the order of the file; on the way out it is known which statements end and which loops are
//! left. Parents hand down what their children need to know ([`Within`]).

use std::collections::{HashMap, HashSet};

use jurat_quota::{Exhausted, Quota};
use smol_str::SmolStr;
use tree_sitter::{Node, Tree};

use crate::outline::Place;
use crate::places::Places;
use crate::sites::classes::Classes;
use crate::sites::hooks::{Hooks, Span};
use crate::sites::jumps::Jumps;
use crate::sites::model::{Import, Sites};
use crate::sites::parts::{Part, Within};
use crate::sites::scopes::{ScopeKind, Scopes};
use crate::sites::stored::StoredNames;

/// Finds the sites of a source.
pub(crate) struct Finder<'s> {
    pub(crate) source: &'s str,
    pub(crate) places: Places<'s>,
    pub(crate) classes: Classes,
    pub(crate) stored: StoredNames<'s>,
    pub(crate) scopes: Scopes,
    pub(crate) jumps: Jumps<'s>,
    /// The member whose code the walk is in, the outermost one.
    pub(crate) member: Span,
    /// Statements that never end, by the identity of their node.
    pub(crate) endless: HashSet<usize>,
    /// The sites of statements, by the identity of their node.
    pub(crate) statement_sites: HashMap<usize, usize>,
    pub(crate) sites: Sites,
    pub(crate) hooks: Hooks,
}

enum Task<'t> {
    Enter(Node<'t>, Within<'t>),
    Leave(Node<'t>, Within<'t>),
}

impl<'s> Finder<'s> {
    pub(crate) fn new(
        source: &'s str,
        places: Places<'s>,
        stored: StoredNames<'s>,
        classes: Classes,
    ) -> Self {
        let heirs = classes.heirs().map(|class| class.name.clone()).collect();
        Self {
            source,
            places,
            classes,
            stored,
            scopes: Scopes::default(),
            jumps: Jumps::default(),
            member: Span { start: 0, end: 0 },
            endless: HashSet::new(),
            statement_sites: HashMap::new(),
            sites: Sites { heirs, ..Sites::default() },
            hooks: Hooks::default(),
        }
    }

    pub(crate) fn run(mut self, tree: &Tree, quota: &Quota) -> Result<(Sites, Hooks), Exhausted> {
        let within = Within {
            class: None,
            method: None,
            is_in_loop: false,
            first_line: 1,
            is_negated: false,
            part: Part::Plain,
        };
        self.imports(tree.root_node());
        let mut stack = vec![Task::Enter(tree.root_node(), within)];
        while let Some(task) = stack.pop() {
            quota.look()?;
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
        Ok((self.sites, self.hooks))
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

    /// Records what a node is, and says what its children are within.
    fn enter<'t>(&mut self, node: Node<'t>, within: Within<'t>) -> Within<'t> {
        if let Part::Statement(position) = within.part {
            self.statement(node, position, within);
        }
        if let Some(kind) = opens_scope(node.kind()) {
            self.scopes.open(kind);
        }
        if let Some(class) = self.classes.declared_by(node) {
            return Within { class: Some(class), method: None, is_in_loop: false, ..within };
        }
        let is_member = matches!(within.part, Part::Member) || node.kind() == "enum_constant";
        if is_member && node.start_byte() >= self.member.end {
            self.member = Span::of(node);
        }
        match node.kind() {
            "package_declaration" => self.package(node),
            "type_parameter" => self.type_variable(node),
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
            "object_creation_expression" => {
                self.made(node, within);
                self.call(node, within);
            }
            "method_reference" => self.made(node, within),
            "method_invocation" | "explicit_constructor_invocation" => self.call(node, within),
            "array_creation_expression" => self.new_array(node, within),
            "array_initializer" => self.elements(node, within),
            "assert_statement" => self.assertion(node, within),
            "throw_statement" => self.throw(node),
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

    /// The names that imports give a meaning: `*` if they are not listed.
    fn imports(&mut self, root: Node<'_>) {
        let mut cursor = root.walk();
        let imports: Vec<Node<'_>> =
            root.children(&mut cursor).filter(|child| child.kind() == "import_declaration").collect();
        for import in imports {
            let parts: Vec<Node<'_>> = import.children(&mut cursor).filter(|part| !part.is_extra()).collect();
            let is_static = parts.iter().any(|part| part.kind() == "static");
            let named = parts.iter().rfind(|part| part.is_named());
            let name = match named {
                Some(last) if last.kind() == "asterisk" => SmolStr::new_static("*"),
                Some(last) => SmolStr::new(self.text(last.child_by_field_name("name").unwrap_or(*last))),
                None => continue,
            };
            self.sites.imports.push(Import { name, is_static });
        }
    }

    fn type_variable(&mut self, node: Node<'_>) {
        let mut cursor = node.walk();
        let name = node.named_children(&mut cursor).find(|child| child.kind().ends_with("identifier"));
        self.sites.type_variables.extend(name.map(|name| self.name(name)));
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

/// The scope that nodes of a kind are; variables declared inside end with it.
fn opens_scope(kind: &str) -> Option<ScopeKind> {
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
        | "annotation_type_body" => Some(ScopeKind::Block),
        "for_statement"
        | "enhanced_for_statement"
        | "try_with_resources_statement"
        | "if_statement"
        | "while_statement"
        | "expression_statement"
        | "return_statement" => Some(ScopeKind::Statement),
        _ => None,
    }
}

/// Whether something is to be done when all of a node has been met.
fn has_way_out(kind: &str) -> bool {
    opens_scope(kind).is_some() || kind.ends_with("_statement") || kind == "switch_expression"
}
