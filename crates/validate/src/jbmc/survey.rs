//! What JBMC knows of the code that can be reached from the entry: read from its messages before it begins to check.
//!
//! JBMC makes up a body for every method that it has none for: any result, no effect, no exception. It says so in a message
//! of its most talkative level only, and only while it loads the program; hence a run of its own, which takes as long
//! as loading does.

use std::collections::BTreeSet;

use super::output::entries;

/// What JBMC has no code for, and what it can reach.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// Methods of missing classes that are called, or missing methods of others, `java.lang.Math.sqrt:(D)D`.
    pub bodiless: BTreeSet<String>,
    /// Classes that are mentioned but not there, `java.util.List`: their superclasses are unknown.
    pub missing_classes: BTreeSet<String>,
    /// Methods in which an `invokedynamic` has no meaning for JBMC: its result is null.
    pub odd_dynamics: BTreeSet<String>,
    /// Methods that can be reached, also abstract ones and those without code.
    pub reachable: BTreeSet<String>,
}

/// Read the output of a run that lists the functions.
pub(super) fn parse(bytes: &[u8]) -> Result<Survey, String> {
    let mut survey = Survey::default();
    let mut is_complete = false;
    for entry in entries(bytes)? {
        if let Some(text) = entry.message_text {
            survey.hear(&text);
        }
        for function in entry.functions.into_iter().flatten() {
            is_complete = true;
            survey.reachable.extend(function.name.strip_prefix("java::").map(str::to_owned));
        }
    }
    // JBMC says this of every class that it reads, reachable or not.
    survey.odd_dynamics.retain(|method| survey.reachable.contains(method));
    if is_complete { Ok(survey) } else { Err("no list of functions".to_owned()) }
}

impl Survey {
    fn hear(&mut self, message: &str) {
        if let Some(class) = message.strip_prefix("failed to load class ") {
            self.missing_classes.insert(class.to_owned());
        } else if let Some(rest) =
            message.strip_prefix("Generating codet:  new opaque symbol: method 'java::")
        {
            self.bodiless.extend(rest.strip_suffix('\'').map(str::to_owned));
        } else if let Some(rest) = message.strip_prefix("ignoring invokedynamic at java::") {
            self.odd_dynamics.extend(rest.split(" address ").next().map(str::to_owned));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_real_survey_is_read() {
        let survey = parse(include_bytes!("../../tests/jbmc/outputs/survey.json")).unwrap();
        let bodiless = [
            "java.lang.Object.<init>:()V",
            "org.cprover.CProver.nondetDouble:()D",
            "org.cprover.CProver.nondetLong:()J",
        ];
        assert_eq!(survey.bodiless, set(&bodiless));
        assert!(survey.missing_classes.contains("java.lang.String"));
        assert!(survey.reachable.contains("org.sosy_lab.sv_benchmarks.Verifier.nondetLong:()J"));
        assert!(!survey.reachable.contains("org.sosy_lab.sv_benchmarks.Verifier.nondetInt:()I"));
        assert!(survey.odd_dynamics.is_empty());
    }

    #[test]
    fn an_ignored_invokedynamic_counts_where_it_can_be_reached() {
        let survey = parse(
            br#"[{"messageText": "ignoring invokedynamic at java::A.m:()V address 3 with unknown handle type"},
            {"messageText": "ignoring invokedynamic at java::A.n:()V address 3 with unknown handle type"},
            {"functions": [{"name": "java::A.n:()V"}, {"name": "__CPROVER_initialize"}]}]"#,
        );
        assert_eq!(survey.unwrap().odd_dynamics, set(&["A.n:()V"]));
    }

    #[test]
    fn without_a_list_of_functions_there_is_no_survey() {
        assert!(parse(b"[]").is_err());
        assert!(parse(b"hello").is_err());
    }
}
