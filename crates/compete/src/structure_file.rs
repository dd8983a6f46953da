//! The categories of a competition as a file of SV-COMP, so that its results can be scored without its description.

use std::fmt::Write as _;

use crate::lint_file::LINTER;
use crate::model::{Competition, Counts, WitnessKind};

/// What a meta category is called if the competition has none, and all categories stand side by side.
const ALL: &str = "AllCategories";

/// The text of a `category-structure.yml`.
pub fn structure_file(competition: &Competition) -> String {
    let mut text = String::new();
    let mut line = |words: String| writeln!(text, "{words}").expect("writing to a string never fails");
    let list =
        |names: &mut dyn Iterator<Item = String>| format!("[{}]", names.collect::<Vec<_>>().join(", "));
    let verifiers = || competition.verifiers.iter();
    let ids = &mut verifiers().map(|it| it.participant.id.clone());
    line(format!("# The categories of {}, for `jurat score`.", competition.label));
    line(format!("competition: {}", competition.label));
    line(format!("verifiers: {}", list(ids)));
    let out = &mut verifiers().filter(|it| it.hors_concours).map(|it| it.participant.id.clone());
    line(format!("hors_concours: {}", list(out)));
    let validators = competition.validators.iter().map(|it| (it.participant.id.as_str(), &it.kinds[..]));
    let validators = validators.chain([(LINTER, &WitnessKind::ALL[..])]);
    let validators = &mut validators
        .flat_map(|(id, kinds)| kinds.iter().map(move |kind| format!("{id}-validate-{kind}-witnesses")));
    line(format!("validators: {}", list(validators)));
    line("categories:".to_owned());
    let all: Vec<String> = competition.categories.iter().map(|category| category.name.clone()).collect();
    let metas = competition.metas.iter().map(|meta| (meta.name.as_str(), &meta.categories, meta.counts));
    let side_by_side = competition.metas.is_empty().then_some((ALL, &all, Counts::All));
    for (name, members, counts) in metas.chain(side_by_side) {
        let takes_part = |opt_out: &[String]| !members.iter().any(|member| opt_out.contains(member));
        let verifiers = verifiers().filter(|it| takes_part(&it.opt_out));
        line(format!("  {name}:"));
        line(format!(
            "    answers: {}",
            match counts {
                Counts::All => "all",
                Counts::False => "false",
                Counts::True => "true",
            }
        ));
        line(format!(
            "    categories: {}",
            list(&mut members.iter().map(|member| base(competition, member)))
        ));
        line(format!("    verifiers: {}", list(&mut verifiers.map(|it| it.participant.id.clone()))));
    }
    text
}

/// The name of a category in SV-COMP's files: its property, and its own name.
fn base(competition: &Competition, name: &str) -> String {
    let category = competition.categories.iter().find(|category| category.name == name);
    format!("{}.{name}", category.map_or("", |category| &category.property_name))
}
