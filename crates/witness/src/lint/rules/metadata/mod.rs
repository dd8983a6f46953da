//! W2xx: rules on the metadata of GraphML witnesses.

mod java_scope;
pub(crate) mod language_contradicts_scopes;
pub(crate) mod malformed_creation_time;
pub(crate) mod malformed_program_hash;
pub(crate) mod missing_metadata;
pub(crate) mod unknown_architecture;
pub(crate) mod unknown_language;
pub(crate) mod unknown_specification;
pub(crate) mod unknown_witness_type;
pub(crate) mod wrong_format_version;
pub(crate) mod wrong_program_hash;
