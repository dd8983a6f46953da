//! Works through items on several threads; what goes wrong with one item is of no concern to the others.
//!
//! No thread can be ended from outside. One whose item takes too long is abandoned: another takes its place, and what it finds
//! in the end is thrown away.

use std::any::Any;
use std::collections::HashMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::resident;

/// As much as the main thread has on most machines: programs and witnesses nest deeply.
const STACK: usize = 8 << 20;

/// How often the limits are looked at while nothing ends.
const PAUSE: Duration = Duration::from_millis(20);

/// Why an item has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// It panicked, in its own words.
    Panicked(String),
    /// It took longer than it may.
    Late,
    /// All items together used more memory than they may.
    NoRoom,
}

/// Several threads, each with a state of its own that is kept from item to item.
pub struct JobPool<N, W> {
    /// How many threads.
    pub n_jobs: usize,
    /// Makes a state; a state that an item panicked with is replaced.
    pub new_state: N,
    /// Does an item.
    pub work: W,
    /// How long an item may take at most.
    pub patience: Duration,
    /// Bytes that this process may have in use.
    pub memory: u64,
}

/// What became of the threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PoolEnd {
    /// Whether a thread was abandoned and may still be at work.
    pub is_abandoned: bool,
    /// How many items were not begun, because there was no room.
    pub n_left: usize,
}

/// An item, by its number, and its result.
type Done<R> = (usize, Result<R, Lost>);

impl<N, W> JobPool<N, W> {
    /// Does all items, and hands every result to `finished` as soon as it is there, together with the item. After its
    /// first error no more items are begun.
    pub fn run<I, S, R, E>(
        self,
        items: Vec<I>,
        mut finished: impl FnMut(&I, Result<R, Lost>) -> Result<(), E>,
    ) -> Result<PoolEnd, E>
    where
        I: Send + Sync + 'static,
        R: Send + 'static,
        E: From<io::Error>,
        N: Fn() -> S + Send + Sync + 'static,
        W: Fn(&I, &mut S) -> R + Send + Sync + 'static,
    {
        let n_items = items.len();
        let shared = Arc::new(Shared { pool: self, queue: Queue::new(items) });
        let (sender, results) = channel();
        let mut jobs = Jobs {
            shared: &shared,
            sender,
            running: HashMap::new(),
            n_started: 0,
            ended: PoolEnd::default(),
        };
        let mut n_done = 0;
        while n_done + jobs.ended.n_left < n_items {
            jobs.fill().inspect_err(|_| shared.queue.close())?;
            for (item, result) in jobs.wait(&results) {
                n_done += 1;
                finished(&shared.queue.items[item], result).inspect_err(|_| shared.queue.close())?;
            }
        }
        Ok(jobs.join())
    }
}

/// What all threads know.
struct Shared<N, W, I> {
    pool: JobPool<N, W>,
    queue: Queue<I>,
}

/// The threads that are waited for.
struct Jobs<'s, N, W, I, R> {
    shared: &'s Arc<Shared<N, W, I>>,
    sender: Sender<Done<R>>,
    running: HashMap<usize, JoinHandle<()>>,
    n_started: usize,
    ended: PoolEnd,
}

impl<N, W, I, R> Jobs<'_, N, W, I, R>
where
    I: Send + Sync + 'static,
    R: Send + 'static,
    N: Send + Sync + 'static,
    W: Send + Sync + 'static,
{
    /// Starts threads until there are enough.
    fn fill<S>(&mut self) -> io::Result<()>
    where
        N: Fn() -> S,
        W: Fn(&I, &mut S) -> R,
    {
        while self.running.len() < self.shared.pool.n_jobs.min(self.shared.queue.items.len()) {
            let (number, shared, results) = (self.n_started, Arc::clone(self.shared), self.sender.clone());
            let job = thread::Builder::new().name("job".to_owned()).stack_size(STACK);
            self.running.insert(number, job.spawn(move || shared.work_off(number, &results))?);
            self.n_started += 1;
        }
        Ok(())
    }

    /// Waits a while for results; those that are not waited for any longer are lost.
    fn wait(&mut self, results: &Receiver<Done<R>>) -> Vec<Done<R>> {
        let Shared { pool, queue } = &**self.shared;
        if let Ok(done) = results.recv_timeout(PAUSE) {
            return vec![done];
        }
        let (lost, why) = if resident() > pool.memory {
            queue.close();
            self.ended.n_left = queue.n_left();
            (queue.abandon(Duration::ZERO), Lost::NoRoom)
        } else {
            (queue.abandon(pool.patience), Lost::Late)
        };
        for (_, job) in &lost {
            self.running.remove(job);
            self.ended.is_abandoned = true;
        }
        lost.into_iter().map(|(item, _)| (item, Err(why.clone()))).collect()
    }

    fn join(self) -> PoolEnd {
        for job in self.running.into_values() {
            // Whatever it panicked with was told.
            let _ = job.join();
        }
        self.ended
    }
}

impl<N, W, I> Shared<N, W, I> {
    /// What a thread does.
    fn work_off<S, R>(&self, number: usize, results: &Sender<Done<R>>)
    where
        N: Fn() -> S,
        W: Fn(&I, &mut S) -> R,
    {
        let Self { pool, queue } = self;
        let mut state = None;
        while let Some(item) = queue.begin(number) {
            let work = || (pool.work)(&queue.items[item], state.get_or_insert_with(&pool.new_state));
            let result = catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
                state = None;
                Lost::Panicked(words(&*panic))
            });
            // Nobody waits for the result of a job that was abandoned.
            if !queue.end(item) || results.send((item, result)).is_err() {
                return;
            }
        }
    }
}

