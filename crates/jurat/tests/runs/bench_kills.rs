//! `jurat bench`, killed at random moments and resumed: no finished run is lost or done again, no file is torn, nothing is left.
//!
//! `JURAT_KILLS` says how many kills there are; `make kills` does 500.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]
#![expect(clippy::print_stdout, reason = "says how to repeat it, and what was done")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::common::clean::{Clean, below};
use crate::common::{command, text};
use bzip2::read::BzDecoder;
use zip::ZipArchive;

const N_KILLS: usize = 30;
/// Named by letters, because all numbers count as measured.
const TASKS: [&str; 24] = [
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u",
    "v", "w", "x",
];

/// Says which task it does, and leaves a file.
const TOOL: &str =
    "#!/bin/sh\necho >> \"$STARTED/$(basename \"$1\")\"\necho \"looks at $1\" | tee seen\necho done\n";
const DESCRIPTION: &str = "name = \"Marks\"\nexecutables = [\"marks\"]\ncommand = [\"{executable}\", \"{input_files}\"]\n\
                           [[status]]\nwhen = { line = \"^done$\" }\nis = \"done\"\n";
const DEFINITION: &str = "<benchmark tool=\"marks\" timelimit=\"10 s\" memlimit=\"100 MB\"><rundefinition name=\"r\"/>\
                          <resultfiles>seen</resultfiles><tasks><include>*.task</include></tasks></benchmark>";

/// A benchmark, and where everything that `jurat` writes goes.
struct Scene {
    folder: tempfile::TempDir,
    clean: Clean,
    /// All that were started.
    pids: Vec<u32>,
}

impl Scene {
    fn new() -> Self {
        // Not below /tmp, which runs do not see.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        for name in ["started", "out"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        fs::write(folder.path().join("marks"), TOOL).unwrap();
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(folder.path().join("marks"), mode).unwrap();
        fs::write(folder.path().join("marks.toml"), DESCRIPTION).unwrap();
        fs::write(folder.path().join("marks.xml"), DEFINITION).unwrap();
        for task in TASKS {
            fs::write(folder.path().join(format!("{task}.task")), "").unwrap();
        }
        let clean = Clean::new(folder.path());
        Self { folder, clean, pids: Vec::new() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn call(&self, is_resumed: bool, is_packed: bool) -> Command {
        let mut call = command(crate::common::JURAT);
        call.args(["bench", "-N", "2", "--tool-directory", ".", "--output", "out/"]);
        call.args(["--full-access-dir", "started"]);
        call.args(is_resumed.then_some("--resume"));
        call.args((!is_packed).then_some("--no-compress-results"));
        call.arg("marks.xml").current_dir(self.folder.path());
        call.env("STARTED", self.path("started")).envs(self.clean.environment());
        call.stdout(Stdio::null()).stderr(Stdio::piped());
        call
    }

    /// Starts it, and kills it after this time unless it has ended; what it said until then, and whether it was killed.
    fn run(&mut self, is_resumed: bool, is_packed: bool, kill_after: Option<Duration>) -> (Output, bool) {
        let mut child = self.call(is_resumed, is_packed).spawn().unwrap();
        self.pids.push(child.id());
        let Some(kill_after) = kill_after else { return (child.wait_with_output().unwrap(), false) };
        std::thread::sleep(kill_after);
        let is_killed = child.try_wait().unwrap().is_none();
        if is_killed {
            child.kill().unwrap();
        }
        (child.wait_with_output().unwrap(), is_killed)
    }

    /// The lines of the journal about runs, by their task; absent if there is no journal.
    fn journal(&self) -> Option<BTreeMap<usize, String>> {
        let journal = self.outputs().into_iter().find(|path| path.to_string_lossy().ends_with(".journal"))?;
        let text = fs::read_to_string(journal).unwrap();
        let runs = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).filter_map(|line| {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            let run = value["entry"]["run"]["id"]["run"].as_u64()?;
            Some((usize::try_from(run).unwrap(), line.to_owned()))
        });
        Some(runs.collect())
    }

    fn outputs(&self) -> Vec<PathBuf> {
        fs::read_dir(self.path("out")).unwrap().map(|entry| entry.unwrap().path()).collect()
    }

    /// How often each task was begun.
    fn n_started(&self, task: usize) -> u64 {
        let file = self.path("started").join(format!("{}.task", TASKS[task]));
        fs::metadata(file).map_or(0, |metadata| metadata.len())
    }

    /// All result files without dates and without what was measured.
    fn results(&self) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for path in files_below(&self.path("out")) {
            let name = masked(&path.strip_prefix(self.path("out")).unwrap().to_string_lossy());
            let mut file = File::open(&path).unwrap();
            let has_ending = |ending: &str| path.extension().is_some_and(|found| found == ending);
            if has_ending("zip") {
                let mut archive = ZipArchive::new(file).unwrap();
                for idx in 0..archive.len() {
                    let mut entry = archive.by_index(idx).unwrap();
                    let mut text = String::new();
                    entry.read_to_string(&mut text).unwrap();
                    found.insert(format!("{name}: {}", masked(entry.name())), masked(&text));
                }
                continue;
            }
            let mut text = String::new();
            if has_ending("bz2") {
                BzDecoder::new(file).read_to_string(&mut text).unwrap();
            } else {
                file.read_to_string(&mut text).unwrap();
            }
            found.insert(name, masked(&text));
        }
        found
    }

