//! One walk over the syntax tree that fills the outline.
//!
//! The stack is explicit: sources may be nested a hundred thousand levels deep. Parents hand down what their children
//! need to know ([`Within`]), since asking a node for its parent takes time proportional to its depth.

use std::collections::HashMap;

use jurat_quota::{Exhausted, Quota};
use smol_str::SmolStr;
use tree_sitter::{Node, Tree};

use crate::escapes::{Unescaped, unescape};
use crate::names::Namer;
use crate::order::push_children;
use crate::outline::{Outline, Place, SourceSyntaxError, VariableScope};
use crate::parse::{MAX_BYTES, Unparsed, parse};
use crate::places::{Places, first_line};

/// More syntax errors than these say nothing new.
const MAX_ERRORS: usize = 100;

/// Says what is where in a Java source.
pub fn outline(source: &str) -> Outline {
    outline_within(source, &Quota::default()).unwrap_or_else(|_| Outline::unread())
}

/// Says what is where in a Java source, as long as there is time and memory.
pub fn outline_within(source: &str, quota: &Quota) -> Result<Outline, Exhausted> {
    match read(source, quota) {
        Ok(outline) => Ok(outline),
        Err(Unparsed::TooLarge) => Ok(Outline::unread()),
        Err(Unparsed::Exhausted(exhausted)) => Err(exhausted),
    }
}

fn read(source: &str, quota: &Quota) -> Result<Outline, Unparsed> {
    if source.len() > MAX_BYTES {
        return Err(Unparsed::TooLarge);
    }
    let unescaped = unescape(source);
    let tree = parse(&unescaped.text, quota)?;
    Ok(Walker::new(&unescaped).run(&tree, quota)?.finish())
}

/// The names of the classes of a source, see [`crate::Class::name`], by the byte at which the declaration, or the body of
/// an anonymous class, starts.
pub(crate) fn class_names(
    source: &Unescaped<'_>,
    tree: &Tree,
    quota: &Quota,
) -> Result<HashMap<usize, SmolStr>, Exhausted> {
    let walker = Walker::new(source).run(tree, quota)?;
    let starts = walker.extents.into_iter().map(|extent| extent.start_byte);
    Ok(starts.zip(walker.outline.classes.into_iter().map(|class| class.name)).collect())
}

pub(crate) struct Walker<'s> {
    pub(crate) source: &'s str,
    pub(crate) places: Places<'s>,
    pub(crate) namer: Namer<'s>,
    /// One for each class of the outline.
    pub(crate) extents: Vec<Extent>,
    pub(crate) outline: Outline,
}

/// What only the walk needs to know of a class.
pub(crate) struct Extent {
    /// All of its declaration.
    pub(crate) scope: VariableScope,
    /// The first byte of it.
    pub(crate) start_byte: usize,
    /// The number of its components if it is a record.
    pub(crate) n_components: usize,
}

/// What a node knows of the nodes around it.
#[derive(Clone, Copy)]
pub(crate) struct Within {
    /// An index into the classes of the outline.
    pub(crate) class: Option<u32>,
    pub(crate) role: Role,
    /// First line of the parent.
    pub(crate) parent_line: u32,
    /// Where the variables declared here end.
    pub(crate) scope_end: Place,
}

/// Which part of a class a node is a direct child of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// A class declaration: name, parameters, body.
    ClassHead,
    /// The body of a class.
    Members,
    /// Anything else.
    Code,
}

impl<'s> Walker<'s> {
    fn new(source: &'s Unescaped<'_>) -> Self {
        Self {
            source: source.text.as_ref(),
            places: Places::new(source),
            namer: Namer::new(source.text.as_ref()),
            extents: Vec::new(),
            outline: Outline::default(),
        }
    }
}

