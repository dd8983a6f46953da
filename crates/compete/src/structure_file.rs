//! The categories of a competition as a file of SV-COMP, so that its results can be scored without its description.

use std::fmt::Write as _;

use jurat_score::CountedAnswers;

use crate::lint::LINTER;
use crate::model::{Competition, CompetitionCategory, WitnessKind};

/// The text of a `category-structure.yml`. It says what [`crate::outcome::structure`] says.
pub fn structure_file(competition: &Competition) -> String {
    let mut text = String::new();
    let mut line = |words: String| writeln!(text, "{words}").expect("writing to a string never fails");
    let verifiers = || competition.verifiers.iter();
    line(format!("# The categories of {}, for `jurat score`.", competition.label));
    line(format!("competition: {}", competition.label));
    line(format!("verifiers: {}", list(verifiers().map(|it| it.participant.id.clone()))));
    let out = verifiers().filter(|it| it.hors_concours).map(|it| it.participant.id.clone());
    line(format!("hors_concours: {}", list(out)));
    let validators = competition.validators.iter().map(|it| (it.participant.id.as_str(), &it.kinds[..]));
    let validators = validators.chain([(LINTER, &WitnessKind::ALL[..])]);
    let validators = validators
        .flat_map(|(id, kinds)| kinds.iter().map(move |kind| format!("{id}-validate-{kind}-witnesses")));
    line(format!("validators: {}", list(validators)));
    line(format!("base_categories: {}", list(competition.categories.iter().map(base))));
    line("categories:".to_owned() + if competition.metas.is_empty() { " {}" } else { "" });
    for meta in &competition.metas {
        line(format!("  {}:", meta.name));
        line(format!("    answers: {}", answers(meta.counts)));
        line(format!("    categories: {}", list(bases(competition, &meta.categories))));
    }
    line("opt_out:".to_owned());
    for verifier in verifiers().filter(|it| !it.opt_out.is_empty()) {
        line(format!("  {}: {}", verifier.participant.id, list(bases(competition, &verifier.opt_out))));
    }
    line("without_witness:".to_owned());
    for kind in WitnessKind::ALL {
        let without =
            competition.categories.iter().filter(|category| category.without_witness.contains(&kind));
        line(format!("  {kind}: {}", list(without.map(base))));
    }
    text
}

fn list(names: impl Iterator<Item = String>) -> String {
    format!("[{}]", names.collect::<Vec<_>>().join(", "))
}

fn answers(counts: CountedAnswers) -> &'static str {
    match counts {
        CountedAnswers::All => "all",
        CountedAnswers::OnlyFalse => "false",
        CountedAnswers::OnlyTrue => "true",
    }
}

fn bases(competition: &Competition, names: &[String]) -> impl Iterator<Item = String> {
    names
        .iter()
        .filter_map(|name| competition.categories.iter().find(|category| category.name == *name))
        .map(base)
}

/// The name of a category in SV-COMP's files: its property, and its own name.
fn base(category: &CompetitionCategory) -> String {
    format!("{}.{}", category.property_name, category.name)
}
