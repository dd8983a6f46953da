//! What this crate asks of a program: plain data, filled by whoever can parse the language.

use smol_str::SmolStr;

/// The program that a witness is about.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Its files, in the order given.
    pub files: Vec<ProgramFile>,
    /// SHA-256, in hexadecimal, of the bytes of all files in the order given.
    pub sha256: String,
}

/// A source file.
#[derive(Clone, Debug)]
pub struct ProgramFile {
    /// The path as given, with `/`.
    pub name: String,
    /// SHA-256 of its bytes, in lower-case hexadecimal.
    pub sha256: String,
    /// The text, replaced where it is not UTF-8.
    pub text: String,
    /// Where the first byte is that is not UTF-8.
    pub malformed: Option<ProgramPlace>,
    /// What is where; absent if the language is not parsed.
    pub outline: Option<ProgramOutline>,
}

/// Where the classes, methods, loops and statements of a file are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramOutline {
    /// Whether the whole file was read, so that what is not listed is not there.
    pub is_complete: bool,
    /// The classes, in the order of the file.
    pub classes: Vec<ProgramClass>,
    /// The methods, constructors and initialisers.
    pub methods: Vec<ProgramMethod>,
    /// The loops, in the order of the file.
    pub loops: Vec<ProgramLoop>,
    /// The statements, in the order of the file.
    pub statements: Vec<ProgramStatement>,
    /// Calls of methods without a body in the program that give values, such as `Verifier.nondetInt()`.
    pub nondet_calls: Vec<ProgramCall>,
}

/// A class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramClass {
    /// The name as class files have it, with dots: `pk.Outer$Inner`.
    pub name: SmolStr,
    /// First line of the declaration.
    pub first_line: u32,
    /// The line of the brace that opens the body.
    pub body_line: u32,
}

/// A method, constructor (`<init>`) or initialiser (`<clinit>` for static ones).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramMethod {
    /// The class as class files name it, with dots: `pk.Outer$Inner`.
    pub class: SmolStr,
    /// The name as class files have it.
    pub name: SmolStr,
    /// The number of parameters.
    pub n_parameters: usize,
    /// First line of the declaration.
    pub first_line: u32,
    /// Last line of the body.
    pub last_line: u32,
    /// Whether the language declares it and the file does not; the lines are then those of the head of the class.
    pub is_implicit: bool,
}

/// A loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramLoop {
    /// Its keyword.
    pub start: ProgramPlace,
    /// Its last line.
    pub last_line: u32,
}

/// A line and a column, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ProgramPlace {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
}

/// A statement of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramStatement {
    /// Its first character.
    pub start: ProgramPlace,
    /// Its last character.
    pub end: ProgramPlace,
    /// The first character of the next statement of the same block, where control goes if this one completes.
    pub next: Option<ProgramPlace>,
    /// Whether it does one thing and goes on: an expression, or a declaration with an initial value.
    pub is_simple: bool,
    /// The variables that it stores to, by their plain names.
    pub stores: Vec<SmolStr>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramCall {
    /// The method's name as written, with its qualifier: `Verifier.nondetInt`.
    pub name: String,
    /// Its first character.
    pub start: ProgramPlace,
    /// Its closing parenthesis.
    pub end: ProgramPlace,
}

impl Program {
    /// The file that a witness means by `name`: the one that shares the most trailing path components.
    ///
    /// None if no file has the same base name, or if two fit equally well.
    pub fn file(&self, name: &str) -> Option<&ProgramFile> {
        let fits = |file: &ProgramFile| n_shared_components(&file.name, name);
        let best = self.files.iter().map(fits).max().filter(|n_shared| *n_shared > 0)?;
        let mut fitting = self.files.iter().filter(|file| fits(file) == best);
        let first = fitting.next();
        if fitting.next().is_some() { None } else { first }
    }
}

impl ProgramFile {
    /// The number of lines; a file that ends in a line break has no further line after it.
    pub fn n_lines(&self) -> u32 {
        self.text.lines().count() as u32
    }

    /// The number of characters before a place.
    pub fn offset(&self, place: ProgramPlace) -> Option<u32> {
        let line_idx = (place.line as usize).checked_sub(1)?;
        let before: usize =
            self.text.split_inclusive('\n').take(line_idx).map(|line| line.chars().count()).sum();
        let n_chars = self.text.split_inclusive('\n').nth(line_idx)?.chars().count();
        let column_idx = place.column.saturating_sub(1);
        (column_idx as usize <= n_chars).then_some(before as u32 + column_idx)
    }

    /// The place of the character with this index.
    pub fn place(&self, offset: u32) -> Option<ProgramPlace> {
        let mut left = offset as usize;
        for (idx, line) in self.text.split_inclusive('\n').enumerate() {
            let n_chars = line.chars().count();
            if left < n_chars {
                return Some(ProgramPlace { line: idx as u32 + 1, column: left as u32 + 1 });
            }
            left -= n_chars;
        }
        None
    }

    /// The text of a line, from 1.
    pub fn line(&self, line: u32) -> Option<&str> {
        self.text.lines().nth((line as usize).checked_sub(1)?)
    }
}

/// How many path components two names share, counted from the end.
fn n_shared_components(left: &str, right: &str) -> usize {
    let components = |path: &'_ str| {
        path.rsplit('/')
            .filter(|part| !part.is_empty() && *part != ".")
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    components(left).iter().zip(&components(right)).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(names: &[&str]) -> Program {
        let file = |name: &&str| ProgramFile {
            name: (*name).to_owned(),
            sha256: String::new(),
            text: String::new(),
            malformed: None,
            outline: None,
        };
        Program { files: names.iter().map(file).collect(), sha256: String::new() }
    }

    fn found<'p>(program: &'p Program, name: &str) -> Option<&'p str> {
        program.file(name).map(|file| file.name.as_str())
    }

    #[test]
    fn files_are_found_by_their_trailing_components() {
        let program = program(&["src/a/Main.java", "src/b/Main.java", "src/Util.java"]);
        assert_eq!(found(&program, "b/Main.java"), Some("src/b/Main.java"));
        assert_eq!(found(&program, "./Util.java"), Some("src/Util.java"));
        assert_eq!(found(&program, "/elsewhere/Util.java"), Some("src/Util.java"));
        assert_eq!(found(&program, "Main.java"), None, "ambiguous");
        assert_eq!(found(&program, "til.java"), None);
    }
}
