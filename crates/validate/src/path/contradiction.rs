//! What a claim says of its place, held against the program.
//!
//! The line of a claim is what is followed. Whatever else it says of its place must agree with that line, and the variable of a
//! store of JBMC's dialect must be there; else no execution does what the claim says.

use jurat_java::sites::{MethodSite, StoreSite, StoreTarget};
use jurat_java::{ClassKind, Loop, LoopKind, Place as At, SourceClass as Class, Statement, Variable};
use jurat_witness::claims::{Claim, ClaimPlace as Place, Fact};
use jurat_witness::jbmc::{Scope, Target as Stored};

use crate::checks::is_in;
use crate::ids::SourceId;
use crate::lexical::has_escaped_code;
use crate::path::places::Places;
use crate::path::target::Target;
use crate::source::Source;

const OFFSET: &str = "its offset is not on that line";
const END: &str = "where it ends contradicts where it starts, or no statement of that line ends there";
const METHOD: &str = "that line is not in the method that it names";
const VARIABLE: &str = "the program has no such variable there";
const STORE: &str = "nothing on that line stores to the variable";
const FILE: &str = "the file is not part of the program";
const NO_FILE: &str = "it names no file, and the program has several";
const NO_LINE: &str = "it names no line, and without one its place is not looked at";
const ESCAPED: &str = "its source has escapes outside of literals, and what they hide is not looked at";
const NESTED: &str = "there is code in that statement that may be executed elsewhere";
const STATEMENT: &str = "no statement starts at that column";
const SAME_NAME: &str = "another file of the same package has its name";
const SEVERAL: &str = "there is more than one statement on that line, and the column is not looked at";

/// What javac makes for the language, and no source declares.
const MADE: [&str; 3] = ["values", "valueOf", "$values"];

