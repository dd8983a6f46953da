//! What is where in the program: built once per run of lint, so that every question is a search.

use std::cell::OnceCell;

use jurat_text::span::LineIndex;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lint::sites::FileName;
use crate::lint::sites::lines::{LineSet, Lines};
use crate::lint::sites::method::class_key;
use crate::program::{Program, ProgramFile, ProgramOutline, ProgramPlace};

/// Names that verifiers give to code that is not the program's.
const LIBRARIES: &[&str] = &["java/", "javax/", "jdk/", "sun/", "com/sun/", "org/cprover/"];

/// The program with its methods by name.
pub(crate) struct ProgramIndex<'a> {
    pub(crate) program: &'a Program,
    pub(crate) files: Vec<FileIndex<'a>>,
    /// Whether every file was read from start to end.
    pub(crate) is_complete: bool,
    /// By [`class_key`].
    pub(super) classes: FxHashMap<String, ClassIndex<'a>>,
    /// The methods of all classes.
    pub(super) methods: FxHashMap<&'a str, LineSet>,
}

/// A class, or all anonymous classes of one class.
pub(super) struct ClassIndex<'a> {
    pub(super) name: &'a str,
    /// The lines up to the opening brace: compilers put methods of their own there.
    pub(super) head: LineSet,
    pub(super) methods: FxHashMap<&'a str, LineSet>,
    /// The first few names of its methods.
    pub(super) known: Vec<&'a str>,
    /// Whether its file was read from start to end.
    pub(super) is_complete: bool,
}

/// How many methods of a class a message lists.
const MAX_KNOWN: usize = 4;

/// A file of the program.
pub(crate) struct FileIndex<'a> {
    pub(crate) file_idx: usize,
    pub(crate) file: &'a ProgramFile,
    pub(crate) n_lines: u32,
    lines: OnceCell<LineIndex>,
    n_chars: OnceCell<u32>,
    before_loops: OnceCell<(LineSet, LineSet)>,
    initialisers: OnceCell<FxHashSet<u32>>,
}

impl<'a> ProgramIndex<'a> {
    pub(crate) fn new(program: &'a Program) -> Self {
        let file = |(file_idx, file): (usize, &'a ProgramFile)| FileIndex {
            file_idx,
            file,
            n_lines: file.n_lines(),
            lines: OnceCell::new(),
            n_chars: OnceCell::new(),
            before_loops: OnceCell::new(),
            initialisers: OnceCell::new(),
        };
        let files: Vec<_> = program.files.iter().enumerate().map(file).collect();
        let is_complete = files.iter().all(|file| file.outline().is_some());
        let mut members = Members::default();
        for (file_idx, file) in program.files.iter().enumerate() {
            if let Some(outline) = &file.outline {
                members.add(file_idx, outline);
            }
        }
        let classes = members.classes.into_iter().map(|(key, class)| (key, class.sorted())).collect();
        Self { program, files, is_complete, classes, methods: sorted(members.methods) }
    }

    /// The only file of the program.
    pub(crate) fn only_file(&self) -> Option<&FileIndex<'a>> {
        match self.files.as_slice() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// What the name of a file stands for.
    pub(crate) fn file_name(&self, name: &str) -> FileName {
        let found = self.program.file(name);
        // `java/util/List.java` is not the program's own `List.java`.
        if is_library(name) && !found.is_some_and(|file| file.name.ends_with(name)) {
            return FileName::Library;
        }
        if let Some(found) = found {
            let file_idx = self.program.files.iter().position(|file| std::ptr::eq(file, found));
            return file_idx.map_or(FileName::Unknown, FileName::Program);
        }
        let base = |path: &str| path.rsplit('/').next().map(str::to_owned);
        let is_like = |file: &ProgramFile| base(&file.name) == base(name);
        if self.program.files.iter().any(is_like) { FileName::Ambiguous } else { FileName::Unknown }
    }
}

/// The members of the program while they are collected.
#[derive(Default)]
struct Members<'a> {
    classes: FxHashMap<String, ClassMembers<'a>>,
    methods: FxHashMap<&'a str, Vec<Lines>>,
}

#[derive(Default)]
struct ClassMembers<'a> {
    name: &'a str,
    head: Vec<Lines>,
    methods: FxHashMap<&'a str, Vec<Lines>>,
    is_complete: bool,
}

impl<'a> Members<'a> {
    fn add(&mut self, file_idx: usize, outline: &'a ProgramOutline) {
        for class in &outline.classes {
            let entry = self.classes.entry(class_key(&class.name)).or_default();
            entry.name = &class.name;
            entry.head.push(Lines { file_idx, first: class.first_line, last: class.body_line });
            entry.is_complete = outline.is_complete;
        }
        for method in &outline.methods {
            let lines = Lines { file_idx, first: method.first_line, last: method.last_line };
            self.methods.entry(&method.name).or_default().push(lines);
            if let Some(class) = self.classes.get_mut(&class_key(&method.class)) {
                class.methods.entry(&method.name).or_default().push(lines);
            }
        }
    }
}

