//! Any bytes, read as GraphML: read, lint, claim and convert without a panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    // Texts that do not start with `<` would be taken for YAML, which has a target of its own.
    let mut text = b"<".to_vec();
    text.extend_from_slice(bytes.strip_prefix(b"<").unwrap_or(bytes));
    jurat_fuzz::witness(text);
});
