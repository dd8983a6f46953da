//! Works through items on several threads; what goes wrong with one item is of no concern to the others.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// As much as the main thread has on most machines: programs and witnesses nest deeply.
const STACK: usize = 8 << 20;

/// The panic of an item, in its own words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Panicked(pub(crate) String);

/// Several threads, each with a state of its own that is kept from item to item.
pub(crate) struct Pool<N, W> {
    /// How many threads.
    pub(crate) n_jobs: usize,
    /// Makes a state; a state that an item panicked with is replaced.
    pub(crate) new_state: N,
    /// Does an item.
    pub(crate) work: W,
}

impl<N, W> Pool<N, W> {
    /// Does all items, and hands every result to `finished` as soon as it is there, together with the item. After its
    /// first error no more items are begun.
    pub(crate) fn run<'i, I, S, R, E>(
        &self,
        items: &'i [I],
        mut finished: impl FnMut(&'i I, Result<R, Panicked>) -> Result<(), E>,
    ) -> Result<(), E>
    where
        I: Sync,
        R: Send,
        E: From<io::Error>,
        N: Fn() -> S + Sync,
        W: Fn(&I, &mut S) -> R + Sync,
    {
        let queue = Queue { items, next: AtomicUsize::new(0), is_closed: AtomicBool::new(false) };
        let (sender, results) = channel();
        thread::scope(|scope| {
            for _ in 0..self.n_jobs.min(items.len()) {
                let (queue, sender) = (&queue, sender.clone());
                let job = thread::Builder::new().name("job".to_owned()).stack_size(STACK);
                job.spawn_scoped(scope, move || self.job(queue, &sender)).inspect_err(|_| queue.close())?;
            }
            drop(sender);
            for (item, result) in results {
                finished(item, result).inspect_err(|_| queue.close())?;
            }
            Ok(())
        })
    }

    fn job<'i, I, S, R>(&self, queue: &Queue<'i, I>, results: &Sender<(&'i I, Result<R, Panicked>)>)
    where
        N: Fn() -> S,
        W: Fn(&I, &mut S) -> R,
    {
        let mut state = None;
        while let Some(item) = queue.next() {
            let work = || (self.work)(item, state.get_or_insert_with(&self.new_state));
            let result = catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
                state = None;
                Panicked(words(&*panic))
            });
            if results.send((item, result)).is_err() {
                return;
            }
        }
    }
}

/// What is left to do.
struct Queue<'i, I> {
    items: &'i [I],
    next: AtomicUsize,
    is_closed: AtomicBool,
}

impl<'i, I> Queue<'i, I> {
    fn next(&self) -> Option<&'i I> {
        if self.is_closed.load(Ordering::Relaxed) {
            return None;
        }
        self.items.get(self.next.fetch_add(1, Ordering::Relaxed))
    }

    fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no reason given").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_costs_one_item_and_the_state() {
        let n_states = AtomicUsize::new(0);
        let pool = Pool {
            n_jobs: 1,
            new_state: || n_states.fetch_add(1, Ordering::Relaxed),
            work: |item: &i32, state: &mut usize| {
                assert!(*item != 2, "two is odd");
                (*item, *state)
            },
        };
        let mut results = Vec::new();
        let done: io::Result<()> = pool.run(&[1, 2, 3, 4], |_, result| {
            results.push(result);
            Ok(())
        });
        assert!(done.is_ok());
        let panicked = Err(Panicked("two is odd".to_owned()));
        assert_eq!(results, [Ok((1, 0)), panicked, Ok((3, 1)), Ok((4, 1))]);
    }

    #[test]
    fn every_item_is_done_once() {
        let items: Vec<usize> = (0..100).collect();
        let pool = Pool { n_jobs: 4, new_state: || (), work: |item: &usize, (): &mut ()| *item };
        let mut seen = Vec::new();
        let done: io::Result<()> = pool.run(&items, |item, result| {
            assert_eq!(result, Ok(*item));
            seen.push(*item);
            Ok(())
        });
        assert!(done.is_ok());
        seen.sort_unstable();
        assert_eq!(seen, items);
    }

    #[test]
    fn after_an_error_nothing_is_begun() {
        let items = [0; 1000];
        let n_done = AtomicUsize::new(0);
        let pool = Pool {
            n_jobs: 2,
            new_state: || (),
            work: |_: &i32, (): &mut ()| {
                n_done.fetch_add(1, Ordering::Relaxed);
                thread::sleep(std::time::Duration::from_millis(1));
            },
        };
        let done = pool.run(&items, |_, _| Err(io::Error::other("full")));
        assert_eq!(done.map_err(|error| error.to_string()), Err("full".to_owned()));
        assert!(n_done.into_inner() < 1000);
    }
}
