//! Any bytes, read as YAML: read, lint, claim and convert without a panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    // A leading comment makes any text one that is taken for YAML.
    let mut text = b"#\n".to_vec();
    text.extend_from_slice(bytes);
    jurat_fuzz::witness(text);
});
