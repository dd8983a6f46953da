//! How far long work has come, on standard error: a bar on a terminal, lines elsewhere.

use std::io::{IsTerminal as _, stderr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use jurat_validate::{Listener, SearchStatistics, Standing};

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

/// What Jurat's own engine is doing, in one line that changes: only on a terminal, and only where it takes a while.
#[derive(Clone)]
pub(crate) struct Doing {
    start: Instant,
    line: Arc<Mutex<Option<ProgressBar>>>,
}

impl Doing {
    /// Nothing is said yet.
    pub(crate) fn new() -> Self {
        Self { start: Instant::now(), line: Arc::default() }
    }

    /// Who is told what the engine does.
    pub(crate) fn listener(&self) -> Listener {
        if !stderr().is_terminal() {
            return Listener::default();
        }
        let doing = self.clone();
        Listener::new(move |standing| doing.say(standing))
    }

    fn say(&self, standing: &Standing) {
        /// Whoever waits for less does not wonder.
        const PATIENCE: Duration = Duration::from_millis(700);
        if self.start.elapsed() > PATIENCE {
            let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
            line.get_or_insert_with(|| spinner(self.start)).set_message(words(standing));
        }
    }

    /// Makes room for what is said next.
    pub(crate) fn clear(&self) {
        if let Some(line) = self.line.lock().unwrap_or_else(PoisonError::into_inner).take() {
            line.finish_and_clear();
        }
    }
}

fn spinner(start: Instant) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {elapsed}  {msg}");
    let style = style.unwrap_or_else(|error| unreachable!("the template is fixed: {error}"));
    let line = ProgressBar::new_spinner().with_style(style).with_elapsed(start.elapsed());
    line.enable_steady_tick(Duration::from_millis(200));
    line
}

fn words(standing: &Standing) -> String {
    let explored =
        standing.explored.map(|it| format!("{} paths explored, {} questions", it.paths, it.queries));
    let searched = standing.searched.map(|SearchStatistics { runs, flips, descents }| {
        format!("{runs} runs, {flips} branches tried the other way, {descents} descents")
    });
    [searched, explored].into_iter().flatten().collect::<Vec<_>>().join("; ")
}
