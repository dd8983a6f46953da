//! Links lead to what is there, and their anchors to a heading; every page is reached from the index.

use std::collections::{BTreeSet, HashMap};
use std::path::{Component, Path, PathBuf};

use super::{all_documents, prose, root, text_of, user_documents};

/// Where the links of a text lead to, but for those that leave the repository.
pub(super) fn targets(prose: &str) -> impl Iterator<Item = &str> {
    let links = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    links.filter(|target| !target.contains("://"))
}

#[test]
fn links_lead_somewhere() {
    let mut n_links = 0;
    let mut broken = Vec::new();
    for document in all_documents() {
        let text = text_of(&document);
        for target in prose(&text).flat_map(targets) {
            n_links += 1;
            if let Err(why) = follow(&document, target) {
                broken.push(format!("{document}: ({target}) {why}"));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    assert!(n_links > 50, "links are found: {n_links}");
}

fn follow(document: &str, target: &str) -> Result<(), &'static str> {
    let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
    let file = resolved(document, path);
    if !root().join(&file).exists() {
        return Err("is not there");
    }
    let Some(anchor) = anchor else { return Ok(()) };
    let is_there = file.extension().is_some_and(|ending| ending == "md")
        && anchors(&text_of(file.to_str().expect("names are text"))).contains(anchor);
    if is_there { Ok(()) } else { Err("has no such heading") }
}

/// The path from the root that a link means; one without a path means its own document.
fn resolved(document: &str, path: &str) -> PathBuf {
    if path.is_empty() {
        return document.into();
    }
    let mut file = Path::new(document).parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => assert!(file.pop(), "{document}: ({path}) leaves the repository"),
            part => file.push(part),
        }
    }
    file
}

/// The anchors of the headings, as code hosts make them: small letters, digits and hyphens for blanks; the second of a name has `-1`.
fn anchors(document: &str) -> BTreeSet<String> {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let headings = prose(document).flat_map(str::lines).filter(|line| line.starts_with('#'));
    headings
        .map(|heading| {
            let kept = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = kept.replace(|letter: char| !letter.is_alphanumeric() && !" -_".contains(letter), "");
            let anchor = kept.replace(' ', "-");
            let n_before = seen.entry(anchor.clone()).or_default();
            *n_before += 1;
            if *n_before == 1 { anchor } else { format!("{anchor}-{}", *n_before - 1) }
        })
        .collect()
}

#[test]
fn headings_have_the_anchors_of_code_hosts() {
    let anchors = anchors(
        "# A\n## A method instead of `main`\n```sh\n# no heading\n```\n## Loops, by induction\n### A\n",
    );
    let expected = ["a", "a-1", "a-method-instead-of-main", "loops-by-induction"];
    assert_eq!(anchors.iter().collect::<Vec<_>>(), expected);
    assert!(follow("README.md", "docs/no-such-page.md").is_err());
    assert!(follow("docs/README.md", "soundness.md#no-such-heading").is_err());
    assert!(follow("docs/tutorials/ci.md", "../limits.md").is_ok());
}

#[test]
fn every_page_is_in_the_index() {
    let index = text_of("docs/README.md");
    let reached: BTreeSet<PathBuf> = targets(&index)
        .filter_map(|target| target.split('#').next())
        .map(|target| resolved("docs/README.md", target))
        .collect();
    for document in user_documents().iter().filter(|document| *document != "docs/README.md") {
        assert!(reached.contains(Path::new(document)), "docs/README.md does not lead to {document}");
    }
}
