//! The process that knows the truth: a JVM that compiles programs and runs them with each vector of inputs.

use std::io::{self, Read};
use std::time::{Duration, Instant};

use jurat_exec::{
    Command, CommandLimits as Limits, CommandStartError as StartError, Mode, Sandbox, Service, Workspace,
};
use jurat_java::Jdk;

use crate::input::{Value, Vector};

/// What every program may use. The first two take the place of those that Jurat knows.
const SUPPORT: [(&str, &str); 3] = [
    ("Seen.java", include_str!("../java/Seen.java")),
    ("Verifier.java", include_str!("../java/Verifier.java")),
    ("Catalogue.java", include_str!("../java/Catalogue.java")),
];

/// Compilations and runs are short: the first of the two compilers of the JVM and the simplest garbage collector do best.
const FLAGS: [&str; 12] = [
    "-XX:+UnlockDiagnosticVMOptions",
    // What javac has just made is well-formed.
    "-XX:-BytecodeVerificationRemote",
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-XX:-UsePerfData",
    "-Xmx1g",
    "-Xss16m",
    "-XX:-OmitStackTraceInFastThrow",
    "-Duser.language=en",
    "-Duser.country=US",
    "-Duser.timezone=UTC",
    "-Dfile.encoding=UTF-8",
];

/// For everything that is asked at once.
const PATIENCE: Duration = Duration::from_mins(2);

/// A source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path below the folder of sources.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// `main` returned.
    Normal,
    /// An assumption did not hold.
    AssumedAway,
    /// An assertion failed.
    Failed,
    /// An exception left `main`.
    Thrown {
        /// Its class.
        class: String,
        /// Its message.
        message: Option<String>,
        /// Whether it is a `RuntimeException`.
        is_runtime: bool,
    },
    /// It took too long.
    Late,
    /// It asked for an input that the vector does not have.
    NoSuchInput,
}

impl End {
    /// Whether the JVM had no room for what the program does.
    pub fn lacks_room(&self) -> bool {
        const NO_ROOM: [&str; 2] = ["java.lang.OutOfMemoryError", "java.lang.StackOverflowError"];
        matches!(self, Self::Thrown { class, .. } if NO_ROOM.contains(&class.as_str()))
    }
}

/// One execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// How many inputs it asked for, the first ones of its vector.
    pub n_asked: usize,
    /// What was seen on the way: the point and the value. Strings are in UTF-16, since they may hold half of a character.
    pub seen: Vec<(u32, Vec<u16>)>,
}

/// A program that the JVM has compiled and run.
#[derive(Clone, Debug)]
pub struct Ran {
    /// Its class files.
    pub classes: Vec<Vec<u8>>,
    /// A run for each vector.
    pub runs: Vec<Run>,
}

/// Why the harness has no answer.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants and their fields are")]
pub enum HarnessError {
    #[error("the program does not compile: {0}")]
    DoesNotCompile(String),
    #[error("the JVM does not start: {0}")]
    Start(#[from] StartError),
    #[error("the JVM does not answer: {error}: {said}")]
    Died { error: io::Error, said: String },
    #[error("no temporary folder: {0}")]
    Folder(io::Error),
}

/// The process.
pub struct Harness {
    service: Service,
    jdk: Jdk,
    _folder: Workspace,
    /// The class files of what every program may use.
    pub support: Vec<Vec<u8>>,
    /// The methods of the JDK, one per line.
    pub catalogue: String,
}

impl Harness {
    /// Starts the JVM of a JDK.
    pub fn start(jdk: &Jdk) -> Result<Self, HarnessError> {
        Self::start_with(jdk, &[])
    }

    /// Starts it with more flags, which may make it behave as no other.
    pub fn start_with(jdk: &Jdk, flags: &[&str]) -> Result<Self, HarnessError> {
        let folder = Workspace::new().map_err(HarnessError::Folder)?;
        let source = folder.path().join("Harness.java");
        std::fs::write(&source, include_str!("../java/Harness.java")).map_err(HarnessError::Folder)?;
        let command = Command {
            program: jdk.java.clone(),
            arguments: FLAGS.iter().chain(flags).chain(&["Harness.java"]).map(Into::into).collect(),
            environment: vec![("LC_ALL".into(), "C.UTF-8".into())],
            directory: folder.path().to_owned(),
            input: jurat_exec::Input::Empty,
        };
        let sandbox = Sandbox { folders: vec![(jdk.home.clone(), Mode::ReadOnly)], ..Sandbox::default() };
        let service = Service::start(&command, &Limits { output: 4096, ..Limits::default() }, &sandbox)?;
        let (support, catalogue) = (Vec::new(), String::new());
        let mut harness = Self { service, jdk: jdk.clone(), _folder: folder, support, catalogue };
        let mut request = Vec::new();
        let sources = SUPPORT.map(|(name, text)| Source { name: name.to_owned(), text: text.to_owned() });
        put_sources(&mut request, &sources);
        let answer = harness.exchange(&request)?;
        let mut reader = Reader { rest: &answer };
        let greeting = reader.classes().and_then(|classes| Ok((classes, reader.text()?)));
        let (support, catalogue) = greeting.map_err(|error| harness.died(error))?;
        harness.support = support;
        harness.catalogue = catalogue.map(|units| String::from_utf16_lossy(&units)).unwrap_or_default();
        Ok(harness)
    }

