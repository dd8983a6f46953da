//! From the text of a result file to its runs.

use std::borrow::Cow;
use std::mem;
use std::path::Path;

use quick_xml::XmlVersion;
use quick_xml::events::attributes::{AttrError, Attribute};
use quick_xml::events::{BytesEnd, BytesStart, Event};
use quick_xml::reader::Reader;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use super::{ColumnId, ReadColumn, ReadError, ReadRun, ResultHead, ResultSet, System, WantedColumns};
use crate::model::ExpectedVerdict;

/// More columns than any tool has; what is beyond is hostile.
const MAX_COLUMNS: usize = 10_000;

/// Of a kind of warning, so many are kept.
const MAX_WARNINGS: usize = 20;

/// What a result file says.
pub(super) fn parse(text: &str, path: &Path, wanted: WantedColumns<'_>) -> Result<ResultSet, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut parser = Parser {
        reader: Reader::from_str(text),
        is_empty: false,
        wanted,
        ids: FxHashMap::default(),
        set: empty(path),
    };
    parser.document().map_err(|reason| {
        let position = parser.reader.error_position().max(parser.reader.buffer_position()) as usize;
        let line = 1 + text.bytes().take(position).filter(|byte| *byte == b'\n').count();
        ReadError::Text { path: path.to_owned(), line, reason }
    })?;
    Ok(parser.set)
}

fn empty(path: &Path) -> ResultSet {
    ResultSet {
        path: path.to_owned(),
        head: ResultHead::default(),
        columns: Vec::new(),
        runs: Vec::new(),
        warnings: Vec::new(),
    }
}

struct Parser<'t, 'w> {
    reader: Reader<&'t [u8]>,
    /// Whether the element that was just begun is one like `<column/>`, whose end is still to be said.
    is_empty: bool,
    wanted: WantedColumns<'w>,
    ids: FxHashMap<String, Option<ColumnId>>,
    set: ResultSet,
}

