//! How exact runs are measured and limited, and what that costs; beside runexec, if the variable RUNEXEC names it.
//!
//! Starts itself as the program to be measured. What that has used it learns from the kernel in another way, process by
//! process, and prints it: `getrusage` for CPU time, the size of what it has touched for memory.

#![expect(clippy::unwrap_used, reason = "what fails here ends the benchmark")]
#![expect(clippy::print_stdout, reason = "prints a table")]
#![expect(clippy::cast_precision_loss, reason = "a table for people")]

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::time::{Duration, Instant};

use jurat_exec::{
    Accounting, Command, CommandLimits, HowEnded, Input, Log, Logged, Mode, Sandbox, Termination, run_logged,
};
use nix::sys::resource::{UsageWho, getrusage};

const MB: u64 = 1_000_000;
const N_TRIVIAL: u32 = 50;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["burn", milliseconds, file] => burn_and_tell(milliseconds.parse().unwrap(), Path::new(file)),
        ["threads", n, milliseconds, file] => threads(n.parse().unwrap(), milliseconds, Path::new(file)),
        ["processes", n, milliseconds, folder] => {
            processes(n.parse().unwrap(), milliseconds, Path::new(folder));
        }
        ["touch", bytes] => touch(bytes.parse().unwrap()),
        // A test harness that only wants to know the tests.
        ["--list", ..] => {}
        ["overhead", ..] => Table::in_folder(&|table| table.overhead()),
        _ => Table::in_folder(&|table| table.all()),
    }
}

/// What one tool has measured.
struct Measured {
    cpu_time: Duration,
    memory: u64,
}

struct Table<'a> {
    folder: &'a Path,
    runexec: Option<PathBuf>,
}