impl Places<'_> {
    /// Why the place of a claim is none of the program, or cannot be found there.
    pub(super) fn outside(&self, place: &Place) -> Option<&'static str> {
        match (&place.file, place.line) {
            (Some(_), _) if self.source(place).is_none() => Some(FILE),
            (_, None) if says_more(place) => Some(NO_LINE),
            _ => None,
        }
    }

    /// Why a claim cannot be about the place that it names, or about what is there; none if it can.
    pub(super) fn contradiction(&self, claim: &Claim) -> Option<&'static str> {
        let (source, line) = (self.source(&claim.place)?, claim.place.line?);
        // A verifier has a `Verifier` of its own.
        if self.sources[source.index()].is_left_out() {
            return None;
        }
        if self.is_offset_elsewhere(source, &claim.place) {
            return Some(OFFSET);
        }
        if self.is_end_elsewhere(source, line, &claim.place) {
            return Some(END);
        }
        let scope = claim.place.scope.as_ref();
        if !self.is_scope_around(source, line, scope) {
            return Some(METHOD);
        }
        match &claim.fact {
            Fact::Store { target: Stored::Variable(name), .. }
                if !self.has_variable(source, line, scope, name) =>
            {
                Some(VARIABLE)
            }
            Fact::Store { target: Stored::Variable(name), .. }
                if !self.is_stored_on(source, line, scope, name) =>
            {
                Some(STORE)
            }
            _ => None,
        }
    }

    /// Why the place of the violation cannot be looked at; none if it can, or if nothing is said of it.
    pub(super) fn contradiction_of_target(&self, place: &Place) -> Option<&'static str> {
        let Some(line) = place.line else {
            let is_one_of_several = place.file.is_some() && self.program.files.len() > 1;
            return self.outside(place).or(is_one_of_several.then_some(NO_LINE));
        };
        let Some(source) = self.source(place) else {
            return Some(if place.file.is_some() { FILE } else { NO_FILE });
        };
        let name = self.sources[source.index()].name_in_package();
        if self.sources.iter().filter(|other| other.name_in_package() == name).count() > 1 {
            return Some(SAME_NAME);
        }
        if has_escaped_code(&self.sources[source.index()].text) {
            return Some(ESCAPED);
        }
        let target = Target::new(place, self.program, self.sources)?;
        if self.has_nested_code(source, &target) {
            return Some(NESTED);
        }
        if self.has_others(source, &target) {
            return Some(SEVERAL);
        }
        let exact = self.exact(source, place)?;
        let here = |statement: &&Statement| statement.start.line == line;
        let mut statements = self.sources[source.index()].outline.statements.iter().filter(here);
        match (statements.next(), statements.next()) {
            (_, Some(_)) => Some(SEVERAL),
            // An offset may be that of a part of the statement.
            (Some(statement), None) if statement.start == exact || place.column.is_none() => None,
            _ => Some(STATEMENT),
        }
    }

    /// Whether something beside the leftmost statement of a target is executed on its lines, so that a violation there need not be
    /// its own: another statement that is no part of it, the end of what a statement around it evaluates, or another method.
    fn has_others(&self, source: SourceId, target: &Target) -> bool {
        let Source { outline, text, .. } = &self.sources[source.index()];
        let lines = target.first..=target.last;
        let methods = self.sources[source.index()].sites().methods.iter().filter(|it| !it.is_lambda());
        let methods: Vec<_> = methods.filter(|it| lines.contains(&it.first_line)).collect();
        let starts = methods.len();
        let here = outline.statements.iter().filter(|it| it.start.line == target.first);
        let Some(meant) = here.min_by_key(|it| it.start) else { return starts > 1 };
        let is_other = |it: &Statement| {
            let is_on_lines = it.start.line <= target.last && target.first <= it.end.line;
            let is_part = meant.start <= it.start && it.end <= meant.end;
            let is_around = it.start < meant.start && meant.end <= it.end;
            let is_around_from_above = is_around && it.start.line < target.first;
            is_on_lines && !is_part && !is_around_from_above
        };
        // Of a constructor, the call of another one is on the line of its header.
        let is_method = methods.iter().any(|it| !it.name.starts_with('<'));
        let before = before(text, meant.start);
        let mut all = self.sources[source.index()].sites().methods.iter();
        let is_made =
            |it: &MethodSite| it.name == "<init>" && (it.first_line..=it.last_line).contains(&target.first);
        // That call may be where the block begins, too.
        let may_begin = before.contains('{') && all.any(is_made);
        let is_empty_before = !may_begin && is_empty_before(&before, is_method);
        let closes = |it: &Statement| {
            let is_around = it.start < meant.start && meant.end <= it.end;
            // What it declares is closed where its block ends, which is not where it ends if it catches something.
            let closes_block = behind(text, meant.end).contains('}');
            is_around && (closes_block || lines.contains(&it.end.line)) && has_resources(text, it.start)
        };
        let is_empty_behind = meant.end.line > target.last
            || is_empty_behind(&behind(text, meant.end)) && !outline.statements.iter().any(closes);
        let ends_loop = |it: &Loop| {
            let is_around = it.start < meant.start && meant.end.line <= it.last_line;
            it.kind == LoopKind::Do && is_around && lines.contains(&it.last_line)
        };
        starts > 1
            || !is_empty_before
            || !is_empty_behind
            || outline.loops.iter().any(ends_loop)
            || outline.statements.iter().any(is_other)
    }

    /// Whether a lambda or a class starts on the lines of a target: its code is executed when it is called, and that it is on these
    /// lines does not say that the statement is.
    fn has_nested_code(&self, source: SourceId, target: &Target) -> bool {
        let Source { outline, .. } = &self.sources[source.index()];
        let lines = target.first..=target.last;
        let is_nested = |class: &Class| class.kind == ClassKind::Anonymous || class.first_line > target.first;
        self.sources[source.index()]
            .sites()
            .methods
            .iter()
            .any(|it| it.is_lambda() && lines.contains(&it.first_line))
            || outline.classes.iter().any(|it| is_nested(it) && lines.contains(&it.first_line))
    }

    fn is_offset_elsewhere(&self, source: SourceId, place: &Place) -> bool {
        let Some(offset) = place.offset else { return false };
        self.program.files[source.index()].place(offset).is_none_or(|at| Some(at.line) != place.line)
    }

    /// Whether a place ends before it starts, in two lines, or behind the statements of its first line.
    fn is_end_elsewhere(&self, source: SourceId, line: u32, place: &Place) -> bool {
        let end =
            place.end_offset.map(|offset| self.program.files[source.index()].place(offset).map(|at| at.line));
        let last = match (place.end_line, end) {
            (None, None) => return false,
            (Some(last), None) | (None, Some(Some(last))) => last,
            (Some(last), Some(Some(end))) if last == end => last,
            (_, Some(_)) => return true,
        };
        let is_reversed = place.offset.zip(place.end_offset).is_some_and(|(start, end)| end < start);
        let covers = |it: &Statement| {
            let is_here = it.start.line == line || it.is_simple && it.start.line < line;
            is_here && line <= it.end.line && last <= it.end.line
        };
        is_reversed
            || last < line
            || last > line && !self.sources[source.index()].outline.statements.iter().any(covers)
    }

    /// Whether a line may be in the method or class that a scope names.
    fn is_scope_around(&self, source: SourceId, line: u32, scope: Option<&Scope>) -> bool {
        let sites = self.sources[source.index()].sites();
        let is_on = |method: &MethodSite| (method.first_line..=method.last_line).contains(&line);
        let is_here = |method: &MethodSite| is_in(scope, method, sites) && is_on(method);
        match scope {
            None => true,
            // JBMC has code that no source has, and gives it lines of whatever it is made for.
            Some(Scope::Synthetic(_)) => self.is_dialect,
            Some(Scope::Method { name, .. }) if self.is_dialect && is_made(name) => true,
            Some(Scope::Method { class, name, .. }) if self.is_dialect && name.starts_with('<') => {
                self.has_class(source, class)
            }
            // Initialisers are anywhere in their class, but in its methods.
            Some(Scope::Method { class, name, .. }) if name.starts_with('<') => {
                let is_other = |it: &MethodSite| it.class == *class && !it.name.starts_with('<') && is_on(it);
                sites.methods.iter().any(is_here)
                    || self.has_class_on(source, class, line) && !sites.methods.iter().any(is_other)
            }
            Some(Scope::Class(class)) => self.has_class_on(source, class, line),
            Some(Scope::Method { .. } | Scope::Function(_)) => sites.methods.iter().any(is_here),
        }
    }

    /// Whether a store to a variable of this name can be on a line.
    fn is_stored_on(&self, source: SourceId, line: u32, scope: Option<&Scope>, name: &str) -> bool {
        if let Some(Scope::Synthetic(_)) = scope {
            return true;
        }
        let is_it = |store: &StoreSite| match &store.target {
            StoreTarget::Local { name: stored, .. } | StoreTarget::Field { name: stored, .. } => {
                stored == name
            }
            StoreTarget::Element => false,
        };
        let stores = self.sources[source.index()].sites().stores.iter();
        name.contains('$')
            || stores
                .filter(|store| is_it(store))
                .any(|store| (store.lines.first..=store.lines.last).contains(&line))
    }

    fn has_class(&self, source: SourceId, name: &str) -> bool {
        self.sources[source.index()].outline.classes.iter().any(|class| class.name == name)
    }

    fn has_class_on(&self, source: SourceId, name: &str, line: u32) -> bool {
        let mut classes = self.sources[source.index()].outline.classes.iter();
        classes.any(|class| class.name == name && (class.first_line..=class.last_line).contains(&line))
    }

    /// Whether a method can have a variable of this name: a local one, a parameter, or a field of the program. Parameters of another
    /// method, which JBMC stores where that is called, and what lambdas capture are declared elsewhere. Where no method is named, it
    /// is one of the line.
    fn has_variable(&self, source: SourceId, line: u32, scope: Option<&Scope>, name: &str) -> bool {
        let method = match scope {
            Some(Scope::Method { name, .. }) => name.as_str(),
            Some(Scope::Synthetic(_)) => return true,
            Some(Scope::Class(_) | Scope::Function(_)) | None => "",
        };
        let is_made = name.contains('$') || is_made(method);
        let sites = self.sources[source.index()].sites();
        let is_meant = |it: &&MethodSite| {
            let is_named = matches!(scope, Some(Scope::Method { .. }));
            is_in(scope, it, sites) && (is_named || (it.first_line..=it.last_line).contains(&line))
        };
        let methods = sites.methods.iter().filter(is_meant);
        let lines: Vec<_> = methods.map(|method| method.first_line..=method.last_line).collect();
        let is_its_own = |variable: &Variable| {
            method.starts_with("lambda$") || lines.iter().any(|lines| lines.contains(&variable.declared.line))
        };
        let is_it = |variable: &Variable| variable.name == name;
        let mut fields = self.sources.iter().flat_map(|source| source.fields(name));
        let mut variables =
            self.sources[source.index()].outline.variables.iter().filter(|variable| is_it(variable));
        is_made || fields.next().is_some() || variables.any(is_its_own)
    }
}

