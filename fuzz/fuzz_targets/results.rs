//! Any bytes, read as a result file: plain and packed say the same, and damage is seen.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| jurat_fuzz::results(bytes));