impl Table<'_> {
    fn in_folder(fill: &dyn Fn(&Table<'_>)) {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let runexec = std::env::var_os("RUNEXEC").map(PathBuf::from);
        println!("{:44} {:>14} {:>14} {:>8}   runexec", "goal", "true", "measured", "met");
        fill(&Table { folder: folder.path(), runexec });
    }

    fn all(&self) {
        for (kind, n) in
            [("burn", 1), ("processes", 2), ("processes", 8), ("threads", 1), ("threads", 2), ("threads", 8)]
        {
            self.cpu_time(kind, n);
        }
        for megabytes in [10, 100, 500] {
            self.memory(megabytes);
        }
        for n in [1, 2] {
            self.overshoot(n);
        }
        self.overhead();
    }

    /// CPU time within 1 % or 5 ms.
    fn cpu_time(&self, kind: &str, n: u32) {
        let words = |told: &Path| {
            let told = told.display().to_string();
            match kind {
                "burn" => vec!["burn".to_owned(), "1000".to_owned(), told],
                kind => vec![kind.to_owned(), n.to_string(), (1000 / n).to_string(), told],
            }
        };
        let told = self.folder.join("told");
        let measure = |tool: &dyn Fn(&[String]) -> Measured| {
            let _ = fs::remove_dir_all(&told);
            fs::create_dir(&told).unwrap();
            let measured = tool(&words(&told)).cpu_time;
            (told_cpu_time(&told), measured)
        };
        let (truth, measured) = measure(&|words| self.jurat(words, &CommandLimits::default()).1);
        let is_met = is_near(measured.as_secs_f64(), truth.as_secs_f64(), 0.01, 0.005);
        let theirs = self.runexec.as_ref().map(|_| {
            let (truth, measured) = measure(&|words| self.runexec(words, &[]));
            format!("{:+.1} ms", 1e3 * (measured.as_secs_f64() - truth.as_secs_f64()))
        });
        let kind = if kind == "burn" { "process" } else { kind };
        let goal = format!("CPU time of {n} {kind} within 1 % or 5 ms");
        row(&goal, &milliseconds(truth), &milliseconds(measured), is_met, theirs);
    }

    /// Memory within 3 % or 2 MB.
    fn memory(&self, megabytes: u64) {
        let words = ["touch".to_owned(), (megabytes * MB).to_string()];
        let measured = self.jurat(&words, &CommandLimits::default()).1.memory;
        let is_met = is_near(measured as f64, (megabytes * MB) as f64, 0.03, 2e6);
        let theirs = self.runexec.as_ref().map(|_| megabytes_of(self.runexec(&words, &[]).memory));
        let goal = format!("memory of {megabytes} MB within 3 % or 2 MB");
        row(&goal, &format!("{megabytes}.0 MB"), &megabytes_of(measured), is_met, theirs);
    }

    /// A limit on CPU time is overshot by at most 50 ms per core.
    fn overshoot(&self, n: u32) {
        let told = self.folder.join("told").display().to_string();
        let words = ["threads".to_owned(), n.to_string(), "60000".to_owned(), told];
        let limit = Duration::from_secs(1);
        let (ended, measured) =
            self.jurat(&words, &CommandLimits { cpu_time: Some(limit), ..CommandLimits::default() });
        assert_eq!(ended.how.termination, Some(Termination::CpuTime));
        let is_met = measured.cpu_time < limit + n * Duration::from_millis(50);
        let theirs =
            self.runexec.as_ref().map(|_| milliseconds(self.runexec(&words, &["--timelimit", "1"]).cpu_time));
        let goal = format!("limit of 1 s kept within {} ms on {n} core(s)", 50 * n);
        row(&goal, &milliseconds(limit), &milliseconds(measured.cpu_time), is_met, theirs);
    }

    /// A run of a program that does nothing takes at most 8 ms.
    fn overhead(&self) {
        let program = PathBuf::from("/bin/true");
        // On a machine that others use, the median says more about them than about us.
        let typical = |run: &dyn Fn()| {
            let mut times: Vec<Duration> = (0..N_TRIVIAL)
                .map(|_| {
                    let started = Instant::now();
                    run();
                    started.elapsed()
                })
                .collect();
            times.sort_unstable();
            times[times.len() / 10]
        };
        let bare = typical(&|| assert!(Process::new(&program).status().unwrap().success()));
        let sandboxes = [
            ("read-only", Sandbox::default()),
            ("overlay", Sandbox { folders: vec![("/".into(), Mode::Overlay)], ..Sandbox::default() }),
        ];
        for (name, sandbox) in sandboxes {
            let ours = typical(&|| {
                let ended = self.run(&program, &[], &CommandLimits::default(), &sandbox);
                assert_eq!(ended.how, HowEnded::SUCCESS);
            });
            let is_met = ours < Duration::from_millis(8);
            let theirs = self.runexec.as_ref().map(|runexec| {
                let mut command = Process::new(runexec);
                command.args(["--quiet", "--no-container", "--output"]).arg(self.folder.join("log"));
                command.arg("--").arg(&program).stdout(Stdio::null());
                let started = Instant::now();
                assert!(command.status().unwrap().success());
                milliseconds(started.elapsed())
            });
            let goal = format!("run of `true` ({name}) takes 8 ms");
            row(&goal, &milliseconds(bare), &milliseconds(ours), is_met, theirs);
        }
    }

    fn jurat(&self, words: &[String], limits: &CommandLimits) -> (Logged, Measured) {
        let folders = vec![(self.folder.to_owned(), Mode::FullAccess)];
        let sandbox = Sandbox { folders, ..Sandbox::default() };
        let ended = self.run(&std::env::current_exe().unwrap(), words, limits, &sandbox);
        let measured = Measured { cpu_time: ended.usage.cpu_time, memory: ended.usage.memory.unwrap() };
        (ended, measured)
    }

    fn run(&self, program: &Path, words: &[String], limits: &CommandLimits, sandbox: &Sandbox) -> Logged {
        let command = Command {
            program: program.to_owned(),
            arguments: words.iter().map(Into::into).collect(),
            environment: Vec::new(),
            directory: PathBuf::from("/"),
            input: Input::Empty,
        };
        let path = self.folder.join("log");
        let file = File::options().read(true).write(true).create(true).truncate(true).open(path).unwrap();
        let limits = CommandLimits {
            accounting: Accounting::Exact,
            memory: Some(2000 * MB),
            processes: Some(5000),
            wall_time: Some(Duration::from_mins(1)),
            ..limits.clone()
        };
        run_logged(&command, &limits, sandbox, Log::new(file, None).unwrap(), &mut |_| ()).unwrap()
    }

    fn runexec(&self, words: &[String], options: &[&str]) -> Measured {
        let output = Process::new(self.runexec.as_ref().unwrap())
            .args(["--quiet", "--no-container", "--memlimit", "2GB", "--output"])
            .arg(self.folder.join("log"))
            .args(options)
            .arg("--")
            .arg(std::env::current_exe().unwrap())
            .args(words)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let values: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once('=')).collect();
        let seconds = |name| Duration::from_secs_f64(values[name].trim_end_matches('s').parse().unwrap());
        Measured {
            cpu_time: seconds("cputime"),
            memory: values["memory"].trim_end_matches('B').parse().unwrap(),
        }
    }
}

