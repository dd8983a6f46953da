//! What a path has printed.

use std::rc::Rc;

/// More than this is not kept.
const MOST_UNITS: usize = 1 << 22;

/// What a path has printed, as long as it is known.
#[derive(Clone)]
pub(crate) struct Output(Option<Rc<Vec<u16>>>);

impl Output {
    pub(crate) fn new() -> Self {
        Self(Some(Rc::default()))
    }

    /// Nothing is known of the output any more.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }

    pub(crate) fn push(&mut self, units: &[u16]) {
        let Some(text) = &mut self.0 else { return };
        if text.len() + units.len() > MOST_UNITS {
            self.0 = None;
        } else {
            Rc::make_mut(text).extend_from_slice(units);
        }
    }

    /// The text, if it is known.
    pub(crate) fn text(&self) -> Option<String> {
        self.0.as_ref().map(|units| String::from_utf16_lossy(units))
    }

    /// Whether both are the very same text.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b) || a == b,
            (None, None) => true,
            _ => false,
        }
    }
}
