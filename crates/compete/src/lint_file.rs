//! What the first look at witnesses has shown, as result files of SV-COMP's linter, so that the results of a competition can
//! be scored without looking again.

use jurat_bench::model::ResultCategory;
use jurat_bench::relative;
use jurat_text::xml::XmlElement;

use crate::answers::TaskAnswer;
use crate::lint::{LINTER, Look, kind_for};
use crate::model::{Competition, WitnessKind};
use crate::outcome::Verified;

const DOCTYPE: &str = "<!DOCTYPE result
  PUBLIC '+//IDN sosy-lab.org//DTD BenchExec result 3.12//EN'
  'https://www.sosy-lab.org/benchexec/result-3.12.dtd'>";

/// A result file: its name, and its text. One for each kind of witness and category of which the verifier left some.
pub fn lint_files(competition: &Competition, verified: &Verified<'_>) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for kind in WitnessKind::ALL {
        for index in 0..competition.categories.len() {
            let looks = verified.answers.answers.iter().zip(&verified.looks);
            let in_category = looks.filter(|(answer, _)| answer.category == index);
            let of_kind = in_category.filter(|(answer, _)| kind_for(&answer.result.status) == Some(kind));
            let runs: Vec<XmlElement> = of_kind
                .filter_map(|(answer, look)| Some(run(competition, verified, answer, look.as_ref()?)))
                .collect();
            if !runs.is_empty() {
                files.push(file(competition, verified, kind, index, runs));
            }
        }
    }
    files
}

fn file(
    competition: &Competition,
    verified: &Verified<'_>,
    kind: WitnessKind,
    index: usize,
    runs: Vec<XmlElement>,
) -> (String, String) {
    let category = &competition.categories[index];
    let benchmark = format!("{LINTER}-validate-{kind}-witnesses-{}", verified.verifier.participant.id);
    let name = format!("{}.{}", competition.run_definition(&category.property_name), category.name);
    let date = verified.answers.date();
    let [day, time] = date.split_once('_').map_or([date, ""], |(day, time)| [day, time]);
    let root = XmlElement::new("result")
        .with("benchmarkname", &benchmark)
        .with("date", format!("{day} {}", time.replace('-', ":")))
        .with("tool", "jurat lint")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("generator", format!("Jurat {}", env!("CARGO_PKG_VERSION")))
        .with("block", &category.name)
        .with("name", &name)
        .containing([
            XmlElement::new("columns").containing([XmlElement::new("column").with("title", "status")])
        ])
        .containing(runs);
    (format!("{benchmark}.{date}.results.{name}.xml"), root.to_document(DOCTYPE))
}

fn run(competition: &Competition, verified: &Verified<'_>, answer: &TaskAnswer, look: &Look) -> XmlElement {
    let category = &competition.categories[answer.category];
    let directory = verified.answers.directory();
    let seen = |path| relative(path, directory).to_string_lossy().into_owned();
    let column =
        |title: &str, value: &str| XmlElement::new("column").with("title", title).with("value", value);
    let judgement = if *look == Look::Fine { ResultCategory::Missing } else { ResultCategory::Error };
    let finding = match look {
        Look::Invalid(reason) => Some(column("finding", reason)),
        Look::Fine | Look::Missing | Look::Mismatch => None,
    };
    XmlElement::new("run")
        .with("name", seen(&answer.task))
        .with("properties", &category.property_name)
        .with("propertyFile", seen(&category.property))
        .with_some("expectedVerdict", answer.expected.as_ref().map(ToString::to_string))
        .containing([column("status", &look.status().words())])
        .containing(finding)
        .containing([column("category", judgement.as_str()).with("hidden", "true")])
}
