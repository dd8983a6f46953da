//! `jurat-oracle`: hunts for programs that Jurat is wrong about.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program talks to people")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use clap::Parser;
use jurat_java::Jdk;
use jurat_oracle::generate::{Catalogue, generate};
use jurat_oracle::harness::Harness;
use jurat_oracle::hunt::{Event, Options, Summary, hunt};

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
    /// Where disagreements are kept
    #[arg(long)]
    found: Option<PathBuf>,
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
        for source in generate(arguments.seed, &catalogue, jdk.version).observed() {
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
        shrinking: Duration::from_secs(arguments.shrink),
    };
    let number = AtomicU64::new(0);
    let summary = hunt(&jdk, &options, |seed, event, summary| {
        tell(seed, event, summary, || {
            let number = number.fetch_add(1, Ordering::Relaxed);
            arguments.found.as_ref().map(|folder| folder.join(format!("{number:03}-{seed}")))
        });
    })?;
    print_summary(&summary);
    Ok(if summary.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn tell(seed: u64, event: &Event, summary: &Summary, folder: impl Fn() -> Option<PathBuf>) {
    match event {
        Event::Found(case, disagreement) => {
            println!("\n=== seed {seed}: {:?}, property {:?}", disagreement.kind, case.property);
            println!("{}", disagreement.words);
            for source in &case.sources {
                println!("--- {}\n{}", source.name, source.text);
            }
            if let Some(folder) = folder() {
                let note = format!(
                    "seed {seed}\n{:?}, property {:?}\n{}\n",
                    disagreement.kind, case.property, disagreement.words
                );
                if let Err(error) = keep(&folder, case, &note) {
                    eprintln!("cannot write {}: {error}", folder.display());
                }
            }
        }
        Event::Unconfirmed(words) => println!("seed {seed}: not confirmed: {words}"),
        Event::DoesNotCompile(errors) => {
            println!("seed {seed}: {}", errors.lines().take(3).collect::<Vec<_>>().join(" | "))
        }
        Event::Judged(_) | Event::NotRun => {}
    }
    if summary.programs % 500 == 0 {
        eprintln!(
            "{} programs, {:.1} % decided, {} wrong",
            summary.programs,
            summary.decided(),
            summary.wrong
        );
    }
}

fn keep(folder: &Path, case: &jurat_oracle::case::Case, note: &str) -> std::io::Result<()> {
    for source in &case.sources {
        let path = folder.join(&source.name);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, &source.text)?;
    }
    fs::write(folder.join("note.txt"), note)
}

fn print_summary(summary: &Summary) {
    let mut reasons: Vec<_> = summary.reasons.iter().collect();
    reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (reason, count) in reasons.iter().take(25) {
        println!("{count:6}  {reason}");
    }
    println!(
        "{} programs: {:.1} % decided ({} true, {} false), {} undecided, {} wrong, {} unconfirmed, {} did not compile, {} not run, {:.0} s",
        summary.programs,
        summary.decided(),
        summary.right_true,
        summary.right_false,
        summary.undecided,
        summary.wrong,
        summary.unconfirmed,
        summary.not_compiled,
        summary.not_run,
        summary.time.as_secs_f64()
    );
}
