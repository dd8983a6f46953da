//! What exceptions of the virtual machine say.

use jurat_solver::Term;
use rustc_hash::FxHashSet;

use crate::value::{FormId, Unknown, Value};

/// The message of an exception that the virtual machine throws.
pub(crate) enum Message {
    None,
    Text(String),
    Form(Form),
    /// It is not modelled. Whoever reads it is undecided.
    Unknown(Unknown),
}

impl Message {
    /// One that depends on the input.
    pub(crate) const OPEN: Self = Self::Unknown(Unknown::Message);

    pub(crate) fn text(text: &str) -> Self {
        Self::Text(text.to_owned())
    }

    /// Texts with ints between them; one more text than ints.
    pub(crate) fn with_ints<const N: usize>(texts: [&'static str; N], ints: &[Value]) -> Self {
        written(&texts, ints)
            .map_or_else(|| Self::Form(Form::Ints { texts: texts.to_vec(), ints: ints.to_vec() }), Self::Text)
    }
}

/// The message, if it does not depend on the input.
fn written(texts: &[&str], ints: &[Value]) -> Option<String> {
    let (first, others) = texts.split_first()?;
    let mut written = String::from(*first);
    for (int, text) in ints.iter().zip(others) {
        let Value::Int(int) = int else { return None };
        written.push_str(&int.to_string());
        written.push_str(text);
    }
    Some(written)
}

/// What a message that depends on the input is made of. It becomes a string when somebody asks for it: most are never read, and
/// each number of digits is a path of its own.
pub(crate) enum Form {
    /// Texts with ints between them.
    Ints { texts: Vec<&'static str>, ints: Vec<Value> },
    /// States have met: the message of the one where the condition holds, else that of the other.
    Either { condition: Term, then: Value, otherwise: Value },
}

/// All forms of an exploration, so that a [`Value`] stays small and can be copied.
#[derive(Default)]
pub(crate) struct Forms {
    list: Vec<Form>,
}

impl Forms {
    /// Keeps one.
    pub(crate) fn keep(&mut self, form: Form) -> FormId {
        let id =
            FormId(u32::try_from(self.list.len()).expect("the budget ends before four billion messages"));
        self.list.push(form);
        id
    }

    /// The first message where the condition holds, else the second. At least one of them has yet to be made.
    pub(crate) fn either(&mut self, condition: Term, then: Value, otherwise: Value) -> Value {
        let is_same = matches!((then.unknown(), otherwise.unknown()), (Some(a), Some(b)) if a == b);
        if is_same {
            return then;
        }
        Value::Unknown(Unknown::Form(self.keep(Form::Either { condition, then, otherwise })))
    }

    /// The values that a form leads to: messages that were made, or others.
    pub(crate) fn made(&self, id: FormId) -> impl Iterator<Item = Value> {
        let mut waiting = vec![Value::Unknown(Unknown::Form(id))];
        let mut seen = FxHashSet::default();
        std::iter::from_fn(move || {
            loop {
                match waiting.pop()? {
                    Value::Unknown(Unknown::Form(id)) => {
                        if seen.insert(id)
                            && let Form::Either { then, otherwise, .. } = self.get(id)
                        {
                            waiting.extend([*then, *otherwise]);
                        }
                    }
                    value => return Some(value),
                }
            }
        })
    }

    pub(crate) fn get(&self, id: FormId) -> &Form {
        &self.list[id.0 as usize]
    }
}
