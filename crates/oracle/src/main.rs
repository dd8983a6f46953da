//! `jurat-oracle`: hunts for programs that Jurat is wrong about.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program talks to people")]

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use clap::Parser;
use jurat_java::Jdk;
use jurat_oracle::generate::{Catalogue, generate, scenes};
use jurat_oracle::harness::Harness;
use jurat_oracle::harness::Source;
use jurat_oracle::hunt::{Binary, Event, Options, Summary, hunt};

/// Makes random Java programs, lets the JVM tell the truth about them, and holds Jurat against it.
#[derive(Parser)]
struct Arguments {
    /// The first program's seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many programs
    #[arg(long, default_value_t = u64::MAX)]
    count: u64,
    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many at once [default: one per core]
    #[arg(long)]
    workers: Option<usize>,
    /// For how many seconds a disagreement is shrunk
    #[arg(long, default_value_t = 60)]
    shrink: u64,
    /// Only scenes of these kinds, separated by commas [default: all]
    #[arg(long, value_delimiter = ',', value_parser = clap::builder::PossibleValuesParser::new(scenes()))]
    scenes: Vec<String>,
    /// Where disagreements are kept
    #[arg(long)]
    found: Option<PathBuf>,
    /// Also hold the verdicts of this binary against the truth
    #[arg(long, value_name = "FILE")]
    jurat: Option<PathBuf>,
    /// Ask the binary about one program in so many
    #[arg(long, default_value_t = 25)]
    one_in: usize,
    /// Decide all programs by induction, loops after none or one iteration
    #[arg(long)]
    by_induction: bool,
    /// Also name the programs without an answer
    #[arg(long)]
    undecided: bool,
    /// Only print the program of the seed
    #[arg(long)]
    print: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("jurat-oracle: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let jdk = Jdk::find()?;
    if arguments.print {
        let catalogue = Catalogue::parse(&Harness::start(&jdk)?.catalogue);
        for source in generate(arguments.seed, &catalogue, jdk.version, &arguments.scenes).observed() {
            println!("// {}\n{}", source.name, source.text);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let options = Options {
        seed: arguments.seed,
        count: arguments.count,
        time: Duration::from_secs(arguments.seconds),
        workers: arguments.workers.unwrap_or(cores),
        scenes: arguments.scenes.clone(),
        shrinking: Duration::from_secs(arguments.shrink),
        by_induction: arguments.by_induction,
        binary: arguments.jurat.as_deref().map(|path| binary(path, arguments.one_in)).transpose()?,
    };
    let number = AtomicU64::new(0);
    let summary = hunt(&jdk, &options, |seed, event, summary| {
        if arguments.undecided || !matches!(event, Event::Undecided(..)) {
            tell(seed, event, || {
                let number = number.fetch_add(1, Ordering::Relaxed);
                arguments.found.as_ref().map(|folder| folder.join(format!("{number:03}-{seed}")))
            });
        }
        tell_progress(summary);
    })?;
    print_summary(&summary);
    Ok(if summary.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn binary(path: &Path, one_in: usize) -> std::io::Result<Binary> {
    let has_jbmc = std::env::var_os("JBMC").is_some();
    Ok(Binary { path: fs::canonicalize(path)?, has_jbmc, one_in: one_in.max(1) })
}

fn tell(seed: u64, event: &Event, folder: impl Fn() -> Option<PathBuf>) {
    match event {
        Event::Found(case, disagreement) => {
            println!("\n=== seed {seed}: {:?}, property {:?}", disagreement.kind, case.property);
            println!("{}", disagreement.words);
            for source in &case.sources {
                println!("--- {}\n{}", source.name, source.text);
            }
            let note = format!(
                "seed {seed}\n{:?}, property {:?}\n{}\n",
                disagreement.kind, case.property, disagreement.words
            );
            keep(folder(), &case.sources, &[("note.txt", &note)]);
        }
        Event::WrongVerdict(trial, words) | Event::Failed(trial, words) => {
            let (witness, extension) = trial.witness.as_ref().map_or(("", "none"), |(text, it)| (text, it));
            println!("\n=== seed {seed}: {} must not be {:?}\n{words}\n{witness}", trial.about, trial.wrong);
            let note = format!("seed {seed}: {} must not be {:?}\n{words}\n", trial.about, trial.wrong);
            let others = [("note.txt", note.as_str()), (&format!("witness.{extension}"), witness)];
            keep(folder(), &trial.sources, &others);
        }
        Event::Undecided(case, reason) => {
            println!("seed {seed}: undecided: {reason}");
            let note = format!("seed {seed}\nundecided, property {:?}\n{reason}\n", case.property);
            keep(folder(), &case.sources, &[("note.txt", &note)]);
        }
        Event::Unconfirmed(case, words) => {
            println!("seed {seed}: not confirmed: {words}");
            let note = format!("seed {seed}\nnot confirmed, property {:?}\n{words}\n", case.property);
            keep(folder(), &case.sources, &[("note.txt", &note)]);
        }
        Event::DoesNotCompile(errors) => {
            println!("seed {seed}: {}", errors.lines().take(3).collect::<Vec<_>>().join(" | "));
        }
        Event::NotRun => println!("seed {seed}: not run to its end"),
        Event::Right(_) | Event::Tried(..) => {}
    }
}

fn tell_progress(summary: &Summary) {
    let is_terminal = std::io::stderr().is_terminal();
    if is_terminal || summary.programs.is_multiple_of(500) {
        let (start, end) = if is_terminal { ("\r", "") } else { ("", "\n") };
        eprint!(
            "{start}{} programs, {:.1} % decided, {} wrong{end}",
            summary.programs,
            summary.decided(),
            summary.wrong
        );
    }
}

/// Keeps a program and what belongs to it, if there is a folder for it.
fn keep(folder: Option<PathBuf>, sources: &[Source], others: &[(&str, &str)]) {
    let Some(folder) = folder else { return };
    let sources = sources.iter().map(|source| (source.name.as_str(), source.text.as_str()));
    for (name, text) in sources.chain(others.iter().copied()) {
        let path = folder.join(name);
        let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
        if let Err(error) = written {
            eprintln!("cannot write {}: {error}", path.display());
        }
    }
}

fn print_summary(summary: &Summary) {
    let mut reasons: Vec<_> = summary.reasons.iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (reason, count) in reasons.iter().take(25) {
        println!("{count:6}  {reason}");
    }
    println!(
        "{} programs: {:.1} % decided ({} true, {} false), {} undecided, {} wrong, {} unconfirmed, binary: {} decided, {} unknown, {} did not compile, {} not run, {:.0} s",
        summary.programs,
        summary.decided(),
        summary.right_true,
        summary.right_false,
        summary.undecided,
        summary.wrong,
        summary.unconfirmed,
        summary.verdicts,
        summary.unknown,
        summary.not_compiled,
        summary.not_run,
        summary.time.as_secs_f64()
    );
}
