//! Memory that the allocator keeps for later, given back to the kernel.

#![expect(unsafe_code, reason = "no safe crate has this function of the C library")]

/// Gives memory back that was freed, but kept by the allocator. Takes time in proportion to what is allocated.
pub fn give_back_memory() {
    #[cfg(target_env = "gnu")]
    // SAFETY: may be called at any time from any thread; it takes the allocator's own locks, and touches only memory that
    // nobody owns.
    unsafe {
        nix::libc::malloc_trim(0);
    }
}
