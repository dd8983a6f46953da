//! The text of a definition to its elements, and what elements have in common.

use jurat_text::file::{FileProblem, FileText};
use roxmltree::{Document, Node, ParsingOptions};

use super::syntax::Placed;
use crate::problem::{Report, quoted};

/// More elements, attributes and texts than any definition has.
const MAX_NODES: u32 = 1_000_000;

/// Reads XML. A document type is allowed, as BenchExec's documentation asks for one; it is not fetched.
pub(super) fn parse(source: &FileText) -> Result<Document<'_>, FileProblem> {
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MAX_NODES, ..ParsingOptions::default() };
    Document::parse_with_options(&source.text, options).map_err(|error| {
        let position = error.pos();
        let words = error.to_string();
        // The place is already said by the problem.
        let words = words.strip_suffix(&format!(" at {position}")).unwrap_or(&words);
        let mut problem = source.problem(0, format!("this is not XML: {words}"));
        problem.position = Some(jurat_text::span::Position { line: position.row, column: position.col });
        problem
    })
}

/// Looks at elements, and reports what is not known.
pub(super) struct Elements<'a> {
    pub(super) source: &'a FileText,
    pub(super) report: &'a mut Report,
}

impl Elements<'_> {
    pub(super) fn error(&mut self, at: usize, message: impl Into<String>) {
        self.report.error(self.source.problem(at, message));
    }

    pub(super) fn warn(&mut self, at: usize, message: impl Into<String>) {
        self.report.warn(self.source.problem(at, message));
    }

    /// Warns of attributes and children that have no effect. BenchExec ignores them in silence.
    pub(super) fn expect(&mut self, node: Node<'_, '_>, attributes: &[&str], children: &[&str]) {
        let tag = node.tag_name().name();
        for attribute in node.attributes() {
            let name = attribute.name();
            if !attributes.contains(&name) {
                let at = attribute.range().start;
                self.unknown(at, format!("attribute `{name}` of `{tag}` is ignored"), name, attributes);
            }
        }
        for child in node.children() {
            let name = child.tag_name().name();
            if child.is_element() && name == "sourcefiles" {
                let problem =
                    self.source.problem(child.range().start, "`sourcefiles` is the name of an old format");
                self.report.error(problem.help("rename `sourcefiles` to `tasks`"));
            } else if child.is_element() && !children.contains(&name) {
                self.unknown(
                    child.range().start,
                    format!("element `{name}` in `{tag}` is ignored"),
                    name,
                    children,
                );
            } else if let Some(text) = child.text().filter(|_| child.is_text() && !children.is_empty())
                && let Some(stray) = text.split_whitespace().next()
            {
                let at = child.range().start + text.find(stray).unwrap_or(0);
                self.warn(at, format!("text in `{tag}` is ignored: {}", quoted(text.trim())));
            }
        }
    }

    fn unknown(&mut self, at: usize, message: String, name: &str, known: &[&str]) {
        let problem = self.source.problem(at, message);
        let similar = known.iter().find(|known| known.eq_ignore_ascii_case(name));
        self.report.warn(match (similar, known) {
            (Some(similar), _) => problem.help(format!("write `{similar}`")),
            (None, []) => problem,
            (None, known) => problem.help(format!("known here: {}", known.join(", "))),
        });
    }

    /// An attribute and where its value begins.
    pub(super) fn attribute(node: Node<'_, '_>, name: &str) -> Option<Placed> {
        let attribute = node.attributes().find(|attribute| attribute.name() == name)?;
        Some(Placed { text: attribute.value().to_owned(), at: attribute.range_value().start })
    }

    /// The text of each child of this name, none of which may be without.
    pub(super) fn texts(&mut self, node: Node<'_, '_>, name: &str) -> Vec<Placed> {
        let mut texts = Vec::new();
        for child in named(node, name) {
            self.expect(child, &[], &[]);
            match text(child) {
                Some(text) => texts.push(text),
                None => self.error(child.range().start, format!("`{name}` is empty")),
            }
        }
        texts
    }

    /// The first child of this name; others have no effect.
    pub(super) fn first<'n, 'input>(
        &mut self,
        node: Node<'n, 'input>,
        name: &str,
    ) -> Option<Node<'n, 'input>> {
        let mut children = named(node, name);
        let first = children.next();
        for other in children {
            let parent = node.tag_name().name();
            self.warn(
                other.range().start,
                format!("only the first `{name}` in `{parent}` counts; this one is ignored"),
            );
        }
        first
    }
}

/// The children of this name.
pub(super) fn named<'n, 'input>(
    node: Node<'n, 'input>,
    name: &str,
) -> impl Iterator<Item = Node<'n, 'input>> {
    node.children().filter(move |child| child.is_element() && child.tag_name().name() == name)
}

/// The text of an element up to its first child, white space included, and where it begins; absent if there is none.
pub(super) fn text(node: Node<'_, '_>) -> Option<Placed> {
    let parts = node.children().take_while(|child| !child.is_element()).filter(Node::is_text);
    let at = parts.clone().find_map(|part| {
        let blanks = part.text()?.find(|c: char| !c.is_whitespace())?;
        Some(part.range().start + blanks)
    });
    let text: String = parts.filter_map(|part| part.text()).collect();
    (!text.is_empty()).then(|| Placed { text, at: at.unwrap_or(node.range().start) })
}
