//! What stands out among the elements of a document, noted while it is read.
//!
//! Nearly all elements of a witness are in order. The rules look at these short lists instead of walking hundreds of
//! thousands of elements each.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::graphml::document::{ElementId, Tag};
use crate::graphml::key::{Key, KeySet};

/// The elements that stand out, each list in document order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    /// The first `data` of each key, as written, on each kind of element.
    pub(crate) first_uses: Vec<ElementId>,
    /// Known elements that are inside of a known element that must not hold them.
    pub(crate) misplaced: Vec<ElementId>,
    /// `data` with a key of the format that its element has already.
    pub(crate) repeated: Vec<ElementId>,
    /// Nodes, edges and data that are not written as usual: `<node id="…">`, `<edge source="…" target="…">`, and
    /// `<data key="…">…</data>` with some text.
    pub(crate) odd: Vec<ElementId>,
    /// The keys that were used so far on each kind of element.
    used: [KeySet; N_TAGS],
    /// Those that only their name tells apart: on which kinds of elements, as bits.
    used_names: FxHashMap<SmolStr, u8>,
}

const N_TAGS: usize = Tag::Other as usize + 1;
const _: () = assert!(N_TAGS <= u8::BITS as usize, "every tag has a bit");

impl Notes {
    /// Notes an element that is inside of another.
    #[inline]
    pub(super) fn element(&mut self, id: ElementId, tag: Tag, parent: Tag) {
        if !parent.may_hold(tag) && parent != Tag::Other && tag != Tag::Other {
            self.misplaced.push(id);
        }
    }

    /// Notes a `data` element that names its key.
    #[inline]
    pub(super) fn data(&mut self, id: ElementId, parent: Tag, key: Key, name: &str) {
        // `returnFrom` and `returnFromFunction` are one key with two names.
        let is_new = if matches!(key, Key::Other | Key::ReturnFrom) {
            self.is_new_name(parent, name)
        } else {
            self.used[parent as usize].insert(key)
        };
        if is_new {
            self.first_uses.push(id);
        }
    }

    /// Whether any `data` has this key.
    pub(crate) fn uses(&self, key: Key) -> bool {
        // Keys that only their name tells apart are not in the sets.
        matches!(key, Key::Other | Key::ReturnFrom) || self.used.iter().any(|keys| keys.contains(key))
    }

    fn is_new_name(&mut self, parent: Tag, name: &str) -> bool {
        let bit = 1 << parent as u8;
        let Some(tags) = self.used_names.get_mut(name) else {
            self.used_names.insert(name.into(), bit);
            return true;
        };
        let is_new = *tags & bit == 0;
        *tags |= bit;
        is_new
    }
}
