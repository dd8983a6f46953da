//! Assignments and increments.

use smol_str::{SmolStr, format_smolstr};
use tree_sitter::Node;

use crate::sites::expressions::{find_in, stored_to, without_parentheses};
use crate::sites::hooks::{Around, Layer, Span, StoreHook, Support};
use crate::sites::meaning::Meaning;
use crate::sites::model::{StoreForm, StoreSite};
use crate::sites::parts::{Part, Within};
use crate::sites::walk::Finder;

/// Longer pieces of source are not repeated.
const MAX_REPEATED: usize = 200;

impl Finder<'_> {
    pub(crate) fn assignment(&mut self, node: Node<'_>, within: Within<'_>) {
        let operator = node.child_by_field_name("operator");
        let is_plain = operator.is_some_and(|operator| operator.kind() == "=");
        let form = if is_plain { StoreForm::Assignment } else { StoreForm::Compound };
        let Some(target) = stored_to(node) else { return };
        let around =
            Around { index: self.index(target, node, within), ..Around::new(Span::of(node), Layer::Store) };
        self.store(node, target, form, Ok(around), within);
    }

    pub(crate) fn update(&mut self, node: Node<'_>, within: Within<'_>) {
        let Some(target) = stored_to(node) else { return };
        let index = self.index(target, node, within);
        let around = Around { index, ..Around::new(Span::of(node), Layer::Store) };
        let operator = node.child(node.child_count().saturating_sub(1)).filter(|last| !last.is_named());
        match operator {
            None => self.store(node, target, StoreForm::Increment, Ok(around), within),
            Some(operator) if matches!(within.part, Part::Unused) => {
                let mut prefix = Support::around(Span::of(node), Layer::Operator, operator.kind(), "");
                prefix.gone = Some(Span::of(operator));
                let around = Around { support: vec![prefix], ..around };
                self.store(node, target, StoreForm::Increment, Ok(around), within);
            }
            Some(_) => {
                let again = self.again(target, within);
                let around = match again {
                    Some(again) => Ok(Around { again: Some(again), ..around }),
                    None => Err("what is incremented cannot be read a second time"),
                };
                self.store(node, target, StoreForm::OldValue, around, within);
            }
        }
    }

    fn store(
        &mut self,
        node: Node<'_>,
        target: Node<'_>,
        form: StoreForm,
        around: Result<Around, &'static str>,
        within: Within<'_>,
    ) {
        let Some(method) = within.method else { return };
        let value = node.child_by_field_name("right");
        let site = StoreSite {
            target: self.target(target, within),
            form,
            lines: within.lines(node),
            start: self.start(node),
            method,
            is_in_loop: within.is_in_loop,
            is_plain_value: value.is_none_or(|value| self.is_plain_value(value, within)),
            obstacle: None,
        };
        self.push_store(site, around.map(StoreHook::Around));
    }

    pub(crate) fn push_store(&mut self, site: StoreSite, hook: Result<StoreHook, &'static str>) {
        self.sites.stores.push(StoreSite { obstacle: hook.as_ref().err().copied(), ..site });
        self.hooks.stores.push(hook.ok());
    }

    /// The index of an element that is stored to, if it has the same value behind the store.
    fn index(&self, target: Node<'_>, store: Node<'_>, within: Within<'_>) -> Option<SmolStr> {
        let index = target.child_by_field_name("index").filter(|_| target.kind() == "array_access")?;
        let index = without_parentheses(index);
        let written = self.name(index);
        match index.kind() {
            "decimal_integer_literal" | "hex_integer_literal" => Some(written),
            "identifier" => match self.meaning(&written, within.class) {
                Meaning::Local(_) if self.stored.is_stored_by(&written, store) => None,
                Meaning::Local(local) if local.type_name.as_deref() == Some("int") => Some(written),
                // All other types that can be an index become an `int`, boxed ones as well.
                Meaning::Local(_) => Some(format_smolstr!("(int) {written}")),
                Meaning::Field(..) | Meaning::Unsure => None,
            },
            _ => None,
        }
    }

    /// An expression on one line, if reading it once more does nothing else.
    ///
    /// An element is read again at an index that the store does not change: a literal or a local variable.
    fn again(&self, node: Node<'_>, within: Within<'_>) -> Option<SmolStr> {
        let is_fixed = |index: Node<'_>| match index.kind() {
            "identifier" => matches!(self.meaning(self.text(index), within.class), Meaning::Local(_)),
            kind => kind == "decimal_integer_literal",
        };
        let is_moving = |part: Node<'_>| {
            part.kind() == "array_access" && !part.child_by_field_name("index").is_some_and(is_fixed)
        };
        let is_plain = |node: Node<'_>| {
            matches!(
                node.kind(),
                "identifier" | "field_access" | "array_access" | "this" | "super" | "decimal_integer_literal"
            )
        };
        let has_others = find_in(node, |_| false, |part| !is_plain(part) && !part.is_extra());
        let has_moving = find_in(node, |_| false, is_moving);
        (has_others == Some(false) && has_moving == Some(false)).then(|| self.one_line(node)).flatten()
    }

    /// The tokens of a short piece of source without comments and line breaks.
    pub(crate) fn one_line(&self, node: Node<'_>) -> Option<SmolStr> {
        if node.end_byte() - node.start_byte() > MAX_REPEATED {
            return None;
        }
        let mut line = String::new();
        let mut stack = vec![node];
        let mut cursor = node.walk();
        while let Some(node) = stack.pop() {
            if node.is_extra() {
                continue;
            }
            let token = self.text(node);
            let start = stack.len();
            stack.extend(node.children(&mut cursor));
            stack[start..].reverse();
            if stack.len() == start {
                let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
                if line.ends_with(is_word) && token.starts_with(is_word) {
                    line.push(' ');
                }
                line.push_str(token);
            }
        }
        Some(line.into())
    }
}
