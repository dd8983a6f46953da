//! W101: the file is not well-formed XML.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W101",
    name: "xml-syntax",
    severity: Severity::Error,
    strict: false,
    what: "The file is not well-formed XML.",
    why: "XML parsers stop at the first such place, so that for most validators the witness does not exist. \
          The usual cause is an expression of the program, with its `<` and `&&`, that was put into the \
          file as it is.",
    bad: r#"<data key="invariant">0 <= i && i < n</data>"#,
    good: r#"<data key="invariant">0 &lt;= i &amp;&amp; i &lt; n</data>"#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    let ProblemKind::XmlSyntax { detail } = &problem.kind else { return };
    let is_unescaped = detail.contains("&lt;") || detail.contains("&amp;");
    let help = if is_unescaped {
        "let an XML library write the text, or replace `&` by `&amp;` and `<` by `&lt;` in it"
    } else {
        "let an XML library write the file; other tools read nothing of it after an error"
    };
    ctx.report(problem.span, detail.as_str(), help);
}
