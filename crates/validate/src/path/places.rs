//! Which calls a place of a witness can mean.

use jurat_java::sites::{SourceCallSite as CallSite, StoreForm, StoreSite, StoreTarget};
use jurat_java::{Loop, Place as At, Statement, Variable};
use jurat_witness::claims::{Claim, ClaimPlace as Place, Moment};
use jurat_witness::jbmc::Scope;
use jurat_witness::program::Program;

use crate::checks::is_in;
use crate::ids::SourceId;
use crate::path::InputCall;
use crate::path::dialect::Line;
use crate::source::Source;

/// The calls that ask for input, by their places.
pub(super) struct Places<'a> {
    pub(super) program: &'a Program,
    pub(super) sources: &'a [Source],
    pub(super) calls: &'a [InputCall],
    /// Whether the witness is in JBMC's dialect.
    pub(super) is_dialect: bool,
}

impl<'a> Places<'a> {
    /// The file of the program that a place is in.
    pub(super) fn source(&self, place: &Place) -> Option<SourceId> {
        match (&place.file, self.program.files.as_slice()) {
            (Some(name), files) => {
                let found = self.program.file(name)?;
                files.iter().position(|file| std::ptr::eq(file, found)).map(SourceId::at)
            }
            (None, [_]) => Some(SourceId::at(0)),
            (None, _) => None,
        }
    }

    /// The calls that can be meant, in the method that the place names.
    pub(super) fn at(&self, place: &Place) -> Vec<usize> {
        self.around(place).into_iter().filter(|call| self.is_in_scope(*call, place)).collect()
    }

    /// Whether a call is in the method that a place names.
    fn is_in_scope(&self, call: usize, place: &Place) -> bool {
        let call = &self.calls[call];
        let sites = self.sources[call.source.index()].sites();
        is_in(place.scope.as_ref(), &sites.methods[self.site(call).method], sites)
    }

    /// The calls at a place, whatever method it names: the one at the exact place; with a column, the only one of the statement that
    /// starts there, unless another call is there; else those whose own lines have the line, else those of the statements that do.
    /// An offset must be in the same statement, and in no other call; so must be that of the end, if not in the statement.
    pub(super) fn around(&self, place: &Place) -> Vec<usize> {
        let Some(source) = self.source(place) else { return Vec::new() };
        let end = place.end_offset.and_then(|offset| self.program.files.get(source.index())?.place(offset));
        let end = end.map(|at| At { line: at.line, column: at.column });
        let ends = |call: &usize| end.is_none_or(|at| !self.is_in_other(source, at, &self.calls[*call]));
        self.started_at(source, place).into_iter().filter(ends).collect()
    }

    /// The same, wherever the place ends.
    fn started_at(&self, source: SourceId, place: &Place) -> Vec<usize> {
        let Some(line) = place.line else { return Vec::new() };
        let exact = self.exact(source, place);
        let is_exact = |call: &InputCall| exact.is_some_and(|at| at == call.start || at == call.end);
        let is_own = |call: &InputCall| (call.start.line..=call.end.line).contains(&line);
        let is_of_statement = |call: &InputCall| {
            let lines = self.site(call).lines;
            (lines.first..=lines.last).contains(&line)
        };
        let found = |is_meant: &dyn Fn(&InputCall) -> bool| -> Vec<usize> {
            let calls = self.calls.iter().enumerate();
            calls.filter(|(_, call)| call.source == source && is_meant(call)).map(|(idx, _)| idx).collect()
        };
        let calls = found(&is_exact);
        if !calls.is_empty() {
            return calls;
        }
        if place.column.is_some() {
            return self.only_call_of_statement(source, place).into_iter().collect();
        }
        let candidates: [&dyn Fn(&InputCall) -> bool; 2] = [&is_own, &is_of_statement];
        let calls = candidates.into_iter().map(found).find(|calls| !calls.is_empty()).unwrap_or_default();
        let is_near = |call: &usize| exact.is_none_or(|at| self.is_near(source, at, &self.calls[*call]));
        calls.into_iter().filter(is_near).collect()
    }