impl<'t> Parser<'t, '_> {
    fn document(&mut self) -> Result<(), String> {
        loop {
            match self.next()? {
                Event::Start(root) if ["result", "test"].contains(&root.name().as_ref()) => {
                    self.result(&root)?;
                    break;
                }
                Event::Start(root) => {
                    return Err(format!("this is no result file: it begins with <{}>", root.name().as_ref()));
                }
                Event::Eof => return Err("this is no result file: it has no <result>".to_owned()),
                _ => {}
            }
        }
        loop {
            match self.next()? {
                Event::Eof => return Ok(()),
                Event::Start(_) => return Err("there is more than one <result>".to_owned()),
                _ => {}
            }
        }
    }

    fn result(&mut self, root: &BytesStart<'t>) -> Result<(), String> {
        attributes(root, |name, value| {
            let head = &mut self.set.head;
            let field = match name {
                "benchmarkname" => &mut head.benchmark_name,
                "date" => &mut head.date,
                "starttime" => &mut head.start_time,
                "endtime" => &mut head.end_time,
                "tool" => &mut head.tool,
                "version" => &mut head.version,
                "toolmodule" => &mut head.tool_module,
                "generator" => &mut head.generator,
                "displayName" => &mut head.display_name,
                "name" => &mut head.name,
                "block" => &mut head.block,
                "options" => &mut head.options,
                "memlimit" => &mut head.memory_limit,
                "timelimit" => &mut head.time_limit,
                "cpuCores" => &mut head.cpu_cores,
                "error" => &mut head.error,
                _ => return,
            };
            *field = Some(value.to_owned());
        })?;
        loop {
            match self.inside()? {
                Event::Start(run) if ["run", "sourcefile"].contains(&run.name().as_ref()) => {
                    self.run(&run)?;
                }
                Event::Start(element) if element.name().as_ref() == "systeminfo" => self.system(&element)?,
                Event::Start(element) if element.name().as_ref() == "description" => {
                    self.set.head.description = Some(self.text()?);
                }
                Event::Start(element) => self.skip(&element)?,
                Event::End(_) => return Ok(()),
                _ => {}
            }
        }
    }

    fn run(&mut self, element: &BytesStart<'t>) -> Result<(), String> {
        let mut run = ReadRun::default();
        let mut odd_verdict = None;
        let last = self.set.runs.last();
        attributes(element, |name, value| match name {
            "name" => run.name = value.into(),
            "files" => run.has_files = true,
            "properties" => {
                run.properties = Some(shared(value, last.and_then(|last| last.properties.as_ref())));
            }
            "propertyFile" => {
                run.property_file = Some(shared(value, last.and_then(|last| last.property_file.as_ref())));
            }
            "expectedVerdict" => {
                run.expected = parse_expected(value);
                odd_verdict = (run.expected.is_none() && value != "unknown").then(|| value.to_owned());
            }
            "options" => run.options = Some(shared(value, last.and_then(|last| last.options.as_ref()))),
            "logfile" => run.log_file = Some(value.into()),
            _ => {}
        })?;
        if run.name.is_empty() {
            return Err("a run has no name".to_owned());
        }
        if let Some(text) = odd_verdict {
            self.warn(format!("`{}`: `{text}` is no verdict that could be expected", run.name));
        }
        loop {
            match self.inside()? {
                Event::Start(column) if column.name().as_ref() == "column" => {
                    self.value(&column, &mut run)?;
                    self.skip(&column)?;
                }
                Event::Start(element) => self.skip(&element)?,
                Event::End(_) => break,
                _ => {}
            }
        }
        self.set.runs.push(run);
        Ok(())
    }

    fn value(&mut self, column: &BytesStart<'t>, run: &mut ReadRun) -> Result<(), String> {
        // Most of a file is columns that nobody wants: of them not more is read than the title, which comes first.
        if first_title(column).is_some_and(|title| self.ids.get(title) == Some(&None)) {
            return Ok(());
        }
        let (mut title, mut text, mut is_hidden) = (Cow::Borrowed(""), None, false);
        for attribute in column.attributes().with_checks(false) {
            let (name, value) = named_value(attribute)?;
            match name {
                "title" => title = value,
                "value" => text = Some(value),
                "hidden" => is_hidden = value == "true",
                _ => {}
            }
        }
        let Some(text) = text else { return Ok(()) };
        if let Some(id) = self.column(&title, is_hidden)? {
            match run.place(id) {
                Ok(_) => {
                    let title = &self.set.columns[id.index()].title;
                    self.warn(format!(
                        "`{}`: the column `{title}` is there twice; the first counts",
                        run.name
                    ));
                }
                Err(place) => run.values.insert(place, (id, text.into())),
            }
        }
        Ok(())
    }

    /// The column with this title, unless nobody wants it. It is hidden only if it is in all runs.
    fn column(&mut self, title: &str, is_hidden: bool) -> Result<Option<ColumnId>, String> {
        if let Some(id) = self.ids.get(title) {
            if let Some(id) = id
                && !is_hidden
            {
                self.set.columns[id.index()].is_hidden = false;
            }
            return Ok(*id);
        }
        if self.ids.len() == MAX_COLUMNS {
            return Err(format!("it has more than {MAX_COLUMNS} columns"));
        }
        let id = self.wanted.has(title).then_some(ColumnId(self.set.columns.len() as u16));
        if id.is_some() {
            self.set.columns.push(ReadColumn { title: title.to_owned(), is_hidden });
        }
        self.ids.insert(title.to_owned(), id);
        Ok(id)
    }

    fn system(&mut self, element: &BytesStart<'t>) -> Result<(), String> {
        let mut system = System::default();
        attributes(element, |name, value| {
            if name == "hostname" {
                system.hostname = Some(value.to_owned());
            }
        })?;
        loop {
            match self.inside()? {
                Event::Start(part) => {
                    attributes(&part, |name, value| {
                        let field = match (part.name().as_ref(), name) {
                            ("os", "name") => &mut system.os,
                            ("cpu", "model") => &mut system.cpu_model,
                            ("cpu", "cores") => &mut system.cpu_cores,
                            ("cpu", "frequency") => &mut system.cpu_frequency,
                            ("cpu", "turboboostActive") => &mut system.turbo_boost,
                            ("ram", "size") => &mut system.memory,
                            _ => return,
                        };
                        *field = Some(value.to_owned());
                    })?;
                    self.skip(&part)?;
                }
                Event::End(_) => break,
                _ => {}
            }
        }
        self.set.head.systems.push(system);
        Ok(())
    }

    /// The text up to the end of the element that was just begun.
    fn text(&mut self) -> Result<String, String> {
        let mut text = String::new();
        loop {
            match self.inside()? {
                Event::Text(part) => text.push_str(&part),
                Event::CData(part) => text.push_str(&part),
                Event::GeneralRef(reference) => match reference.resolve_char_ref() {
                    Ok(Some(c)) => text.push(c),
                    Ok(None) => match quick_xml::escape::resolve_predefined_entity(&reference) {
                        Some(meaning) => text.push_str(meaning),
                        None => return Err(format!("the entity &{}; is not declared", &*reference)),
                    },
                    Err(error) => return Err(error.to_string()),
                },
                Event::Start(element) => self.skip(&element)?,
                Event::End(_) => return Ok(text),
                _ => {}
            }
        }
    }

    /// Goes to the end of the element that was just begun.
    fn skip(&mut self, element: &BytesStart<'t>) -> Result<(), String> {
        if mem::take(&mut self.is_empty) {
            return Ok(());
        }
        match self.reader.read_to_end(element.name()) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.said(&error)),
        }
    }

    /// What comes next, where the file must not end.
    fn inside(&mut self) -> Result<Event<'t>, String> {
        match self.next()? {
            Event::Eof => Err(self.truncated()),
            event => Ok(event),
        }
    }

    /// What comes next. Empty elements have a beginning and an end like all others.
    fn next(&mut self) -> Result<Event<'t>, String> {
        if mem::take(&mut self.is_empty) {
            return Ok(Event::End(BytesEnd::new("")));
        }
        match self.reader.read_event() {
            Ok(Event::Empty(element)) => {
                self.is_empty = true;
                Ok(Event::Start(element))
            }
            Ok(event) => Ok(event),
            Err(error) => Err(self.said(&error)),
        }
    }

    fn said(&self, error: &quick_xml::Error) -> String {
        match error {
            quick_xml::Error::Syntax(_) => self.truncated(),
            error => error.to_string(),
        }
    }

    fn truncated(&self) -> String {
        let n_runs = self.set.runs.len();
        format!("the file ends here, in the middle (hint: it is truncated; {n_runs} runs before are whole)")
    }

    fn warn(&mut self, warning: String) {
        let warnings = &mut self.set.warnings;
        if warnings.len() < MAX_WARNINGS {
            warnings.push(warning);
        } else if warnings.len() == MAX_WARNINGS {
            warnings.push("there is more of this kind".to_owned());
        }
    }
}

