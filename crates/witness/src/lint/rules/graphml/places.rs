//! Which element belongs where, in words: shared by the rules on unknown and on misplaced elements.

use crate::graphml::Tag;
use crate::lint::words::one_of;

/// What an element may hold.
pub(super) fn inside(parent: Tag) -> String {
    let children = Tag::KNOWN.into_iter().filter(|tag| parent.may_hold(*tag));
    let children: Vec<_> = children.map(|tag| format!("<{}>", tag.as_str())).collect();
    if children.is_empty() {
        "only text there".to_owned()
    } else {
        format!("only {} there", one_of(children.iter().map(String::as_str)))
    }
}

/// Where elements of a tag belong.
pub(super) fn homes(tag: Tag) -> String {
    let parents: Vec<_> = [Tag::GraphMl, Tag::Key, Tag::Graph, Tag::Node, Tag::Edge]
        .into_iter()
        .filter(|parent| parent.may_hold(tag))
        .map(|parent| format!("<{}>", parent.as_str()))
        .collect();
    if parents.is_empty() {
        "at the root of the file".to_owned()
    } else {
        format!("directly into {}", one_of(parents.iter().map(String::as_str)))
    }
}
