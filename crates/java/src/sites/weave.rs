//! Insertions to edits.

use crate::sites::classes::is_primitive;
use crate::sites::edits::Edits;
use crate::sites::hooks::{Around, Layer, LoopHook, Side, StoreHook};
use crate::sites::insertion::{Insertion, Woven};
use crate::sites::model::StoreTarget;
use crate::sites::source::SourceWithSites;

/// Why an insertion is refused.
type Refusal = &'static str;

const NO_SUCH_SITE: Refusal = "there is no such site";

impl SourceWithSites {
    /// Weaves insertions into a copy of the source.
    ///
    /// Insertions around the same site are nested, later ones outside; statements in the same spot keep their order.
    pub fn weave(&self, insertions: &[Insertion]) -> Woven {
        let mut edits = Edits::default();
        let mut refused = Vec::new();
        for (idx, insertion) in insertions.iter().enumerate() {
            let result = if has_line_break(insertion) {
                Err("woven text stands on one line")
            } else {
                self.insert(&mut edits, idx, insertion)
            };
            refused.extend(result.err().map(|reason| (idx, reason)));
        }
        let edited = edits.apply(&self.text, &self.dropped);
        Woven { text: edited.text, pieces: edited.pieces, refused }
    }

    fn insert(&self, edits: &mut Edits, idx: usize, insertion: &Insertion) -> Result<(), Refusal> {
        match insertion {
            Insertion::Store { store, call, call_old } => {
                self.insert_store(edits, idx, *store, [call, call_old], false)
            }
            Insertion::Element { store, call, call_old } => {
                let site = self.sites.stores.get(*store).ok_or(NO_SUCH_SITE)?;
                if site.target != StoreTarget::Element {
                    return Err("the store is not to an element of an array");
                }
                self.insert_store(edits, idx, *store, [call, call_old], true)
            }
            Insertion::Argument { call_site, argument, type_name, call } => {
                self.insert_argument(edits, idx, (*call_site, *argument), type_name, call)
            }
            Insertion::Call { call_site, call } => {
                let hook = self.hooks.calls.get(*call_site).ok_or(NO_SUCH_SITE)?;
                edits.around(hook.span, Layer::Call, call.clone(), ")".to_owned(), idx);
                Ok(())
            }
            Insertion::Array { array, call } => {
                let site = self.sites.arrays.get(*array).ok_or(NO_SUCH_SITE)?;
                let hook = self.hooks.arrays.get(*array).and_then(Option::as_ref);
                insert_around(edits, idx, hook.ok_or_else(|| obstacle(site.obstacle))?, [call, call], false);
                Ok(())
            }
            Insertion::LoopHead { loop_site, expression } => {
                self.insert_loop_head(edits, idx, *loop_site, expression)
            }
            Insertion::Before { statement, text } => {
                let site = self.sites.statements.get(*statement).ok_or(NO_SUCH_SITE)?;
                site.obstacle.map_or(Ok(()), Err)?;
                self.insert_statement(edits, idx, *statement, Side::Before, text)
            }
            Insertion::After { statement, text } => {
                let site = self.sites.statements.get(*statement).ok_or(NO_SUCH_SITE)?;
                if !site.goes_on {
                    return Err("what follows the statement is not reached from it");
                }
                self.insert_statement(edits, idx, *statement, Side::Behind, text)
            }
            Insertion::Assert { assert, call } => {
                let site = self.sites.asserts.get(*assert).ok_or(NO_SUCH_SITE)?;
                site.obstacle.map_or(Ok(()), Err)?;
                let span = *self.hooks.asserts.get(*assert).ok_or(NO_SUCH_SITE)?;
                edits.around(span, Layer::Condition, call.clone(), ")".to_owned(), idx);
                Ok(())
            }
            Insertion::Entry { method, text } => {
                let entry = self.hooks.methods.get(*method).ok_or(NO_SUCH_SITE)?;
                edits.statement(entry.as_ref().ok_or("the method has no block")?, text, idx);
                Ok(())
            }
        }
    }

