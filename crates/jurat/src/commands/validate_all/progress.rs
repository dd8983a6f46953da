//! How far it has come, on standard error: a bar on a terminal, lines elsewhere.

use std::io::{IsTerminal as _, stderr};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use jurat_report::validate_all::Row;

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
    n_true: usize,
    n_false: usize,
}

impl Progress {
    /// Of so many tasks none is finished.
    pub(crate) fn of(n_all: usize) -> Self {
        let bar = stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template(BAR);
            let style = style.unwrap_or_else(|error| unreachable!("the template is fixed: {error}"));
            let bar = ProgressBar::new(n_all as u64).with_style(style);
            bar.enable_steady_tick(TICK);
            bar
        });
        Self { bar, n_all, n_finished: 0, n_true: 0, n_false: 0 }
    }

    /// A task is finished.
    pub(crate) fn finish(&mut self, row: &Row) {
        self.n_finished += 1;
        match row.category.verdict() {
            "True" => self.n_true += 1,
            "False" => self.n_false += 1,
            _ => {}
        }
        match &self.bar {
            Some(bar) => {
                let n_unknown = self.n_finished - self.n_true - self.n_false;
                bar.set_message(format!("{} True, {} False, {n_unknown} Unknown", self.n_true, self.n_false));
                bar.inc(1);
            }
            None => output::remark(&self.line(row)),
        }
    }

    fn line(&self, row: &Row) -> String {
        let width = self.n_all.to_string().len();
        let answer = row.category.as_str();
        format!(
            "{:>width$}/{}  {:.2} s  {}: {answer}\n",
            self.n_finished, self.n_all, row.wall_seconds, row.subject.task
        )
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
