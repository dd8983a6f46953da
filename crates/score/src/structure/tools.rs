//! Who takes part: verifiers and validators, as `category-structure.yml` lists them.

use jurat_text::yaml::Yaml;
use rustc_hash::FxHashSet;

use super::read::Reader;
use super::{Draft, ListedParticipant, ListedValidator};

/// What the jury is called where nobody represents a verifier.
const NO_JURY: &str = "hors concours";

/// The verifiers. Hors concours are those that `hors_concours` lists and, where the file has data about verifiers, those
/// whose member of the jury is called so; the files of 2021 to 2023 do not have all of them in both places.
pub(super) fn participants(reader: &mut Reader<'_>, root: &Yaml) -> Vec<ListedParticipant> {
    let hors_concours = reader.names(root, "hors_concours");
    let entries = entries(reader, root, "verifiers");
    let participant = |(id, data): (String, Option<&Yaml>)| {
        let jury = data.and_then(|data| data.get("jury-member"));
        let jury_member = text(jury, "name");
        let has_no_jury = jury_member.as_ref().is_some_and(|name| name.eq_ignore_ascii_case(NO_JURY));
        ListedParticipant {
            name: text(data, "name").unwrap_or_else(|| id.clone()),
            url: text(data, "url"),
            jury_member: jury_member.filter(|_| !has_no_jury),
            affiliation: text(jury, "institution").filter(|_| !has_no_jury),
            is_hors_concours: has_no_jury || hors_concours.contains(&id),
            id,
        }
    };
    entries.into_iter().map(participant).collect()
}

/// The validators. What they look at is told by their names in result files.
pub(super) fn validators(reader: &mut Reader<'_>, root: &Yaml) -> Vec<ListedValidator> {
    let validator = |(id, data): (String, Option<&Yaml>)| {
        let told = ListedValidator::from_id(&id);
        ListedValidator { name: text(data, "name").unwrap_or(told.name), ..told }
    };
    entries(reader, root, "validators").into_iter().map(validator).collect()
}

/// Warns of names that belong to nobody: whoever is misspelt would be ranked where it should not be, or not at all.
pub(super) fn note_strangers(reader: &mut Reader<'_>, root: &Yaml, draft: &Draft) {
    if draft.participants.is_empty() {
        return;
    }
    let absent = root.get("not_participating").map(names).unwrap_or_default();
    let mut known: FxHashSet<&str> = absent.iter().filter_map(|name| Some(name.text()?.trim())).collect();
    known.extend(draft.participants.iter().map(|participant| participant.id.as_str()));
    known.extend(draft.validators.iter().map(|validator| validator.id.as_str()));
    let lists = ["hors_concours", "opt_out", "opt_in"];
    let lists = lists.into_iter().filter_map(|key| Some((key, root.get(key)?)));
    let of_categories = root.get("categories").map(Yaml::entries).unwrap_or_default();
    let of_categories = of_categories.iter().filter_map(|(_, it)| Some(("verifiers", it.get("verifiers")?)));
    for (key, list) in lists.chain(of_categories) {
        for node in names(list) {
            let Some(name) = node.text().map(str::trim).filter(|name| !known.contains(name)) else {
                continue;
            };
            reader.warning(node, format!("`{key}` names `{name}`, which is none of the `verifiers`"));
        }
    }
}

/// The items of a list, or the keys of a mapping.
fn names(list: &Yaml) -> Vec<&Yaml> {
    list.items().iter().chain(list.entries().iter().map(|(key, _)| key)).collect()
}

/// The names of a list, or of a mapping with the data about each.
fn entries<'y>(reader: &mut Reader<'_>, root: &'y Yaml, key: &str) -> Vec<(String, Option<&'y Yaml>)> {
    let data = root.get(key).map(Yaml::entries).unwrap_or_default();
    if let Some(mapping) = root.get(key) {
        reader.unique(mapping);
    }
    let data_of =
        |id: &str| data.iter().find(|(key, _)| key.text().map(str::trim) == Some(id)).map(|(_, it)| it);
    reader
        .names(root, key)
        .into_iter()
        .map(|id| {
            let data = data_of(&id);
            (id, data)
        })
        .collect()
}

fn text(parent: Option<&Yaml>, key: &str) -> Option<String> {
    let text = parent?.get(key)?.text()?.trim();
    (!text.is_empty()).then(|| text.to_owned())
}