    /// Whether a place is in the innermost statement that a call is in, and in no other call.
    fn is_near(&self, source: SourceId, at: At, call: &InputCall) -> bool {
        let has = |start: At, end: At, it: At| start <= it && it <= end;
        let statements = &self.sources[source.index()].outline.statements;
        let innermost = |it: At| statements.iter().rfind(|statement| has(statement.start, statement.end, it));
        innermost(at).is_some_and(|statement| innermost(call.start) == Some(statement))
            && !self.is_in_other(source, at, call)
    }

    /// Whether a place is in a call that another one is no part of.
    fn is_in_other(&self, source: SourceId, at: At, call: &InputCall) -> bool {
        let has = |site: &CallSite, it: At| site.start <= it && it <= site.end;
        let mut calls = self.sources[source.index()].sites().calls.iter().filter(|site| has(site, at));
        calls.any(|site| !has(site, call.start))
    }

    /// Whether the call that returns at a place may be one that asks for no input: where several start, at a statement of several, or
    /// without a column on a line on which another one ends first.
    pub(super) fn may_be_another(&self, place: &Place) -> bool {
        let (Some(source), Some(line)) = (self.source(place), place.line) else { return false };
        let sites = &self.sources[source.index()].sites().calls;
        let Some(at) = self.exact(source, place) else {
            let first = sites.iter().filter(|site| site.end.line == line).min_by_key(|site| site.end);
            return first.is_some_and(|first| self.calls.iter().all(|call| call.end != first.end));
        };
        if sites.iter().any(|site| site.end == at) {
            return false;
        }
        let statements = &self.sources[source.index()].outline.statements;
        // An offset is only where the operation starts, a column should be that of the call.
        let statement = statements.iter().find(|it| it.start == at).filter(|_| place.column.is_some());
        let is_meant = |site: &&CallSite| {
            let is_inside = |it: &Statement| it.start <= site.start && site.end <= it.end;
            site.start == at || statement.is_some_and(is_inside)
        };
        sites.iter().filter(is_meant).count() > 1
    }

    /// The only call of the statement at an exact place, if no other call starts there.
    fn only_call_of_statement(&self, source: SourceId, place: &Place) -> Option<usize> {
        let at = self.exact(source, place)?;
        let statement = self.sources[source.index()].outline.statements.iter().find(|it| it.start == at)?;
        let is_inside = |start: At| statement.start <= start && start <= statement.end;
        let mut calls =
            self.calls.iter().enumerate().filter(|(_, call)| call.source == source && is_inside(call.start));
        let sites = &self.sources[source.index()].sites().calls;
        match (calls.next(), calls.next()) {
            (Some((idx, _)), None) if sites.iter().all(|site| site.start != at) => Some(idx),
            _ => None,
        }
    }

    /// Whether a loop starts on the line of a place, or behind a statement of it.
    pub(super) fn leads_to_loop(&self, place: &Place) -> bool {
        let (Some(source), Some(line)) = (self.source(place), place.line) else { return false };
        let outline = &self.sources[source.index()].outline;
        let is_loop = |at: At| outline.loops.iter().any(|it| it.start == at);
        let mut statements =
            outline.statements.iter().filter(|it| (it.start.line..=it.end.line).contains(&line));
        outline.loops.iter().any(|it| (it.start.line..=it.last_line).contains(&line))
            || statements.any(|statement| statement.next.is_some_and(is_loop))
    }

    /// The calls of the statement that leads to the one at a place.
    pub(super) fn before(&self, place: &Place) -> Vec<usize> {
        let Some((source, statement)) = self.statement_before(place) else { return Vec::new() };
        let is_inside = |call: &InputCall| {
            call.source == source && statement.start <= call.start && call.end <= statement.end
        };
        let calls = self.calls.iter().enumerate();
        let calls = calls.filter(|(_, call)| is_inside(call)).map(|(idx, _)| idx);
        calls.filter(|call| self.is_in_scope(*call, place)).collect()
    }

