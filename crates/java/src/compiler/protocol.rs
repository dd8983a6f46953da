//! The bytes that go to and come from the compiler process; its side is `Request.java` and `Answer.java`.

use std::path::Path;

use super::compilation::{
    Compilation, Compiled, CompiledClass, Diagnostic, DiagnosticLocation, DiagnosticSeverity, SourceText,
};
use super::offsets::{byte_offset, byte_range, place};

/// More bytes than the sources of any program have.
const MAX_REQUEST: usize = 256 << 20;

const START: u8 = 1;

/// What the process answered.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The compilation came to an end.
    Compiled(Compiled),
    /// It did not; javac's error.
    Crashed(String),
}

/// The bytes are not an answer.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Malformed;

/// The bytes of a request; nothing if it would be too large.
pub(crate) fn encode(compilation: &Compilation<'_>) -> Option<Vec<u8>> {
    let sources = &compilation.sources;
    let n_bytes = sources.iter().map(|source| source.name.len() + source.text.len()).sum::<usize>();
    if n_bytes > MAX_REQUEST {
        return None;
    }
    let mut bytes = vec![START];
    put_len(&mut bytes, sources.len());
    for source in sources {
        put_string(&mut bytes, source.name);
        put_string(&mut bytes, source.text);
    }
    put_len(&mut bytes, compilation.class_path.len());
    for path in &compilation.class_path {
        put_path(&mut bytes, path);
    }
    let options = options(compilation);
    put_len(&mut bytes, options.len());
    for option in options {
        put_string(&mut bytes, option);
    }
    Some(bytes)
}

fn options(compilation: &Compilation<'_>) -> Vec<&'static str> {
    let mut options = vec!["-proc:none", "-implicit:none", "-nowarn"];
    options.push(if compilation.debug { "-g" } else { "-g:source,lines" });
    if compilation.string_concat_inline {
        options.push("-XDstringConcat=inline");
    }
    options
}

fn put_len(bytes: &mut Vec<u8>, len: usize) {
    bytes.extend((len as u32).to_be_bytes());
}

fn put_string(bytes: &mut Vec<u8>, text: &str) {
    put_len(bytes, text.len());
    bytes.extend(text.as_bytes());
}

/// A JVM that runs with UTF-8 names of files cannot open others anyway.
fn put_path(bytes: &mut Vec<u8>, path: &Path) {
    put_string(bytes, &path.to_string_lossy());
}

/// Reads the bytes of an answer to the request that had these sources.
pub(crate) fn decode(bytes: &[u8], sources: &[SourceText<'_>]) -> Result<Answer, Malformed> {
    let mut reader = Reader { rest: bytes };
    let outcome = reader.byte()?;
    if outcome == 2 {
        return Ok(Answer::Crashed(reader.string()?));
    }
    let diagnostics = reader.list(|reader| reader.diagnostic(sources))?;
    let classes = reader.list(Reader::class)?;
    let compiled = Compiled { classes, diagnostics };
    match (outcome, compiled.is_success()) {
        (0, false) => Ok(Answer::Compiled(Compiled { classes: Vec::new(), ..compiled })),
        (1, true) => Ok(Answer::Compiled(compiled)),
        _ => Err(Malformed),
    }
}

/// What is left of an answer.
struct Reader<'b> {
    rest: &'b [u8],
}

impl<'b> Reader<'b> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], Malformed> {
        let (array, rest) = self.rest.split_first_chunk().ok_or(Malformed)?;
        self.rest = rest;
        Ok(*array)
    }

    fn byte(&mut self) -> Result<u8, Malformed> {
        self.array::<1>().map(|[byte]| byte)
    }

    /// A number that is -1 where there is none.
    fn number(&mut self) -> Result<Option<usize>, Malformed> {
        Ok(usize::try_from(i64::from_be_bytes(self.array()?)).ok())
    }

    fn len(&mut self) -> Result<usize, Malformed> {
        Ok(u32::from_be_bytes(self.array()?) as usize)
    }

    fn bytes(&mut self) -> Result<&'b [u8], Malformed> {
        let len = self.len()?;
        let (bytes, rest) = self.rest.split_at_checked(len).ok_or(Malformed)?;
        self.rest = rest;
        Ok(bytes)
    }

    fn string(&mut self) -> Result<String, Malformed> {
        String::from_utf8(self.bytes()?.to_owned()).map_err(|_| Malformed)
    }

    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Result<T, Malformed>) -> Result<Vec<T>, Malformed> {
        let len = self.len()?;
        (0..len).map(|_| item(self)).collect()
    }

    fn diagnostic(&mut self, sources: &[SourceText<'_>]) -> Result<Diagnostic, Malformed> {
        let severity = match self.byte()? {
            0 => DiagnosticSeverity::Error,
            1 => DiagnosticSeverity::Warning,
            2 => DiagnosticSeverity::Note,
            _ => return Err(Malformed),
        };
        let source = self.number()?.map(|index| sources.get(index).ok_or(Malformed)).transpose()?;
        let [position, start, end] = [self.number()?, self.number()?, self.number()?];
        // What javac has simplified has a position, but no end.
        let location = source.zip(position).map(|(source, position)| DiagnosticLocation {
            file: source.name.to_owned(),
            place: place(source.text, byte_offset(source.text, position)),
            bytes: byte_range(source.text, start.unwrap_or(position), end.unwrap_or(position)),
        });
        Ok(Diagnostic { severity, location, code: self.string()?, message: self.string()? })
    }

    fn class(&mut self) -> Result<CompiledClass, Malformed> {
        Ok(CompiledClass { name: self.string()?, bytes: self.bytes()?.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_answer_is_malformed() {
        let mut answer = vec![1];
        put_len(&mut answer, 0);
        put_len(&mut answer, 1);
        put_string(&mut answer, "a.Main");
        put_string(&mut answer, "bytes");
        let class = CompiledClass { name: "a.Main".to_owned(), bytes: b"bytes".to_vec() };
        let compiled = Compiled { classes: vec![class], diagnostics: Vec::new() };
        assert_eq!(decode(&answer, &[]), Ok(Answer::Compiled(compiled)));
        for len in 0..answer.len() {
            assert_eq!(decode(&answer[..len], &[]), Err(Malformed), "{len} bytes");
        }
    }

    #[test]
    fn a_failure_without_an_error_is_malformed() {
        assert_eq!(decode(&[0; 9], &[]), Err(Malformed));
    }
}