fn row(goal: &str, truth: &str, measured: &str, is_met: bool, theirs: Option<String>) {
    let met = if is_met { "yes" } else { "NO" };
    println!("{goal:44} {truth:>14} {measured:>14} {met:>8}   {}", theirs.unwrap_or_default());
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", 1e3 * time.as_secs_f64())
}

fn megabytes_of(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn is_near(value: f64, truth: f64, relative: f64, absolute: f64) -> bool {
    (value - truth).abs() <= absolute.max(relative * truth)
}

/// Burns CPU time in this thread.
fn burn(time: Duration) {
    let used = || {
        let usage = getrusage(UsageWho::RUSAGE_THREAD).unwrap();
        let [user, system] = [usage.user_time(), usage.system_time()];
        let seconds = user.tv_sec() + system.tv_sec();
        let microseconds = user.tv_usec() + system.tv_usec();
        Duration::from_micros((seconds * 1_000_000 + microseconds).cast_unsigned())
    };
    while used() < time {
        for number in 0..10_000_u64 {
            std::hint::black_box(number * number);
        }
    }
}

fn burn_and_tell(milliseconds: u64, folder: &Path) {
    burn(Duration::from_millis(milliseconds));
    tell(folder);
}

fn threads(n: u32, milliseconds: &str, folder: &Path) {
    let time = Duration::from_millis(milliseconds.parse().unwrap());
    std::thread::scope(|scope| {
        for _ in 0..n {
            scope.spawn(move || burn(time));
        }
    });
    tell(folder);
}

fn processes(n: u32, milliseconds: &str, folder: &Path) {
    let program = std::env::current_exe().unwrap();
    let start = |_| Process::new(&program).args(["burn", milliseconds]).arg(folder).spawn().unwrap();
    let children: Vec<_> = (0..n).map(start).collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    tell(folder);
}

/// Writes down the CPU time of this process.
fn tell(folder: &Path) {
    let usage = getrusage(UsageWho::RUSAGE_SELF).unwrap();
    let [user, system] = [usage.user_time(), usage.system_time()];
    let microseconds = (user.tv_sec() + system.tv_sec()) * 1_000_000 + user.tv_usec() + system.tv_usec();
    fs::write(folder.join(std::process::id().to_string()), microseconds.to_string()).unwrap();
}

fn told_cpu_time(folder: &Path) -> Duration {
    let files = fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    files.map(|text| Duration::from_micros(text.parse().unwrap())).sum()
}

/// Touches so many bytes.
fn touch(bytes: usize) {
    let memory = vec![1_u8; bytes];
    std::hint::black_box(&memory);
}
