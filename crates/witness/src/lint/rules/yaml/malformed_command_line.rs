//! W421: a command line that no shell takes.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W421",
    name: "malformed-command-line",
    severity: Severity::Info,
    strict: false,
    what: "The `command_line` of the producer has a quote that is never closed, or ends in a backslash.",
    why: "The format asks for a command that a shell can run, so that a run can be repeated by copying it. No validator \
          depends on it.",
    bad: "command_line: verify --spec 'G assert Main.java",
    good: "command_line: verify --spec 'G assert' Main.java",
    check: Check::Mapping(&[Kind::Producer], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(command) = node.get("command_line") else { return };
    if let Some(fault) = command.text().and_then(shell_fault) {
        ctx.report(
            command.span,
            format!("the command line has {fault}, expected a command that a shell can run"),
            "quote the arguments as a shell needs them",
        );
    }
}

fn shell_fault(command: &str) -> Option<&'static str> {
    let mut quote = None;
    let mut characters = command.chars();
    while let Some(character) = characters.next() {
        match (quote, character) {
            // Between single quotes a backslash is itself.
            (Some('\''), '\\') => {}
            // Elsewhere it takes the next character with it.
            (_, '\\') if characters.next().is_none() => return Some("a backslash at its end"),
            (_, '\\') => {}
            (None, '\'' | '"') => quote = Some(character),
            (Some(open), _) if open == character => quote = None,
            _ => {}
        }
    }
    match quote {
        Some('\'') => Some("a single quote that is not closed"),
        Some(_) => Some("a double quote that is not closed"),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::shell_fault;

    #[test]
    fn quotes_are_read_as_a_shell_does() {
        assert_eq!(shell_fault(r#"a 'b\' "c \" d" e\'"#), None);
        assert_eq!(shell_fault("a 'b"), Some("a single quote that is not closed"));
        assert_eq!(shell_fault(r#"a "b'"#), Some("a double quote that is not closed"));
        assert_eq!(shell_fault(r"a \"), Some("a backslash at its end"));
    }
}