    fn insert_store(
        &self,
        edits: &mut Edits,
        idx: usize,
        store: usize,
        calls: [&String; 2],
        is_element: bool,
    ) -> Result<(), Refusal> {
        let site = self.sites.stores.get(store).ok_or(NO_SUCH_SITE)?;
        match self.hooks.stores.get(store).and_then(Option::as_ref) {
            None => return Err(obstacle(site.obstacle)),
            Some(StoreHook::Around(around)) => insert_around(edits, idx, around, calls, is_element),
            Some(StoreHook::Variable(spot, name)) => {
                edits.statement(spot, &format!("{}{name});", calls[0]), idx);
            }
        }
        Ok(())
    }

    fn insert_argument(
        &self,
        edits: &mut Edits,
        idx: usize,
        (call_site, argument): (usize, usize),
        type_name: &str,
        call: &str,
    ) -> Result<(), Refusal> {
        let hook = self.hooks.calls.get(call_site).ok_or(NO_SUCH_SITE)?;
        let hook = hook.arguments.get(argument).ok_or(NO_SUCH_SITE)?;
        if !hook.has_own_type {
            return Err("the type of the argument depends on the parameter");
        }
        if type_name.contains('<') && type_name.ends_with(']') {
            return Err("an array of a generic type");
        }
        let (open, close) = if is_primitive(type_name) {
            (format!("{call}({type_name}) ("), "))")
        } else {
            (call.to_owned(), ")")
        };
        edits.around(hook.span, Layer::Argument, open, close.to_owned(), idx);
        Ok(())
    }

    fn insert_loop_head(
        &self,
        edits: &mut Edits,
        idx: usize,
        loop_site: usize,
        expression: &str,
    ) -> Result<(), Refusal> {
        let site = self.sites.loops.get(loop_site).ok_or(NO_SUCH_SITE)?;
        match self.hooks.loops.get(loop_site).and_then(Option::as_ref) {
            None => return Err(obstacle(site.obstacle)),
            Some(LoopHook::Body(spot)) => edits.statement(spot, &format!("{expression};"), idx),
            Some(LoopHook::Condition(span, operator)) => {
                let open = format!("{expression}{operator}");
                edits.around(*span, Layer::Condition, open, ")".to_owned(), idx);
            }
        }
        Ok(())
    }

    fn insert_statement(
        &self,
        edits: &mut Edits,
        idx: usize,
        statement: usize,
        side: Side,
        text: &str,
    ) -> Result<(), Refusal> {
        let slot = self.hooks.statements.get(statement).ok_or(NO_SUCH_SITE)?;
        edits.statement(&slot.spot(side), text, idx);
        Ok(())
    }
}

fn insert_around(edits: &mut Edits, idx: usize, around: &Around, calls: [&String; 2], is_element: bool) {
    edits.support(&around.support);
    let call = if around.again.is_some() { calls[1] } else { calls[0] };
    let again = around.again.iter();
    let index = around.index.iter().filter(|_| is_element);
    let mut close: String = again.chain(index).map(|argument| format!(", {argument}")).collect();
    close.push(')');
    close.push_str(around.tail);
    edits.around(around.span, around.layer, format!("{}{call}", around.head), close, idx);
}

fn obstacle(obstacle: Option<Refusal>) -> Refusal {
    obstacle.unwrap_or(NO_SUCH_SITE)
}

fn has_line_break(insertion: &Insertion) -> bool {
    let (text, other) = match insertion {
        Insertion::Store { call, call_old, .. } | Insertion::Element { call, call_old, .. } => {
            (call, call_old)
        }
        Insertion::Argument { call, .. }
        | Insertion::Call { call, .. }
        | Insertion::Array { call, .. }
        | Insertion::Assert { call, .. } => (call, call),
        Insertion::LoopHead { expression, .. } => (expression, expression),
        Insertion::Before { text, .. } | Insertion::After { text, .. } | Insertion::Entry { text, .. } => {
            (text, text)
        }
    };
    text.contains(['\n', '\r']) || other.contains(['\n', '\r'])
}