/// Whether a place says more than its file, and its line if there is one.
fn says_more(place: &Place) -> bool {
    let has_end = place.end_line.is_some() || place.end_offset.is_some();
    has_end || place.offset.is_some() || place.column.is_some() || place.scope.is_some()
}

/// Whether javac makes the methods of this name.
fn is_made(method: &str) -> bool {
    MADE.contains(&method) || method.starts_with("access$")
}

/// What stands before a place on its line.
fn before(text: &str, at: At) -> String {
    let line = text.lines().nth(at.line.saturating_sub(1) as usize).unwrap_or_default();
    line.chars().take(at.column.saturating_sub(1) as usize).collect()
}

/// What stands behind the last character of a statement on its line.
fn behind(text: &str, at: At) -> String {
    let line = text.lines().nth(at.line.saturating_sub(1) as usize).unwrap_or_default();
    line.chars().skip(at.column as usize).collect()
}

/// Whether the statement at a place is a `try` that closes what it declares.
fn has_resources(text: &str, at: At) -> bool {
    let line = text.lines().nth(at.line.saturating_sub(1) as usize).unwrap_or_default();
    let start: String = line.chars().skip(at.column.saturating_sub(1) as usize).collect();
    let behind = start.strip_prefix("try").map(str::trim_start);
    behind.is_some_and(|rest| !rest.starts_with('{'))
}

