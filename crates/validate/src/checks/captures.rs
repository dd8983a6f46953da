//! What a text that is woven into a lambda would make the lambda hold.
//!
//! A lambda that holds nothing is one object for all times that it is evaluated, one that holds something is a new one each time.

use jurat_java::VariableKind;
use jurat_witness::expr::Mentions;

use crate::ids::SourceId;
use crate::source::Source;

/// Whether a text may name something from outside of a lambda around the code of this method.
pub(super) fn captures(
    sources: &[Source],
    source: SourceId,
    method: usize,
    text: &str,
    mentions: &Mentions,
) -> bool {
    let methods = &sources[source.index()].sites().methods;
    let Some(woven) = methods.get(method) else { return true };
    let mut around = methods.iter().filter(|lambda| {
        lambda.is_lambda() && lambda.first_line <= woven.first_line && woven.last_line <= lambda.last_line
    });
    around.any(|lambda| {
        let mut names = mentions.names.iter().map(|span| span.of(text));
        let has_this = text.contains("this") || text.contains("super");
        has_this
            || names.any(|name| {
                let is_parameter = lambda.parameters.iter().any(|parameter| parameter.name == name);
                !(is_parameter || is_inside(sources, source, lambda.first_line..lambda.last_line, name))
            })
    })
}

/// Whether a name can only be that of a local variable between these lines, of a static field or of a class.
fn is_inside(sources: &[Source], source: SourceId, lines: std::ops::Range<u32>, name: &str) -> bool {
    let variables =
        || sources.iter().flat_map(|source| &source.outline.variables).filter(move |it| it.name == name);
    if variables().any(|it| it.kind == VariableKind::Field) {
        return false;
    }
    let own = sources[source.index()].outline.variables.iter().filter(|it| it.name == name);
    let is_within = |line: u32| lines.start < line && line < lines.end;
    let mut own = own.filter(|it| it.kind != VariableKind::StaticField);
    let is_local = own.any(|it| is_within(it.declared.line));
    // What is no variable of the program is a class, or a field that is inherited from outside.
    let is_class = name.starts_with(char::is_uppercase);
    let is_static = || variables().all(|it| it.kind == VariableKind::StaticField);
    is_local || is_static() && (is_class || variables().next().is_some())
}