impl Walker<'_> {
    fn run(mut self, tree: &Tree, quota: &Quota) -> Result<Self, Exhausted> {
        let root = tree.root_node();
        let within =
            Within { class: None, role: Role::Code, parent_line: 1, scope_end: self.places.last(root) };
        let mut cursor = tree.walk();
        let mut children = Vec::new();
        let mut stack = vec![(root, within)];
        while let Some((node, within)) = stack.pop() {
            quota.look()?;
            let inside = self.visit(node, within);
            children.clear();
            push_children(node, &mut cursor, &mut children);
            // Leaves have nothing inside, and what they are is recorded with their parents.
            let inner = children.iter().rev().filter(|child| child.child_count() > 0 || is_broken(**child));
            stack.extend(inner.map(|child| (*child, inside)));
        }
        Ok(self)
    }

    /// Records what a node is, and says what its children are within.
    fn visit(&mut self, node: Node<'_>, within: Within) -> Within {
        if is_broken(node) {
            self.error(node);
            return within;
        }
        let code = Within { role: Role::Code, parent_line: first_line(node), ..within };
        match node.kind() {
            "package_declaration" => self.package(node),
            "class_declaration"
            | "interface_declaration"
            | "enum_declaration"
            | "record_declaration"
            | "annotation_type_declaration" => return self.class(node, within),
            "class_body" if within.role == Role::Code => return self.anonymous_class(node, within),
            "class_body" | "interface_body" | "enum_body" | "annotation_type_body" => {
                return Within { role: Role::Members, ..code };
            }
            "enum_body_declarations" | "formal_parameters" => return Within { role: within.role, ..code },
            "method_declaration"
            | "constructor_declaration"
            | "compact_constructor_declaration"
            | "annotation_type_element_declaration" => self.method(node, within),
            "static_initializer" => self.initialiser(node, "<clinit>", within),
            "block" if within.role == Role::Members => self.initialiser(node, "<init>", within),
            "field_declaration" | "constant_declaration" => self.field(node, within),
            "enum_constant" => self.enum_constant(node, within),
            "method_invocation" => self.call(node),
            "while_statement" | "do_statement" | "for_statement" | "enhanced_for_statement" => {
                self.loop_statement(node);
            }
            _ => {}
        }
        self.statements(node);
        let scope = match node.kind() {
            // The resources are gone when an exception is caught.
            "try_with_resources_statement" => node.child_by_field_name("body"),
            kind => opens_scope(kind).then_some(node),
        };
        let scope_end = scope.map_or(within.scope_end, |scope| self.places.last(scope));
        let inside = Within { scope_end, ..code };
        self.variables(node, within, inside);
        inside
    }

    fn package(&mut self, node: Node<'_>) {
        let mut cursor = node.walk();
        let name = node
            .named_children(&mut cursor)
            .find(|child| matches!(child.kind(), "scoped_identifier" | "identifier"));
        if let Some(name) = name {
            self.namer.set_package(self.text(name));
        }
    }

    fn error(&mut self, node: Node<'_>) {
        if self.outline.errors.len() < MAX_ERRORS {
            let Place { line, column } = self.places.start(node);
            self.outline.errors.push(SourceSyntaxError { line, column });
        }
    }

    /// The parts of calls were visited in javac's order; the outline has the order of the file.
    fn finish(mut self) -> Outline {
        let outline = &mut self.outline;
        outline.classes.sort_by_key(|class| class.first_line);
        outline.methods.sort_by_key(|method| method.first_line);
        outline.loops.sort_by_key(|found| found.start);
        outline.statements.sort_by_key(|statement| statement.start);
        outline.nondet_calls.sort_by_key(|call| (call.start, call.end));
        outline.variables.sort_by_key(|variable| variable.declared);
        outline.errors.sort_unstable();
        self.outline
    }
}

impl<'s> Walker<'s> {
    /// The source of a node.
    pub(crate) fn text(&self, node: Node<'_>) -> &'s str {
        self.source.get(node.byte_range()).unwrap_or_default()
    }

    /// The source of a field of a node; empty if it has none.
    pub(crate) fn field_text(&self, node: Node<'_>, field: &str) -> &'s str {
        node.child_by_field_name(field).map(|child| self.text(child)).unwrap_or_default()
    }
}

fn is_broken(node: Node<'_>) -> bool {
    node.is_error() || node.is_missing()
}

/// Whether variables declared directly inside a node of this kind end with it.
fn opens_scope(kind: &str) -> bool {
    matches!(
        kind,
        "block"
            | "constructor_body"
            | "method_declaration"
            | "constructor_declaration"
            | "compact_constructor_declaration"
            | "lambda_expression"
            | "for_statement"
            | "enhanced_for_statement"
            | "catch_clause"
            | "switch_block"
            | "switch_rule"
    )
}