impl<'a> ClassMembers<'a> {
    fn sorted(self) -> ClassIndex<'a> {
        let mut known: Vec<_> = self.methods.keys().copied().filter(|name| !name.starts_with('<')).collect();
        known.sort_unstable();
        known.truncate(MAX_KNOWN);
        ClassIndex {
            name: self.name,
            head: LineSet::new(self.head),
            methods: sorted(self.methods),
            known,
            is_complete: self.is_complete,
        }
    }
}

fn sorted(methods: FxHashMap<&str, Vec<Lines>>) -> FxHashMap<&str, LineSet> {
    methods.into_iter().map(|(name, lines)| (name, LineSet::new(lines))).collect()
}

fn is_library(name: &str) -> bool {
    let name = name.strip_prefix("./").unwrap_or(name);
    name == "<command-line>"
        || name.ends_with("org/sosy_lab/sv_benchmarks/Verifier.java")
        || LIBRARIES.iter().any(|library| name.starts_with(library))
}

impl FileIndex<'_> {
    /// The name of the file without its directories.
    pub(crate) fn base_name(&self) -> &str {
        self.file.name.rsplit('/').next().unwrap_or(&self.file.name)
    }

    /// What is where, if all of the file was read.
    pub(crate) fn outline(&self) -> Option<&ProgramOutline> {
        self.file.outline.as_ref().filter(|outline| outline.is_complete)
    }

    /// The number of characters of the file.
    pub(crate) fn n_chars(&self) -> u32 {
        *self.n_chars.get_or_init(|| self.file.text.chars().count() as u32)
    }

    /// The number of characters of a line without its line break.
    pub(crate) fn n_columns(&self, line: u32) -> Option<u32> {
        let lines = self.lines.get_or_init(|| LineIndex::new(&self.file.text));
        let span = lines.line_span(&self.file.text, line).filter(|_| line <= self.n_lines)?;
        Some(span.of(&self.file.text).chars().count() as u32)
    }

    /// Whether the value of a field, or a constructor or initialiser, starts on a line.
    pub(crate) fn has_initialiser_at(&self, outline: &ProgramOutline, line: u32) -> bool {
        let lines = self.initialisers.get_or_init(|| {
            let written = outline.methods.iter().filter(|method| !method.is_implicit);
            written.filter(|method| method.name.starts_with('<')).map(|method| method.first_line).collect()
        });
        lines.contains(&line)
    }

    /// Whether an operation on a line can be the last one before a loop head: it is in a loop, or in a
    /// statement that a loop follows. Lines outside of statements can be anything.
    pub(crate) fn can_enter_loop(&self, outline: &ProgramOutline, line: u32) -> bool {
        let (statements, before_loops) = self.before_loops.get_or_init(|| before_loops(outline));
        before_loops.contains(0, line) || !statements.contains(0, line)
    }
}

/// The lines of all statements, and those of them that can be the last ones before a loop head.
fn before_loops(outline: &ProgramOutline) -> (LineSet, LineSet) {
    let starts: FxHashSet<(u32, u32)> =
        outline.loops.iter().map(|found| (found.start.line, found.start.column)).collect();
    let is_loop = |next: ProgramPlace| starts.contains(&(next.line, next.column));
    let lines = |first: ProgramPlace, last| Lines { file_idx: 0, first: first.line, last };
    let statements = outline.statements.iter();
    let followed = statements.clone().filter(|statement| statement.next.is_some_and(is_loop));
    let before = followed.map(|statement| lines(statement.start, statement.end.line));
    let loops = outline.loops.iter().map(|found| lines(found.start, found.last_line));
    let all = statements.map(|statement| lines(statement.start, statement.end.line));
    (LineSet::new(all.collect()), LineSet::new(loops.chain(before).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(names: &[&str]) -> Program {
        let file = |name: &&str| ProgramFile {
            name: (*name).to_owned(),
            sha256: String::new(),
            text: "a\nbé\n\nc".to_owned(),
            malformed: None,
            outline: None,
        };
        Program { files: names.iter().map(file).collect(), sha256: String::new() }
    }

    #[test]
    fn files_of_libraries_are_not_the_programs_own() {
        let program = program(&["src/List.java", "a/Main.java", "b/Main.java", "x/java/util/Map.java"]);
        let index = ProgramIndex::new(&program);
        assert_eq!(index.file_name("List.java"), FileName::Program(0));
        assert_eq!(index.file_name("b/Main.java"), FileName::Program(2));
        assert_eq!(index.file_name("Main.java"), FileName::Ambiguous);
        assert_eq!(index.file_name("java/util/List.java"), FileName::Library);
        assert_eq!(index.file_name("java/util/Map.java"), FileName::Program(3));
        assert_eq!(index.file_name("<command-line>"), FileName::Library);
        assert_eq!(index.file_name("javafx/List2.java"), FileName::Unknown);
    }

    #[test]
    fn columns_are_counted_in_characters() {
        let program = program(&["Main.java"]);
        let index = ProgramIndex::new(&program);
        let file = index.only_file().unwrap();
        assert_eq!(file.n_chars(), 7);
        let columns: Vec<_> = (0..6).map(|line| file.n_columns(line)).collect();
        assert_eq!(columns, [None, Some(1), Some(2), Some(0), Some(1), None]);
    }
}