    /// Compiles a program and runs it with each of the vectors.
    pub fn run(
        &mut self,
        sources: &[Source],
        main_class: &str,
        vectors: &[Vector],
    ) -> Result<Ran, HarnessError> {
        let mut request = vec![1];
        put_sources(&mut request, sources);
        put_text(&mut request, main_class);
        put_len(&mut request, vectors.len());
        for vector in vectors {
            put_len(&mut request, vector.len());
            for value in vector {
                put_value(&mut request, value);
            }
        }
        let answer = self.exchange(&request)?;
        let mut reader = Reader { rest: &answer };
        let ran = match reader.ran() {
            Ok(Ok(ran)) => ran,
            Ok(Err(errors)) => return Err(HarnessError::DoesNotCompile(errors)),
            Err(error) => return Err(self.died(error)),
        };
        if ran.runs.iter().any(|run| run.end == End::Late) {
            // The process ended itself, since the run goes on for ever.
            *self = Self::start(&self.jdk.clone())?;
        }
        Ok(ran)
    }

    fn exchange(&mut self, request: &[u8]) -> Result<Vec<u8>, HarnessError> {
        self.service.set_deadline(Some(Instant::now() + PATIENCE));
        let (stdin, stdout) = self.service.split();
        let written = stdin.write_all(request).and_then(|()| stdin.flush());
        let mut len = [0; 4];
        let answer = written.and_then(|()| stdout.read_exact(&mut len)).and_then(|()| {
            let mut answer = vec![0; u32::from_be_bytes(len) as usize];
            stdout.read_exact(&mut answer)?;
            Ok(answer)
        });
        self.service.set_deadline(None);
        answer.map_err(|error| self.died(error))
    }

    fn died(&mut self, error: io::Error) -> HarnessError {
        self.service.kill();
        HarnessError::Died { error, said: self.service.stderr() }
    }
}

fn put_len(bytes: &mut Vec<u8>, len: usize) {
    bytes.extend((len as u32).to_be_bytes());
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_len(bytes, text.len());
    bytes.extend(text.as_bytes());
}

fn put_sources(bytes: &mut Vec<u8>, sources: &[Source]) {
    put_len(bytes, sources.len());
    for source in sources {
        put_text(bytes, &source.name);
        put_text(bytes, &source.text);
    }
}

fn put_value(bytes: &mut Vec<u8>, value: &Value) {
    let mut put = |tag: u8, value: &[u8]| {
        bytes.push(tag);
        bytes.extend(value);
    };
    match value {
        Value::Boolean(value) => put(b'Z', &[u8::from(*value)]),
        Value::Byte(value) => put(b'B', &value.to_be_bytes()),
        Value::Char(value) => put(b'C', &value.to_be_bytes()),
        Value::Short(value) => put(b'S', &value.to_be_bytes()),
        Value::Int(value) => put(b'I', &value.to_be_bytes()),
        Value::Long(value) => put(b'J', &value.to_be_bytes()),
        Value::Float(value) => put(b'F', &value.to_bits().to_be_bytes()),
        Value::Double(value) => put(b'D', &value.to_bits().to_be_bytes()),
        Value::Text(text) => {
            bytes.push(b'T');
            put_text(bytes, text);
        }
    }
}

/// What is left of an answer.
struct Reader<'b> {
    rest: &'b [u8],
}

impl<'b> Reader<'b> {
    fn bytes(&mut self, len: usize) -> io::Result<&'b [u8]> {
        let (bytes, rest) = self.rest.split_at_checked(len).ok_or(io::ErrorKind::UnexpectedEof)?;
        self.rest = rest;
        Ok(bytes)
    }

    fn byte(&mut self) -> io::Result<u8> {
        Ok(self.bytes(1)?[0])
    }

    fn int(&mut self) -> io::Result<i32> {
        let mut int = [0; 4];
        self.rest.read_exact(&mut int)?;
        Ok(i32::from_be_bytes(int))
    }

    fn len(&mut self) -> io::Result<usize> {
        usize::try_from(self.int()?).map_err(|_| io::ErrorKind::InvalidData.into())
    }

    /// A text in UTF-16, or null.
    fn text(&mut self) -> io::Result<Option<Vec<u16>>> {
        let Ok(len) = usize::try_from(self.int()?) else { return Ok(None) };
        let units = self.bytes(2 * len)?.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
        Ok(Some(units.collect()))
    }

    fn string(&mut self) -> io::Result<Option<String>> {
        Ok(self.text()?.map(|units| String::from_utf16_lossy(&units)))
    }

    fn list<T>(&mut self, item: impl Fn(&mut Self) -> io::Result<T>) -> io::Result<Vec<T>> {
        let len = self.len()?;
        (0..len).map(|_| item(self)).collect()
    }

    fn classes(&mut self) -> io::Result<Vec<Vec<u8>>> {
        self.list(|reader| {
            let len = reader.len()?;
            Ok(reader.bytes(len)?.to_owned())
        })
    }

    fn ran(&mut self) -> io::Result<Result<Ran, String>> {
        if self.byte()? == 0 {
            return Ok(Err(self.string()?.unwrap_or_default()));
        }
        let classes = self.classes()?;
        let runs = self.list(Self::run)?;
        Ok(Ok(Ran { classes, runs }))
    }

    fn run(&mut self) -> io::Result<Run> {
        let end = self.byte()?;
        let class = self.string()?.unwrap_or_default();
        let message = self.string()?;
        let end = match end {
            0 => End::Normal,
            1 => End::AssumedAway,
            2 => End::Failed,
            3 | 6 => End::Thrown { class, message, is_runtime: end == 3 },
            4 => End::Late,
            5 => End::NoSuchInput,
            _ => return Err(io::ErrorKind::InvalidData.into()),
        };
        let n_asked = self.len()?;
        let seen =
            self.list(|reader| Ok((reader.int()?.unsigned_abs(), reader.text()?.unwrap_or_default())))?;
        Ok(Run { end, n_asked, seen })
    }
}