/// What is left to do, and what is being done.
struct Queue<I> {
    items: Vec<I>,
    next: AtomicUsize,
    is_closed: AtomicBool,
    /// For each item that is being done, the job and the moment when it began.
    running: Mutex<HashMap<usize, (usize, Instant)>>,
}

impl<I> Queue<I> {
    fn new(items: Vec<I>) -> Self {
        let (next, is_closed) = (AtomicUsize::new(0), AtomicBool::new(false));
        Self { items, next, is_closed, running: Mutex::default() }
    }

    /// The next item for a job.
    fn begin(&self, job: usize) -> Option<usize> {
        let mut running = self.running();
        if self.is_closed.load(Ordering::Relaxed) {
            return None;
        }
        let item = self.next.fetch_add(1, Ordering::Relaxed);
        (item < self.items.len()).then(|| {
            running.insert(item, (job, Instant::now()));
            item
        })
    }

    /// Whether the item was still waited for.
    fn end(&self, item: usize) -> bool {
        self.running().remove(&item).is_some()
    }

    /// The items that take longer than this, with their jobs: from now on, nobody waits for them.
    fn abandon(&self, patience: Duration) -> Vec<(usize, usize)> {
        let late = self.running().extract_if(|_, (_, began)| began.elapsed() >= patience).collect::<Vec<_>>();
        late.into_iter().map(|(item, (job, _))| (item, job)).collect()
    }

    /// No more items are begun.
    fn close(&self) {
        let _running = self.running();
        self.is_closed.store(true, Ordering::Relaxed);
    }

    /// How many items were not begun.
    fn n_left(&self) -> usize {
        self.items.len().saturating_sub(self.next.load(Ordering::Relaxed))
    }

    fn running(&self) -> MutexGuard<'_, HashMap<usize, (usize, Instant)>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn pool<N, W>(n_jobs: usize, new_state: N, work: W) -> JobPool<N, W> {
        JobPool { n_jobs, new_state, work, patience: Duration::from_mins(10), memory: u64::MAX }
    }

    #[test]
    fn a_panic_costs_one_item_and_the_state() {
        let n_states = AtomicUsize::new(0);
        let pool = pool(
            1,
            move || n_states.fetch_add(1, Ordering::Relaxed),
            |item: &i32, state: &mut usize| {
                assert!(*item != 2, "two is odd");
                (*item, *state)
            },
        );
        let mut results = Vec::new();
        let done: io::Result<PoolEnd> = pool.run(vec![1, 2, 3, 4], |_, result| {
            results.push(result);
            Ok(())
        });
        assert_eq!(done.unwrap(), PoolEnd::default());
        let panicked = Err(Lost::Panicked("two is odd".to_owned()));
        assert_eq!(results, [Ok((1, 0)), panicked, Ok((3, 1)), Ok((4, 1))]);
    }

    #[test]
    fn every_item_is_done_once() {
        let items: Vec<usize> = (0..100).collect();
        let mut seen = Vec::new();
        let pool = pool(4, || (), |item: &usize, (): &mut ()| *item);
        let done: io::Result<PoolEnd> = pool.run(items.clone(), |item, result| {
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
        let n_done = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&n_done);
        let pool = pool(
            2,
            || (),
            move |_: &i32, (): &mut ()| {
                counter.fetch_add(1, Ordering::Relaxed);
                thread::sleep(Duration::from_millis(1));
            },
        );
        let done = pool.run(vec![0; 1000], |_, _| Err(io::Error::other("full")));
        assert_eq!(done.map_err(|error| error.to_string()), Err("full".to_owned()));
        assert!(n_done.load(Ordering::Relaxed) < 1000);
    }

    fn stay() {
        loop {
            thread::park();
        }
    }

    #[test]
    fn an_item_that_never_ends_costs_only_itself() {
        let work = |item: &i32, (): &mut ()| {
            if *item == 2 {
                stay();
            }
            *item
        };
        let pool = JobPool { patience: Duration::from_millis(50), ..pool(1, || (), work) };
        let mut results = Vec::new();
        let done: io::Result<PoolEnd> = pool.run(vec![1, 2, 3, 4], |_, result| {
            results.push(result);
            Ok(())
        });
        assert_eq!(done.unwrap(), PoolEnd { is_abandoned: true, n_left: 0 });
        assert_eq!(results, [Ok(1), Err(Lost::Late), Ok(3), Ok(4)]);
    }

    #[test]
    fn without_room_nothing_is_begun() {
        let pool = JobPool { memory: 0, ..pool(1, || (), |_: &i32, (): &mut ()| stay()) };
        let mut results = Vec::new();
        let done: io::Result<PoolEnd> = pool.run(vec![2, 3, 4], |_, result| {
            results.push(result);
            Ok(())
        });
        // The first item may have been begun before anybody looked at the memory.
        let n_begun = results.len();
        assert!(n_begun <= 1);
        assert!(results.iter().all(|result| *result == Err(Lost::NoRoom)));
        assert_eq!(done.unwrap(), PoolEnd { is_abandoned: n_begun == 1, n_left: 3 - n_begun });
    }
}
