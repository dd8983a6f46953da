//! What a check sees and where it reports.

use std::cell::OnceCell;
use std::fmt::Display;
use std::rc::Rc;

use jurat_text::GoOn;
use jurat_text::span::Span;

use crate::graphml::Key;
use crate::lint::driver::LintOptions;
use crate::lint::finding::{Finding, Severity};
use crate::lint::rule::Rule;
use crate::lint::rules::expression::Unreadable;
use crate::program::Program;
use crate::reading::{Reading, Syntax};

/// What a check sees and where it reports.
pub(crate) struct Context<'a> {
    /// The witness.
    pub(crate) reading: &'a Reading,
    /// The program, if it was given.
    pub(crate) program: Option<&'a Program>,
    /// Whether the strict rules are on.
    pub(crate) strict: bool,
    /// The expressions that cannot be read, once a rule has asked for them.
    pub(super) unreadable: OnceCell<Rc<[Unreadable<'a>]>>,
    rule: &'static Rule,
    max_per_rule: usize,
    go_on: GoOn<'a>,
    /// Whether it was told to stop. Then nothing more is looked at, and what was found is worth nothing.
    is_stopped: bool,
    /// Findings of the current rule so far, kept or not.
    counts: rustc_hash::FxHashMap<&'static str, usize>,
    findings: Vec<Finding>,
}

impl<'a> Context<'a> {
    pub(super) fn new(
        reading: &'a Reading,
        program: Option<&'a Program>,
        LintOptions { strict, max_per_rule }: LintOptions,
        first: &'static Rule,
        go_on: GoOn<'a>,
    ) -> Self {
        Self {
            reading,
            program,
            strict,
            unreadable: OnceCell::new(),
            rule: first,
            max_per_rule,
            go_on,
            is_stopped: false,
            counts: rustc_hash::FxHashMap::default(),
            findings: Vec::new(),
        }
    }

    /// Reports a finding of the rule that is being checked.
    ///
    /// Words are put together only if the finding is kept: give `format_args!` where that may happen often.
    pub(crate) fn report(&mut self, span: Span, message: impl Display, help: impl Display) {
        self.report_as(self.rule.severity, span, message, help);
    }

    /// Reports a finding that is worse, or less bad, than the rule usually is.
    pub(crate) fn report_as(
        &mut self,
        severity: Severity,
        span: Span,
        message: impl Display,
        help: impl Display,
    ) {
        let count = self.counts.entry(self.rule.code).or_default();
        *count += 1;
        // A broken file can break one rule a million times; the first ones tell the story.
        if *count > self.max_per_rule {
            return;
        }
        let (message, help) = (message.to_string(), help.to_string());
        self.findings.push(Finding { rule: self.rule, severity, span, message, help });
    }

    /// The line of a place, for messages that point to a second one.
    pub(crate) fn line(&self, span: Span) -> u32 {
        self.reading.lines.line(&self.reading.text, span.start)
    }

    /// Whether a GraphML file may have data with one of these keys; if not, there is no need to look for it.
    pub(crate) fn may_use(&self, keys: &[Key]) -> bool {
        match &self.reading.syntax {
            Syntax::GraphMl(document) => keys.iter().any(|key| document.notes.uses(*key)),
            Syntax::Yaml(_) | Syntax::Unknown => true,
        }
    }

    /// Whether a part of the file may not have been read, so that nothing can be said to be missing.
    pub(crate) fn is_cut(&self) -> bool {
        self.reading.problems.iter().any(|problem| problem.kind.cuts_text())
    }

    /// Turns to another rule; false if it was told to stop.
    pub(super) fn enter(&mut self, rule: &'static Rule) -> bool {
        self.rule = rule;
        self.is_stopped = self.is_stopped || !(self.go_on)();
        !self.is_stopped
    }

    /// Nothing if it was told to stop.
    pub(super) fn finish(self) -> Option<(Vec<Finding>, rustc_hash::FxHashMap<&'static str, usize>)> {
        (!self.is_stopped).then_some((self.findings, self.counts))
    }
}
