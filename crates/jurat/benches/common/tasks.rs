//! The tasks of `corpus/verify`, compiled.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jurat_engine::{Arguments, Program, Property};
use jurat_java::{Compilation, Compiler, SourceText};
use jurat_validate::jbmc::runtime;

/// A task.
pub(crate) struct Task {
    pub(crate) name: String,
    pub(crate) property: Property,
    pub(crate) holds: bool,
    pub(crate) classes: Vec<Vec<u8>>,
    pub(crate) directory: PathBuf,
}

impl Task {
    /// What the engine is asked about.
    pub(crate) fn program<'a>(&'a self, image: &'a Path) -> Program<'a> {
        Program {
            classes: &self.classes,
            main_class: "Main",
            image,
            arguments: Arguments::Any,
            monitor: None,
            refused: &[],
            preparation: None,
        }
    }
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

pub(crate) fn names() -> io::Result<Vec<String>> {
    let entries = fs::read_dir(corpus().join("verify"))?;
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}

/// The program, a launcher for JBMC, and the class that gives inputs, as JBMC wants it.
pub(crate) fn compile(compiler: &mut Compiler, scratch: &Path, name: &str) -> io::Result<Task> {
    let case = corpus().join("verify").join(name);
    let definition = fs::read_to_string(case.join("task.yml"))?;
    let property = if definition.contains("runtime-exception") {
        Property::NoRuntimeException
    } else {
        Property::Assert
    };
    let watched = match property {
        Property::Assert => "AssertionError",
        Property::NoRuntimeException => "RuntimeException",
    };
    let launcher = format!(
        "public class Launch {{ public static void main(String[] ignored) {{ \
         try {{ Main.main(new String[0]); }} catch ({watched} e) {{ assert false; }} catch (Throwable e) {{ }} }} }}"
    );
    let program = fs::read_to_string(case.join("Main.java"))?;
    let inputs = runtime::sources();
    let inputs = inputs.iter().filter(|source| source.path.starts_with("org/"));
    let inputs = inputs.map(|source| SourceText { name: &source.path, text: &source.text });
    let own = [
        SourceText { name: "Main.java", text: &program },
        SourceText { name: "Launch.java", text: &launcher },
    ];
    let compilation = Compilation {
        sources: own.into_iter().chain(inputs).collect(),
        class_path: Vec::new(),
        string_concat_inline: true,
        debug: true,
        deadline: Instant::now() + Duration::from_mins(1),
    };
    let compiled = compiler.compile(&compilation).map_err(io::Error::other)?;
    if !compiled.is_success() {
        return Err(io::Error::other(format!("{name} does not compile: {:?}", compiled.diagnostics)));
    }
    let directory = scratch.join("tasks").join(name);
    for class in &compiled.classes {
        let path = directory.join(class.file_name());
        fs::create_dir_all(path.parent().unwrap_or(&directory))?;
        fs::write(path, &class.bytes)?;
    }
    fs::remove_file(directory.join(runtime::FOR_JAVAC_ONLY))?;
    Ok(Task {
        name: name.to_owned(),
        property,
        holds: definition.contains("expected_verdict: true"),
        classes: compiled.classes.into_iter().map(|class| class.bytes).collect(),
        directory,
    })
}