/// Whether nothing is executed in the text behind a statement: it closes blocks, or is a comment.
fn is_empty_behind(text: &str) -> bool {
    let mut rest = text.trim_start();
    loop {
        rest = match rest.chars().next() {
            None => return true,
            Some('}' | ';') => rest[1..].trim_start(),
            _ => match behind_comment(rest) {
                Some(behind) => behind.trim_start(),
                None => return false,
            },
        };
    }
}

/// Whether nothing is executed in the text before a statement: it opens blocks, is an `else` or a label, or the header of the
/// method that starts there.
fn is_empty_before(text: &str, has_method: bool) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let mut rest = text.trim_start();
    if has_method && let Some((header, behind)) = rest.split_once('{') {
        if !is_header(header) {
            return false;
        }
        rest = behind.trim_start();
    }
    while !rest.is_empty() {
        if let Some(behind) = behind_comment(rest) {
            rest = behind.trim_start();
            continue;
        }
        if let Some(behind) = rest.strip_prefix('{') {
            rest = behind.trim_start();
            continue;
        }
        // Only what an `else` follows is known to be the end of an `if`.
        let closed = rest.strip_prefix('}').map(str::trim_start);
        if closed.is_some_and(|it| !it.starts_with("else")) {
            return false;
        }
        rest = closed.unwrap_or(rest);
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        let behind = rest[word.len()..].trim_start();
        rest = match behind.strip_prefix(':') {
            Some(behind) if !word.is_empty() => behind.trim_start(),
            _ if word == "else" => behind,
            _ if word == "case" => match behind.split_once(':') {
                Some((value, behind)) if value.trim().trim_start_matches('-').chars().all(is_part) => {
                    behind.trim_start()
                }
                _ => return false,
            },
            _ => return false,
        };
    }
    true
}

/// Whether text is the header of one method, and nothing of a class or of a statement.
fn is_header(text: &str) -> bool {
    const OTHER: [&str; 12] =
        ["class", "interface", "enum", "record", "new", "switch", "try", "for", "while", "if", "catch", "do"];
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    text.matches('(').count() == 1
        && !text.contains(['=', ';', '}', '"'])
        && !text.contains("->")
        && text.split(|c| !is_part(c)).all(|word| !OTHER.contains(&word))
}

/// What follows a comment that a text starts with.
fn behind_comment(text: &str) -> Option<&str> {
    if text.starts_with("//") {
        return Some("");
    }
    let comment = text.strip_prefix("/*")?;
    comment.split_once("*/").map(|(_, behind)| behind)
}
