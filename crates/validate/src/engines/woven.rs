//! What engines that look at all executions share: the woven program with the claims as assertions, and what they find tried on the JVM.

use jurat_exec::Usage;
use jurat_java::{Compilation, CompiledClass, SourceText as Text};

use super::{Question, faithful};
use crate::build::{Builder, first_error};
use crate::class_files::hidden;
use crate::monitor::{Given, Proof};
use crate::outcome::Outcome;
use crate::verdict::Unknown;

/// The woven program with a monitor that has the claims as assertions, and with a class at which it is entered.
pub(super) fn compile(
    question: &Question<'_>,
    builder: &mut Builder,
    proof: &Proof,
    launcher: (String, String),
) -> Result<Vec<CompiledClass>, Unknown> {
    let plan = question.plan;
    let package = plan.names.package();
    let mut texts = vec![(format!("{package}/Monitor.java"), proof.text.clone()), launcher];
    if !question.woven.counters.is_empty() {
        texts.push((format!("{package}/MethodMonitor.java"), question.woven.counters.source(plan.names)));
    }
    let woven = question.woven.files.iter().map(|file| Text { name: &file.name, text: &file.woven.text });
    let compilation = Compilation {
        sources: woven.chain(texts.iter().map(|(name, text)| Text { name, text })).collect(),
        class_path: [builder.toolchain.runtime_classes()].into_iter().chain(plan.library.jar()).collect(),
        string_concat_inline: true,
        debug: true,
        deadline: plan.deadline,
    };
    let compiled = builder.compile(&compilation)?;
    if !compiled.is_success() {
        return Err(Unknown::Weaving(first_error(&compiled)));
    }
    hidden(plan, &compiled.classes)
}

/// Tries arguments, inputs and a standard input on the JVM. Only what it shows is a violation.
pub(super) fn replay(
    question: &Question<'_>,
    builder: &Builder,
    given: Given<'_>,
    usage: &mut Usage,
) -> Result<Outcome, Unknown> {
    let run = question.runner(builder).replay(given)?;
    usage.cpu_time += run.usage.cpu_time;
    faithful(question, run.outcome)
}