/// The title of a column where it stands as everybody writes it.
fn first_title<'a>(column: &'a BytesStart<'_>) -> Option<&'a str> {
    let (title, _) = column.attributes_raw().strip_prefix(" title=\"")?.split_once('"')?;
    (!title.contains('&')).then_some(title)
}

/// The text; if the run before has the same, the two share it.
fn shared(text: &str, before: Option<&SmolStr>) -> SmolStr {
    before.filter(|before| *before == text).cloned().unwrap_or_else(|| text.into())
}

fn attributes(element: &BytesStart<'_>, mut visit: impl FnMut(&str, &str)) -> Result<(), String> {
    for attribute in element.attributes() {
        let (name, value) = named_value(attribute)?;
        visit(name, &value);
    }
    Ok(())
}

fn named_value(attribute: Result<Attribute<'_>, AttrError>) -> Result<(&str, Cow<'_, str>), String> {
    let attribute = attribute.map_err(|error| error.to_string())?;
    let value = attribute.normalized_value(XmlVersion::Explicit1_0).map_err(|error| error.to_string())?;
    Ok((attribute.key.into_inner(), value))
}

fn parse_expected(text: &str) -> Option<ExpectedVerdict> {
    match text {
        "true" => Some(ExpectedVerdict::True),
        "false" => Some(ExpectedVerdict::False { subproperty: None }),
        _ => {
            let part = text.strip_prefix("false(")?.strip_suffix(')')?;
            Some(ExpectedVerdict::False { subproperty: Some(part.to_owned()) })
        }
    }
}
