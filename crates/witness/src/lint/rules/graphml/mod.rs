//! W1xx: rules on GraphML as written.

pub(crate) mod self_loop;