    /// Whether a place may be where `main` is entered: it names no line, or one of a method of that name.
    pub(super) fn is_in_main(&self, place: &Place) -> bool {
        let Some(line) = place.line else { return true };
        let Some(source) = self.source(place) else { return false };
        let mut methods = self.sources[source.index()].sites().methods.iter().filter(|it| it.name == "main");
        methods.any(|it| (it.first_line..=it.last_line).contains(&line))
    }

    /// Whether a function, as witnesses name them, is the `main` that every execution enters.
    pub(super) fn is_main(&self, function: &str) -> bool {
        let function = function.trim().strip_suffix("()").unwrap_or(function);
        match Scope::parse(function) {
            Scope::Function(name) => name == "main",
            scope @ Scope::Method { .. } => {
                let classes = || self.sources.iter().flat_map(Source::main_classes);
                let mut methods = self.sources.iter().flat_map(|source| {
                    let sites = source.sites();
                    sites
                        .methods
                        .iter()
                        .filter(move |method| method.name == "main")
                        .map(move |it| (it, sites))
                });
                classes().count() == 1
                    && methods.any(|(method, sites)| {
                        is_in(Some(&scope), method, sites) && classes().any(|class| *class == method.class)
                    })
            }
            Scope::Class(_) | Scope::Synthetic(_) => false,
        }
    }

    /// The statement that leads to the one at a place, and its file.
    fn statement_before(&self, place: &Place) -> Option<(SourceId, &'a Statement)> {
        let (source, line) = (self.source(place)?, place.line?);
        let exact = self.exact(source, place);
        let is_next = |at: At| exact.map_or(at.line == line, |exact| exact == at);
        let mut statements = self.sources[source.index()].outline.statements.iter();
        Some((source, statements.find(|statement| statement.next.is_some_and(is_next))?))
    }

