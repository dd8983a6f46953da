//! W2xx: rules on the metadata of GraphML witnesses.
