//! Result files as text in, tables out.
