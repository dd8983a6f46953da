//! How far long work has come, on standard error: a bar on a terminal, lines elsewhere.

use std::io::{IsTerminal as _, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::output;

const BAR: &str = "{bar:30} {pos}/{len}  {msg}  {eta} left";

/// Time goes on while nothing is finished.
const TICK: Duration = Duration::from_secs(1);

/// How far it has come.
pub(crate) struct Progress {
    /// Only on a terminal.
    bar: Option<ProgressBar>,
    n_all: usize,
    n_finished: usize,
}

impl Progress {
    /// Of so many parts none is finished.
    pub(crate) fn of(n_all: usize) -> Self {
        let bar = stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template(BAR);
            let style = style.unwrap_or_else(|error| unreachable!("the template is fixed: {error}"));
            let bar = ProgressBar::new(n_all as u64).with_style(style);
            bar.enable_steady_tick(TICK);
            bar
        });
        Self { bar, n_all, n_finished: 0 }
    }

    /// So many parts were finished before.
    pub(crate) fn skip(&mut self, n_parts: usize) {
        self.n_finished += n_parts;
        if let Some(bar) = &self.bar {
            bar.inc(n_parts as u64);
            bar.reset_eta();
        }
    }

    /// A part is finished: the counts of all so far, for the bar, and what became of it, for the line.
    pub(crate) fn finish(&mut self, counts: String, part: &str) {
        self.n_finished += 1;
        if let Some(bar) = &self.bar {
            bar.set_message(counts);
            bar.inc(1);
        } else {
            let width = self.n_all.to_string().len();
            output::remark(&format!("{:>width$}/{}  {part}\n", self.n_finished, self.n_all));
        }
    }

    /// Warns without damage to the bar.
    pub(crate) fn warning(&self, words: &str) {
        self.beside(|| output::warning(words));
    }

    /// Prints without damage to the bar.
    pub(crate) fn print(&self, words: &str) {
        self.beside(|| output::print(words));
    }

    fn beside(&self, says: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(says),
            None => says(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
