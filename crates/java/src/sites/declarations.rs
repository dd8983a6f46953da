//! Variables that are declared, and the stores of their first values.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::places::{first_line, last_line};
use crate::sites::classes::{can_be_constant, declared_type, is_final};
use crate::sites::expressions::first_part;
use crate::sites::hooks::{Layer, Spot, StoreHook};
use crate::sites::initialisers::Initial;
use crate::sites::model::{Lines, StoreForm, StoreSite, StoreTarget};
use crate::sites::parts::{DeclaredIn, Part, Within};
use crate::sites::scopes::{Local, Reach};
use crate::sites::walk::Finder;
use crate::variables::{child_of_kind, type_text};

impl Finder<'_> {
    /// A name with a value, of a local variable or a field.
    pub(crate) fn declarator(&mut self, node: Node<'_>, within: Within<'_>) {
        let Part::Declarator(declaration, declared_in) = within.part else { return };
        let Some(name_node) = node.child_by_field_name("name") else { return };
        let name = self.name(name_node);
        let value = node.child_by_field_name("value");
        let written_type = declared_type(declaration, node, self.source);
        let type_name = written_type.clone().filter(|written| written != "var");
        let is_in_interface = declaration.kind() == "constant_declaration";
        let is_constant = (is_final(declaration) || is_in_interface)
            && written_type.as_deref().is_some_and(can_be_constant)
            && value.is_some_and(|value| self.may_be_constant(value, within));
        let target = if let DeclaredIn::Class = declared_in {
            let class = within.class.and_then(|class| self.classes.get(class));
            let class = class.map(|class| class.name.clone());
            StoreTarget::Field { name: name.clone(), class, type_name: type_name.clone() }
        } else {
            let is_blank = value.is_none();
            let local = Local {
                type_name: type_name.clone(),
                class: within.class,
                is_constant,
                is_blank,
                is_pattern: false,
            };
            let reach = if let DeclaredIn::Header = declared_in { Reach::Here } else { Reach::Block };
            self.scopes.declare(name.clone(), local, reach);
            StoreTarget::Local { name: name.clone(), type_name: type_name.clone() }
        };
        let Some((method, value)) = within.method.zip(value) else { return };
        let hook = self.initial_hook(
            &Initial {
                name,
                type_name,
                value,
                type_node: declaration.child_by_field_name("type"),
                declarator: node,
                declared_in,
                is_constant,
            },
            within,
        );
        let site = StoreSite {
            target,
            form: StoreForm::Initialiser,
            lines: within.lines(node),
            start: self.start(name_node),
            method,
            is_in_loop: within.is_in_loop,
            is_plain_value: self.is_plain_value(value, within),
            obstacle: None,
        };
        self.push_store(site, hook);
    }

    /// A resource of a `try` that is a new variable.
    pub(crate) fn resource(&mut self, node: Node<'_>, within: Within<'_>) {
        let name_node = node.child_by_field_name("name");
        let Some((name_node, value)) = name_node.zip(node.child_by_field_name("value")) else { return };
        let name = self.name(name_node);
        let type_name = declared_type(node, node, self.source).filter(|written| written != "var");
        let local = Local {
            type_name: type_name.clone(),
            class: within.class,
            is_constant: false,
            is_blank: false,
            is_pattern: false,
        };
        self.scopes.declare(name.clone(), local, Reach::Here);
        let target = StoreTarget::Local { name: name.clone(), type_name: type_name.clone() };
        let hook = self.initial_hook(
            &Initial {
                name,
                type_name,
                value,
                type_node: node.child_by_field_name("type"),
                declarator: node,
                declared_in: DeclaredIn::Header,
                is_constant: false,
            },
            within,
        );
        let lines = Lines { first: first_line(node), last: last_line(node) };
        self.push_variable(target, StoreForm::Initialiser, name_node, lines, within, hook);
    }

    pub(crate) fn for_each_variable(&mut self, node: Node<'_>, within: Within<'_>) {
        let Some(name) = node.child_by_field_name("name") else { return };
        let type_name = declared_type(node, node, self.source).filter(|written| written != "var");
        let body = node.child_by_field_name("body");
        let hook = body
            .map(|body| StoreHook::Variable(Spot::first_of(body, Layer::Body), self.name(name)))
            .ok_or("a loop without a body");
        let last = node.child_by_field_name("value").unwrap_or(name);
        let lines = Lines { first: first_line(node), last: last_line(last) };
        let target = self.declare_local(name, type_name, Reach::Here, false, within);
        let within = Within { is_in_loop: true, ..within };
        self.push_variable(target, StoreForm::ForEach, name, lines, within, hook);
    }

    pub(crate) fn catch_parameter(&mut self, node: Node<'_>, within: Within<'_>) {
        let Some(parameter) = child_of_kind(node, "catch_formal_parameter") else { return };
        let name = parameter.child_by_field_name("name");
        let Some((name, body)) = name.zip(node.child_by_field_name("body")) else { return };
        let written = child_of_kind(parameter, "catch_type").map(|types| self.text(types));
        let type_name = written.and_then(|written| type_text(written, ""));
        let hook = StoreHook::Variable(Spot::first_of(body, Layer::Body), self.name(name));
        let lines = Lines { first: first_line(node), last: last_line(parameter) };
        let target = self.declare_local(name, type_name, Reach::Here, false, within);
        self.push_variable(target, StoreForm::Catch, name, lines, within, Ok(hook));
    }

    /// The variable of a pattern.
    pub(crate) fn pattern(&mut self, node: Node<'_>, within: Within<'_>) {
        let mut cursor = node.walk();
        let mut parts = node.named_children(&mut cursor).filter(|part| !part.is_extra());
        let (name, type_node) = if node.kind() == "instanceof_expression" {
            (node.child_by_field_name("name"), node.child_by_field_name("right"))
        } else {
            let type_node = parts.next();
            (parts.next(), type_node)
        };
        let Some(name) = name else { return };
        let type_name = type_node.and_then(|node| type_text(self.text(node), ""));
        let type_name = type_name.filter(|written| written != "var");
        // `if (!(o instanceof T t)) return;` leaves `t` to the statements behind.
        let reach = if within.is_negated { Reach::Block } else { Reach::Here };
        let target = self.declare_local(name, type_name, reach, true, within);
        let lines = within.lines(name);
        self.push_variable(target, StoreForm::Pattern, name, lines, within, Err("the variable of a pattern"));
    }

    pub(crate) fn enum_constant(&mut self, node: Node<'_>, within: Within<'_>) {
        let Some(name_node) = node.child_by_field_name("name").or_else(|| first_part(node)) else { return };
        let class = within.class.and_then(|class| self.classes.get(class));
        let target = StoreTarget::Field {
            name: self.name(name_node),
            class: class.map(|class| class.name.clone()),
            type_name: class.map(|class| class.simple_name.clone()),
        };
        let lines = Lines { first: first_line(node), last: last_line(node) };
        let obstacle = Err("a constant of an enum");
        self.push_variable(target, StoreForm::Initialiser, name_node, lines, within, obstacle);
        self.call(node, within);
    }

    fn declare_local(
        &mut self,
        name: Node<'_>,
        type_name: Option<SmolStr>,
        reach: Reach,
        is_pattern: bool,
        within: Within<'_>,
    ) -> StoreTarget {
        let name = self.name(name);
        let local = Local {
            type_name: type_name.clone(),
            class: within.class,
            is_constant: false,
            is_blank: false,
            is_pattern,
        };
        self.scopes.declare(name.clone(), local, reach);
        StoreTarget::Local { name, type_name }
    }

    fn push_variable(
        &mut self,
        target: StoreTarget,
        form: StoreForm,
        name: Node<'_>,
        lines: Lines,
        within: Within<'_>,
        hook: Result<StoreHook, &'static str>,
    ) {
        let Some(method) = within.method else { return };
        let (start, is_in_loop) = (self.start(name), within.is_in_loop);
        let is_plain_value = false;
        let site =
            StoreSite { target, form, lines, start, method, is_in_loop, is_plain_value, obstacle: None };
        self.push_store(site, hook);
    }
}
