//! W0xx: rules on the file itself.
