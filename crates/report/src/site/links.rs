//! Where everything is in the site, from its top.

use jurat_compete::answers::{Answers, TaskAnswer};
use jurat_compete::model::{Competition, Verifier};

/// The rules by which points are given, if they are a file.
pub const RULES: &str = "data/rules.toml";

/// The page of a category.
pub fn category(name: &str) -> String {
    format!("categories/{name}.html")
}

/// The table with all measurements of a category.
pub fn table(category: &str) -> String {
    format!("categories/{category}.table.html")
}

/// The page of a verifier or a validator.
pub fn participant(id: &str) -> String {
    format!("participants/{id}.html")
}

/// The page of a task.
pub fn task(competition: &Competition, answer: &TaskAnswer) -> String {
    let property = &competition.categories[answer.category].property_name;
    format!("tasks/{property}.{}.html", file_name(&answer.name()))
}

/// The log of a run.
pub fn log(competition: &Competition, answers: &Answers, answer: &TaskAnswer) -> String {
    let property = &competition.categories[answer.category].property_name;
    let name = format!("{}.{}.log", competition.run_definition(property), answer.name());
    let base = answers.base.file_name().unwrap_or_default().to_string_lossy();
    format!("data/results/{}.logfiles/{}", encoded(&base), encoded(&name))
}

/// The witness of a run. A browser shows it as text, whatever is in it.
pub fn witness(competition: &Competition, verifier: &Verifier, answer: &TaskAnswer) -> String {
    let property = &competition.categories[answer.category].property_name;
    let id = &verifier.participant.id;
    format!("witnesses/{id}/{property}.{}.{}.txt", file_name(&answer.name()), verifier.witness)
}

/// A file of the results.
pub fn result(name: &str) -> String {
    format!("data/results/{}", encoded(name))
}

/// A benchmark definition, or a list of tasks.
pub fn definition(name: &str) -> String {
    format!("data/definitions/{}", encoded(name))
}

/// A name without anything that means something in addresses or to a shell, and that is never a way up; different names
/// stay different. The same name in the site and in links to it.
fn file_name(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_alphanumeric() || "-_.+=,@".contains(c) {
            plain.push(c);
        } else {
            plain.push_str(&format!("~{:x}~", u32::from(c)));
        }
    }
    plain
}

/// A name of a file as a part of an address.
fn encoded(name: &str) -> String {
    let mut encoded = String::new();
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                encoded.push(char::from(byte));
            }
            byte => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}
