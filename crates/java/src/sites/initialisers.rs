//! How the initial value of a variable is seen.
//!
//! Calls around an initial value must not change its type. Where they would (constants that are narrowed, lists of
//! elements, raw arrays) a cast or a `new` helps; where the compiler must still see the value itself (constants of the
//! language), or gives it a type by looking at the declaration (lambdas), a statement behind the declaration looks at
//! the variable instead.

use smol_str::{SmolStr, format_smolstr};
use tree_sitter::Node;

use crate::sites::classes::is_primitive;
use crate::sites::expressions::{is_functional, is_shaped_by_target, without_parentheses};
use crate::sites::hooks::{Around, Layer, Span, Spot, StoreHook, Support};
use crate::sites::meaning::Meaning;
use crate::sites::parts::{DeclaredIn, Within};
use crate::sites::walk::Finder;

/// A variable with an initial value.
pub(crate) struct Initial<'t> {
    pub(crate) name: SmolStr,
    pub(crate) type_name: Option<SmolStr>,
    pub(crate) type_node: Option<Node<'t>>,
    pub(crate) declarator: Node<'t>,
    pub(crate) declared_in: DeclaredIn,
    pub(crate) value: Node<'t>,
    pub(crate) is_constant: bool,
}

impl Finder<'_> {
    pub(crate) fn initial_hook(
        &self,
        initial: &Initial<'_>,
        within: Within<'_>,
    ) -> Result<StoreHook, &'static str> {
        let value = initial.value;
        let around = Around::new(Span::of(value), Layer::Initialiser);
        let type_name = initial.type_name.as_deref().unwrap_or_default();
        if initial.is_constant {
            return self.behind(initial, within, "a constant of the language");
        }
        if value.kind() == "array_initializer" {
            let support = self.created_by(initial.type_node, initial.declarator, value)?;
            return Ok(StoreHook::Around(Around { support: vec![support], ..around }));
        }
        if is_functional(value) {
            return self.behind(initial, within, "a lambda or a method reference");
        }
        if is_shaped_by_target(value) {
            return self.behind(initial, within, "a value whose type depends on the declaration");
        }
        if is_primitive(type_name) {
            return Ok(StoreHook::Around(cast(around, type_name)));
        }
        if type_name.contains('<') && type_name.ends_with(']') {
            return self.generic_array(initial, around, within);
        }
        match (unboxed(type_name), self.constant_kind(value, within)) {
            (Some(primitive), Some(true)) => Ok(StoreHook::Around(cast(around, primitive))),
            (Some(_), None) => self.behind(initial, within, "a value that may be a constant to be narrowed"),
            _ => Ok(StoreHook::Around(around)),
        }
    }

    /// A statement behind the declaration.
    fn behind(
        &self,
        initial: &Initial<'_>,
        within: Within<'_>,
        obstacle: &'static str,
    ) -> Result<StoreHook, &'static str> {
        let DeclaredIn::Block(span) = initial.declared_in else { return Err(obstacle) };
        // Later declarators of the same declaration may have changed the variable before the statement looks at it.
        let later = Span { start: initial.declarator.end_byte(), end: span.end };
        if self.stored.is_stored_in(&initial.name, later)
            || self.runs_later(initial.declarator, later, within)
        {
            return Err(obstacle);
        }
        Ok(StoreHook::Variable(Spot::behind(span, Layer::Declared), initial.name.clone()))
    }

    /// Whether the values of later declarators may run code: that might come here again before the statement is reached. The parser
    /// finds what is beside a node from the root on, so it is asked only where something is there, and not much.
    fn runs_later(&self, declarator: Node<'_>, later: Span, within: Within<'_>) -> bool {
        /// In more bytes there may be anything.
        const MOST: usize = 200;
        let text = self.source.get(later.start..later.end).unwrap_or_default().trim();
        if text == ";" || text.len() > MOST {
            return text != ";";
        }
        let mut next = declarator.next_named_sibling();
        while let Some(later) = next {
            let value = later.child_by_field_name("value");
            if value.is_some_and(|value| !self.is_plain_argument(value, within)) {
                return true;
            }
            next = later.next_named_sibling();
        }
        false
    }

    /// `{1, 2}` becomes `new int[] {1, 2}`.
    pub(crate) fn created_by(
        &self,
        type_node: Option<Node<'_>>,
        declarator: Node<'_>,
        list: Node<'_>,
    ) -> Result<Support, &'static str> {
        let element = type_node.and_then(|node| self.one_line(node));
        let dimensions = declarator.child_by_field_name("dimensions").map(|node| self.one_line(node));
        let dimensions = dimensions.unwrap_or(Some(SmolStr::default()));
        let (element, dimensions) = element.zip(dimensions).ok_or("a type that is too long")?;
        let open = format!("new {element}{dimensions} ");
        Ok(Support::around(Span::of(list), Layer::Elements, &open, ""))
    }

    /// An array whose elements are of a generic type is often made without the type arguments.
    fn generic_array(
        &self,
        initial: &Initial<'_>,
        around: Around,
        within: Within<'_>,
    ) -> Result<StoreHook, &'static str> {
        let value = without_parentheses(initial.value);
        match self.created_type(value) {
            Some(created) => {
                let head = format!("({created}) ");
                Ok(StoreHook::Around(Around { head, ..around }))
            }
            None => self.behind(initial, within, "an array of a generic type"),
        }
    }

    /// The type of the array that a `new` expression makes.
    pub(crate) fn created_type(&self, node: Node<'_>) -> Option<SmolStr> {
        if node.kind() != "array_creation_expression" {
            return None;
        }
        let element = self.one_line(node.child_by_field_name("type")?)?;
        let mut cursor = node.walk();
        let n_dimensions: usize = node
            .children(&mut cursor)
            .map(|child| match child.kind() {
                "dimensions_expr" => 1,
                "dimensions" => self.text(child).matches('[').count(),
                _ => 0,
            })
            .sum();
        Some(format_smolstr!("{element}{}", "[]".repeat(n_dimensions)))
    }

    /// Whether an initial value is a primitive one; `None` if that cannot be told.
    fn constant_kind(&self, value: Node<'_>, within: Within<'_>) -> Option<bool> {
        let value = without_parentheses(value);
        match value.kind() {
            "unary_expression" | "binary_expression" => Some(true),
            "cast_expression" => {
                let target = value.child_by_field_name("type");
                Some(target.is_some_and(|target| is_primitive(self.text(target))))
            }
            "null_literal" => Some(false),
            kind if kind.ends_with("_literal") => Some(true),
            "identifier" => match self.meaning(self.text(value), within.class) {
                Meaning::Local(local) => local.type_name.as_deref().map(is_primitive),
                Meaning::Field(field, _) => field.type_name.as_deref().map(is_primitive),
                Meaning::Unsure => None,
            },
            "field_access" | "ternary_expression" => None,
            _ => Some(false),
        }
    }
}

/// Casts an initial value to the type of its variable, as a declaration narrows constants and a call does not.
fn cast(around: Around, type_name: &str) -> Around {
    let open = format!("({type_name}) (");
    let support = vec![Support::around(around.span, Layer::Cast, &open, ")")];
    Around { support, ..around }
}

/// The primitive types of the boxed ones that constants are narrowed for.
fn unboxed(type_name: &str) -> Option<&'static str> {
    match type_name {
        "Byte" | "java.lang.Byte" => Some("byte"),
        "Short" | "java.lang.Short" => Some("short"),
        "Character" | "java.lang.Character" => Some("char"),
        _ => None,
    }
}
