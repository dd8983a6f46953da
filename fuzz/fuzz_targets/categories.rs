//! Any text, read as the categories of a competition and as rules of scores, without a panic.
#![no_main]

use std::path::Path;

use jurat_score::{Rules, structure};

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = structure::read(Path::new("categories.yml"), text.to_owned());
    let _ = Rules::read("rules.toml", text);
});
