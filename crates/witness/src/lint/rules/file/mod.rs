//! W0xx: rules on the file itself.

pub(crate) mod broken_gzip;
pub(crate) mod byte_order_mark;
pub(crate) mod empty_file;
pub(crate) mod foreign_encoding;
pub(crate) mod invalid_utf8;
pub(crate) mod nul_byte;
pub(crate) mod oversized_witness;
pub(crate) mod unknown_format;
pub(crate) mod utf16_text;
