//! How much time and memory is left. Every loop over data of unbounded size looks at a [`Quota`]; to have used it up is a
//! normal outcome, never an error.
//!
//! Memory is what the process has in use as the kernel counts it (its resident set), so that nothing is forgotten: neither what
//! libraries in other languages allocate, nor what the allocator keeps for itself.
//!
//! A [`pool::JobPool`] works through many items within limits that even an item keeps that forgets to look.

pub mod pool;
mod resident;
mod trim;

use std::cell::Cell;
use std::fmt;
use std::time::{Duration, Instant};

pub use resident::resident;
pub use trim::give_back_memory;

/// The kernel is asked for the memory in use at most this often: that costs some microseconds.
const PAUSE: Duration = Duration::from_millis(1);

/// How much time and memory is left.
///
/// The default has no limit.
#[derive(Clone, Default, Debug)]
pub struct Quota {
    deadline: Option<Instant>,
    memory: Option<u64>,
    /// Bytes in use when the kernel was last asked.
    resident: Cell<u64>,
    next_reading: Cell<Option<Instant>>,
}

/// What was used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exhausted {
    /// The deadline is over.
    Time,
    /// The process has more memory in use than it may.
    Memory,
}

impl Quota {
    /// Until the deadline, with that many bytes for the whole process; neither is limited if absent.
    pub fn new(deadline: Option<Instant>, memory: Option<u64>) -> Self {
        Self { deadline, memory, resident: Cell::new(0), next_reading: Cell::new(None) }
    }

    /// Whether there is still time and memory. Costs about as much as a look at the clock.
    pub fn look(&self) -> Result<(), Exhausted> {
        if !self.is_limited() {
            return Ok(());
        }
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            return Err(Exhausted::Time);
        }
        match self.memory {
            Some(most) if self.recent_resident(now) > most => Err(Exhausted::Memory),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the time or the memory is limited.
    pub fn is_limited(&self) -> bool {
        self.deadline.is_some() || self.memory.is_some()
    }

    /// When the time is over, if ever.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Bytes that can be allocated now; as good as endless where the memory is not limited.
    pub fn room(&self) -> u64 {
        self.memory.map_or(u64::MAX, |most| most.saturating_sub(resident()))
    }

    /// Whether that many bytes can be allocated now.
    pub fn has_room_for(&self, bytes: u64) -> bool {
        /// Not worth asking the kernel for.
        const SMALL: u64 = 1 << 20;
        let Some(most) = self.memory else { return true };
        let now = Instant::now();
        if bytes >= SMALL {
            self.refresh();
        }
        self.recent_resident(now).saturating_add(bytes) <= most
    }

    /// The share of the memory that was in use at the last look; nothing where it is not limited.
    #[expect(clippy::cast_precision_loss, reason = "a share need not be exact")]
    pub fn used_share(&self) -> f64 {
        self.memory.map_or(0.0, |most| self.resident.get() as f64 / most.max(1) as f64)
    }

    /// Has the kernel asked at the next look, because much has changed.
    pub fn refresh(&self) {
        self.next_reading.set(None);
    }

    /// Bytes in use, a moment ago or now.
    fn recent_resident(&self, now: Instant) -> u64 {
        if self.next_reading.get().is_none_or(|next| now >= next) {
            self.resident.set(resident());
            self.next_reading.set(Some(now + PAUSE));
        }
        self.resident.get()
    }
}

impl fmt::Display for Exhausted {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Time => "out of time",
            Self::Memory => "out of memory",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_and_memory_end() {
        assert_eq!(Quota::default().look(), Ok(()));
        assert_eq!(Quota::new(Some(Instant::now()), None).look(), Err(Exhausted::Time));
        assert_eq!(Quota::new(None, Some(1)).look(), Err(Exhausted::Memory));
        let wide = Quota::new(Some(Instant::now() + Duration::from_mins(10)), Some(1 << 40));
        assert_eq!(wide.look(), Ok(()));
        assert!(wide.has_room_for(1 << 30));
        assert!(!wide.has_room_for(1 << 40));
        assert!(wide.room() < 1 << 40);
    }

    #[test]
    fn memory_that_is_written_is_seen_and_can_be_given_back() {
        const MUCH: usize = 64 << 20;
        let before = resident();
        // Small pieces, which the allocator would rather keep.
        let pieces: Vec<Box<[u8; 1024]>> = (0..MUCH / 1024).map(|_| Box::new([1; 1024])).collect();
        let with = resident();
        assert!(with >= before + (MUCH as u64) / 2, "{before} {with}");
        drop(pieces);
        give_back_memory();
        assert!(resident() < with - (MUCH as u64) / 2);
    }
}