    /// The plain name of the variable that the value of a call is stored to as it is.
    pub(super) fn stored_to(&self, call: usize) -> Option<&'a str> {
        let stored_to = self.site(&self.calls[call]).stored_to.as_ref()?;
        stored_to.is_plain.then_some(&stored_to.name)
    }

    /// Whether the variable that the value of a call is stored to has that very value.
    pub(super) fn is_kept(&self, call: usize) -> bool {
        let call = &self.calls[call];
        let type_name = self.site(call).stored_to.as_ref().and_then(|it| it.type_name.as_deref());
        type_name.is_some_and(|type_name| call.input_type.is_kept_by(type_name))
    }

    /// Whether the variable that a call is stored to has its value when the place of a claim is reached: behind the line, at the
    /// head of a loop, or before the next statement. Nothing else may be stored to it there, and nothing may happen more than once,
    /// or later.
    pub(super) fn is_still_stored(&self, call: usize, moment: Moment, place: &Place) -> bool {
        let call = &self.calls[call];
        let Some(line) = place.line else { return false };
        let mut parts = match (moment, self.statement_before(place)) {
            (Moment::Before, Some((_, statement))) if statement.is_simple => {
                vec![(statement.start, statement.end)]
            }
            (Moment::Before, _) => return false,
            _ => vec![whole_lines(line.min(call.start.line), line.max(call.end.line))],
        };
        if moment == Moment::LoopHead {
            parts.extend(self.ways_to_loops(call.source, line));
        }
        let is_there = |at: At| parts.iter().any(|(first, last)| *first <= at && at <= *last);
        let (site, sites) = (self.site(call), self.sources[call.source.index()].sites());
        let mut stores = sites.stores.iter().filter(|store| is_there(store.start) && is_to(store, site));
        let (Some(store), None) = (stores.next(), stores.next()) else { return false };
        let is_local = matches!(store.target, StoreTarget::Local { .. });
        let mut statements = sites.statements.iter().filter(|statement| is_there(statement.start));
        let goes_on = match moment {
            Moment::Before => self.is_only_inputs(call.source, &is_there),
            Moment::LoopHead => self.is_harmless_behind(call, &parts),
            _ => true,
        };
        goes_on
            && (is_local || self.is_alone(call, store, &is_there))
            && statements.all(|statement| statement.method == site.method)
    }

    /// Whether a statement only stores inputs, each as it is. Whatever else it does could end the execution before the next one is
    /// reached.
    fn is_only_inputs(&self, source: SourceId, is_there: &dyn Fn(At) -> bool) -> bool {
        let sites = self.sources[source.index()].sites();
        let is_input = |site: &CallSite| {
            let is_it = |call: &InputCall| call.source == source && call.start == site.start;
            site.stored_to.is_some() && self.calls.iter().any(is_it)
        };
        let calls: Vec<&CallSite> = sites.calls.iter().filter(|site| is_there(site.start)).collect();
        let stores: Vec<&StoreSite> = sites.stores.iter().filter(|store| is_there(store.start)).collect();
        let is_alone = |store: &&StoreSite| stores.len() == 1 || store.form == StoreForm::Initialiser;
        calls.len() == stores.len() && calls.into_iter().all(is_input) && stores.iter().all(is_alone)
    }

    /// Whether nothing can end the execution, or lead it elsewhere, behind a call on its lines and on the ways to loops: there are no
    /// other words and signs than those of additions, comparisons and stores, and nothing is called but for inputs.
    fn is_harmless_behind(&self, call: &InputCall, parts: &[(At, At)]) -> bool {
        let Source { text, outline, .. } = &self.sources[call.source.index()];
        // Only primitive variables have neither a text nor a value to be unboxed, and no class that a cast could miss.
        let is_primitive = |name: &str| {
            let mut named = outline.variables.iter().filter(|variable| variable.name == name).peekable();
            let is_it = |it: &Variable| it.type_name.as_deref().is_some_and(|it| PRIMITIVE.contains(&it));
            named.peek().is_some() && named.all(is_it)
        };
        parts.iter().enumerate().all(|(idx, (first, last))| {
            let first = if idx == 0 { call.end } else { *first };
            let is_input = |at: At| {
                let is_there = |it: &InputCall| it.start <= at && at <= it.end;
                self.calls.iter().any(|it| it.source == call.source && is_there(it))
            };
            is_harmless(&text_where(text, |at| first <= at && at < *last && !is_input(at)), is_primitive)
        })
    }

    /// Whether a store is all that happens in a part of the source. Whatever else does could store to a field: calls, but also texts
    /// of objects, initialisers of classes and the ends of `try` statements.
    fn is_alone(&self, call: &InputCall, store: &StoreSite, is_there: &dyn Fn(At) -> bool) -> bool {
        let Source { outline, .. } = &self.sources[call.source.index()];
        let touches = |statement: &&Statement| is_there(statement.start) || is_there(statement.end);
        let mut statements = outline.statements.iter().filter(touches);
        match (statements.next(), statements.next()) {
            // It starts with the store, whose value is the call: there is no room for anything else.
            (Some(statement), None) => statement.is_simple && statement.start == store.start,
            _ => false,
        }
    }

    /// What is executed between a line and the heads of the loops that it leads to: what stands before the condition of one that
    /// follows, and all of one that the line is a part of.
    fn ways_to_loops(&self, source: SourceId, line: u32) -> Vec<(At, At)> {
        let outline = &self.sources[source.index()].outline;
        let is_next = |it: &Loop| {
            let mut statements = outline.statements.iter().filter(|it| it.next.is_some());
            statements.any(|statement| {
                (statement.start.line..=statement.end.line).contains(&line)
                    && statement.next == Some(it.start)
            })
        };
        let way = |it: &Loop| {
            if (it.start.line..=it.last_line).contains(&line) {
                return Some(whole_lines(it.start.line, it.last_line));
            }
            let end = it.condition.unwrap_or(whole_lines(it.start.line, it.start.line).1);
            is_next(it).then_some((it.start, end))
        };
        outline.loops.iter().filter_map(way).collect()
    }

    /// Whether the value of a call is stored to something of this name, by whatever qualifier.
    pub(super) fn is_stored_as(&self, call: usize, name: &str) -> bool {
        self.site(&self.calls[call]).stored_to.as_ref().is_some_and(|stored_to| stored_to.name == name)
    }

    /// Whether something else is stored, on the lines of a call, to what its value is stored to.
    pub(super) fn is_changed_on_line(&self, call: usize) -> bool {
        let call = &self.calls[call];
        let (first, last) = whole_lines(call.start.line, call.end.line);
        let site = self.site(call);
        let stores = self.sources[call.source.index()].sites().stores.iter();
        stores.filter(|store| first <= store.start && store.start <= last && is_to(store, site)).count() > 1
    }

    /// Whether a line has calls that ask for no input.
    pub(super) fn has_other_calls(&self, (source, line): Line) -> bool {
        let is_input =
            |idx: usize| self.calls.iter().any(|call| call.source == source && call.call_site == idx);
        let calls = self.sources[source.index()].sites().calls.iter().enumerate();
        let mut calls = calls.filter(|(_, call)| (call.lines.first..=call.lines.last).contains(&line));
        calls.any(|(idx, _)| !is_input(idx))
    }

    /// The line of a place, and its file.
    pub(super) fn line(&self, place: &Place) -> Option<Line> {
        Some((self.source(place)?, place.line?))
    }

    /// Whether the value of a call is stored to some variable as it is.
    pub(super) fn is_stored(&self, call: usize) -> bool {
        self.site(&self.calls[call]).stored_to.is_some()
    }

    /// Whether a claim is about a file of the program.
    pub(super) fn is_in_program(&self, claim: &Claim) -> bool {
        self.source(&claim.place).is_some()
    }

    fn site(&self, call: &InputCall) -> &'a CallSite {
        &self.sources[call.source.index()].sites().calls[call.call_site]
    }

    pub(super) fn exact(&self, source: SourceId, place: &Place) -> Option<At> {
        let line = place.line?;
        if let Some(column) = place.column {
            return Some(At { line, column });
        }
        let at = self.program.files.get(source.index())?.place(place.offset?)?;
        Some(At { line: at.line, column: at.column })
    }
}

