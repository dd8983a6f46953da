//! What stands out among the elements of a document, noted while it is read.
//!
//! Nearly all elements of a witness are in order. The rules look at these short lists instead of walking hundreds of
//! thousands of elements each.

use rustc_hash::FxHashSet;
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
    /// `data` that is not just a key and a text: all that lack one of the two, and others.
    pub(crate) odd_data: Vec<ElementId>,
    used: [Used; Tag::Other as usize + 1],
}

/// The keys that were used on one kind of element.
#[derive(Clone, Debug, Default)]
struct Used {
    keys: KeySet,
    /// Those that only their name tells apart.
    names: FxHashSet<SmolStr>,
}

impl Notes {
    /// Notes an element that is inside of another.
    pub(super) fn element(&mut self, id: ElementId, tag: Tag, parent: Tag) {
        if !parent.children().contains(&tag) && parent != Tag::Other && tag != Tag::Other {
            self.misplaced.push(id);
        }
    }

    /// Notes a `data` element that names its key.
    pub(super) fn data(&mut self, id: ElementId, parent: Tag, key: Key, name: &str) {
        let used = &mut self.used[parent as usize];
        // `returnFrom` and `returnFromFunction` are one key with two names.
        let is_new = if matches!(key, Key::Other | Key::ReturnFrom) {
            !used.names.contains(name) && used.names.insert(name.into())
        } else {
            used.keys.insert(key)
        };
        if is_new {
            self.first_uses.push(id);
        }
    }
}
