//! W4xx and W5xx: rules on YAML witnesses, their metadata and their contents.