/// The code at some places, without the comments at the ends of lines.
fn text_where(text: &str, is_there: impl Fn(At) -> bool) -> String {
    let mut code = String::new();
    for (line, number) in text.lines().zip(1_u32..) {
        let line = line.split("//").next().unwrap_or_default();
        let chars = line.chars().zip(1_u32..).map(|(c, column)| (c, At { line: number, column }));
        code.extend(chars.filter(|(_, at)| is_there(*at)).map(|(c, _)| c));
        code.push('\n');
    }
    code
}

/// Types whose values are no objects.
const PRIMITIVE: [&str; 8] = ["boolean", "byte", "short", "char", "int", "long", "float", "double"];

/// Whether code has only words and signs that neither throw nor lead elsewhere. The only calls that have no full stop, and no keyword, are
/// those of methods of the class itself.
fn is_harmless(code: &str, is_primitive: impl Fn(&str) -> bool) -> bool {
    const PLAIN: [&str; 9] = ["for", "while", "if", "do", "else", "final", "true", "false", ""];
    const BEFORE_PARENTHESES: [&str; 4] = ["for", "while", "if", "do"];
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let is_word = |word: &str| {
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        is_number || PLAIN.contains(&word) || PRIMITIVE.contains(&word) || is_primitive(word)
    };
    let is_sign = |c: char| c.is_whitespace() || "=;,+-*(){}<>!&|".contains(c);
    let mut callees =
        code.split('(').map(|it| it.trim_end().rsplit(|c| !is_part(c)).next().unwrap_or_default());
    // Behind the last parenthesis no call begins.
    callees.next_back();
    code.chars().all(|c| is_part(c) || is_sign(c))
        && code.split(|c| !is_part(c)).all(is_word)
        && callees.all(|word| word.is_empty() || BEFORE_PARENTHESES.contains(&word))
}

fn whole_lines(first: u32, last: u32) -> (At, At) {
    (At { line: first, column: 0 }, At { line: last, column: u32::MAX })
}

/// Whether a store is to a variable of the name that a call is stored to.
fn is_to(store: &StoreSite, call: &CallSite) -> bool {
    match &store.target {
        StoreTarget::Local { name, .. } | StoreTarget::Field { name, .. } => {
            call.stored_to.as_ref().is_some_and(|stored_to| stored_to.name == *name)
        }
        StoreTarget::Element => false,
    }
}