    fn clear(&self) {
        for name in ["out", "started"] {
            fs::remove_dir_all(self.path(name)).unwrap();
            fs::create_dir(self.path(name)).unwrap();
        }
    }
}

#[test]
fn no_finished_run_is_lost_and_nothing_is_left() {
    let n_kills = std::env::var("JURAT_KILLS").map_or(N_KILLS, |n| n.parse().unwrap());
    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64;
    println!("seed {seed}");
    let mut random = Random(seed);
    let mut scene = Scene::new();
    let mut expected = BTreeMap::new();
    let mut time = Duration::ZERO;
    for is_packed in [true, false] {
        let start = Instant::now();
        let (output, _) = scene.run(false, is_packed, None);
        assert!(output.status.success(), "{}", text(&output.stderr));
        time = start.elapsed();
        expected.insert(is_packed, scene.results());
        scene.clear();
    }

    let (mut n_killed, mut n_executions, mut n_done_before) = (0, 0, Vec::new());
    while n_killed < n_kills {
        let is_packed = n_executions % 2 == 0;
        n_killed += Disturbed { known: BTreeMap::new(), seed }.run(
            &mut scene,
            is_packed,
            time,
            &mut random,
            &mut n_done_before,
        );
        assert!(
            scene.results() == expected[&is_packed],
            "the results of an undisturbed execution are others, seed {seed}: {:#?}\n{:#?}",
            scene.results(),
            expected[&is_packed]
        );
        scene.clean.check(&scene.pids, &format!("seed {seed}"));
        scene.clear();
        n_executions += 1;
    }
    let n_phases = n_done_before.iter().collect::<BTreeSet<_>>().len();
    println!(
        "{n_killed} kills in {n_executions} executions, after {n_phases} different numbers of finished runs"
    );
    assert!(n_phases > 5, "the kills were all at the same moment: {n_done_before:?}");
}

/// An execution that is killed again and again.
struct Disturbed {
    /// What the journal said about finished runs, and how often each of them was begun until then.
    known: BTreeMap<usize, (String, u64)>,
    seed: u64,
}

impl Disturbed {
    /// Goes on until it is complete: how many kills that took.
    fn run(
        mut self,
        scene: &mut Scene,
        is_packed: bool,
        time: Duration,
        random: &mut Random,
        n_done_before: &mut Vec<usize>,
    ) -> usize {
        let mut n_kills = 0;
        loop {
            let is_begun = scene.journal().is_some();
            let delay = Duration::from_micros(random.below(time.as_micros() as u64 + 20_000));
            let (output, is_killed) = scene.run(is_begun, is_packed, Some(delay));
            n_kills += usize::from(is_killed);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(is_killed || output.status.success(), "{said}, seed {}", self.seed);
            let journal = scene.journal();
            let Some(journal) = journal else {
                // Complete, or killed before anything began.
                if scene.outputs().is_empty() {
                    continue;
                }
                for (task, (_, n_started)) in &self.known {
                    let message = format!("{} was done again, seed {}", TASKS[*task], self.seed);
                    assert_eq!(scene.n_started(*task), *n_started, "{message}");
                }
                return n_kills;
            };
            n_done_before.push(journal.len());
            self.compare(scene, &journal, &said);
        }
    }

    /// What was known is there, and what was said is known.
    fn compare(&mut self, scene: &Scene, journal: &BTreeMap<usize, String>, said: &str) {
        for (task, (line, n_started)) in &self.known {
            assert_eq!(journal.get(task), Some(line), "{} is lost, seed {}", TASKS[*task], self.seed);
            assert_eq!(
                scene.n_started(*task),
                *n_started,
                "{} was done again, seed {}",
                TASKS[*task],
                self.seed
            );
        }
        for (task, name) in TASKS.iter().enumerate() {
            let is_said = said.contains(&format!("{name}.task: done\n"));
            assert!(!is_said || journal.contains_key(&task), "{name} is lost, seed {}", self.seed);
        }
        for (task, line) in journal {
            self.known.entry(*task).or_insert_with(|| (line.clone(), scene.n_started(*task)));
        }
    }
}

/// Numbers without a pattern that matters.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// A text in which all numbers are the same, and all blanks.
fn masked(text: &str) -> String {
    let numbers = text.split(|c: char| c.is_ascii_digit() || c == '.').filter(|part| !part.is_empty());
    let text = numbers.collect::<Vec<_>>().join("#");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    below(folder).into_iter().filter(|path| path.is_file()).collect()
}
