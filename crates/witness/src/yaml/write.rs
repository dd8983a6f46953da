//! [`Metadata`] and [`Entries`] to YAML 2.0.

use std::fmt::Write as _;

use jurat_text::span::Spanned;
use jurat_text::yaml::quoted;
use smol_str::SmolStr;

use crate::model::{Constraint, Entries, Invariant, Kind, Location, Metadata, Waypoint};

/// The text of a YAML witness with one entry.
pub fn write(metadata: &Metadata, entries: &Entries) -> String {
    let kind = metadata.kind.as_ref().map_or(Kind::Correctness, |kind| kind.value);
    let mut out = Writer(String::new());
    match kind {
        Kind::Correctness => out.line(0, "- entry_type: invariant_set"),
        Kind::Violation => out.line(0, "- entry_type: violation_sequence"),
    }
    out.metadata(metadata);
    match kind {
        Kind::Correctness if entries.invariants.is_empty() => out.line(2, "content: []"),
        Kind::Violation if entries.segments.is_empty() => out.line(2, "content: []"),
        Kind::Correctness | Kind::Violation => out.line(2, "content:"),
    }
    for invariant in &entries.invariants {
        out.invariant(invariant);
    }
    for segment in &entries.segments {
        out.line(2, "- segment:");
        for waypoint in &segment.waypoints {
            out.waypoint(waypoint);
        }
    }
    out.0
}

struct Writer(String);

impl Writer {
    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.0, "{:indent$}{text}", "");
    }

    fn field(&mut self, indent: usize, name: &str, value: &str) {
        let _ = writeln!(self.0, "{:indent$}{name}: {}", "", quoted(value));
    }

    fn optional(&mut self, indent: usize, name: &str, value: Option<&Spanned<SmolStr>>) {
        if let Some(value) = value {
            self.field(indent, name, &value.value);
        }
    }

    fn metadata(&mut self, metadata: &Metadata) {
        self.line(2, "metadata:");
        self.field(4, "format_version", "2.0");
        self.optional(4, "uuid", metadata.uuid.as_ref());
        self.optional(4, "creation_time", metadata.creation_time.as_ref());
        if let Some(producer) = &metadata.producer {
            self.line(4, "producer:");
            self.field(6, "name", &producer.value.name);
            self.field(6, "version", producer.value.version.as_deref().unwrap_or("unknown"));
        }
        self.line(4, "task:");
        self.line(6, "input_files:");
        for file in &metadata.input_files {
            self.line(6, &format!("- {}", quoted(&file.value)));
        }
        self.line(6, "input_file_hashes:");
        for hash in &metadata.hashes {
            self.field(8, &quoted(hash.file.as_deref().unwrap_or_default()), &hash.hash.value);
        }
        self.optional(6, "specification", metadata.specifications.first());
        self.optional(6, "data_model", metadata.data_model.as_ref());
        if let Some(language) = &metadata.language {
            self.field(6, "language", language.value.as_str());
        }
    }

    fn invariant(&mut self, invariant: &Invariant) {
        self.line(2, "- invariant:");
        self.field(6, "type", invariant.kind.as_str());
        self.location(6, &invariant.location);
        for value in invariant.kind.expressions() {
            self.field(6, "value", &value.value);
        }
        self.optional(6, "format", invariant.format.as_ref());
    }

    fn waypoint(&mut self, waypoint: &Waypoint) {
        self.line(4, "- waypoint:");
        self.field(8, "type", waypoint.kind.as_str());
        self.field(8, "action", waypoint.action.as_str());
        self.location(8, &waypoint.location);
        if let Some(Constraint { value, format }) = &waypoint.constraint {
            self.line(8, "constraint:");
            self.field(10, "value", &value.value);
            self.optional(10, "format", format.as_ref());
        }
    }

    fn location(&mut self, indent: usize, location: &Location) {
        self.line(indent, "location:");
        self.optional(indent + 2, "file_name", location.file.as_ref());
        for (name, number) in [("line", &location.line), ("column", &location.column)] {
            if let Some(number) = number {
                self.line(indent + 2, &format!("{name}: {}", number.value));
            }
        }
        self.optional(indent + 2, "function", location.function.as_ref());
    }
}
