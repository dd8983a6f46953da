//! Result files as BenchExec writes them, made up: the same seed makes the same file.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use bzip2::Compression;
use bzip2::write::BzEncoder;

/// What a made-up tool answers.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
    /// Different seeds have different answers and times.
    pub(crate) seed: u64,
}

/// Three tools that are good at different things.
pub(crate) const TOOLS: [Tool; 3] = [
    Tool { name: "Alpha", version: "1.0", seed: 1 },
    Tool { name: "Beta", version: "2.1-svcomp", seed: 2 },
    Tool { name: "Gamma", version: "0.9", seed: 3 },
];

/// Writes the result file of a tool and the property file that it needs; the path of the former.
pub(crate) fn write(directory: &Path, tool: &Tool, n_runs: usize) -> PathBuf {
    let path = write_plain(directory, tool, n_runs);
    let packed_path = path.with_extension("xml.bz2");
    let mut packed = BzEncoder::new(fs::File::create(&packed_path).expect("a file"), Compression::best());
    packed.write_all(&fs::read(&path).expect("it was written")).expect("a file");
    packed.finish().expect("a file");
    fs::remove_file(path).expect("it was written");
    packed_path
}

/// The same without packing it, which takes longer than all the rest.
pub(crate) fn write_plain(directory: &Path, tool: &Tool, n_runs: usize) -> PathBuf {
    fs::write(directory.join("valid-assert.prp"), "CHECK( init(Main.main()), LTL(G assert) )\n")
        .expect("a file");
    let path =
        directory.join(format!("{}.2026-11-15_19-12-54.results.SV-COMP26.xml", tool.name.to_lowercase()));
    fs::write(&path, xml(tool, n_runs)).expect("a file");
    path
}

/// The text of the result file of a tool.
pub(crate) fn xml(tool: &Tool, n_runs: usize) -> String {
    let mut random = Random(tool.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let (name, version) = (tool.name, tool.version);
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE result\n  PUBLIC '+//IDN sosy-lab.org//DTD BenchExec result 3.12//EN'\n  \
         'https://www.sosy-lab.org/benchexec/result-3.12.dtd'>\n\
         <result benchmarkname=\"{}\" date=\"2026-11-15 19:12:54 UTC\" starttime=\"2026-11-15T19:12:54.054940+00:00\" \
         tool=\"{name}\" version=\"{version}\" toolmodule=\"benchexec.tools.dummy\" generator=\"BenchExec 3.35\" \
         memlimit=\"15000000000B\" timelimit=\"900s\" cpuCores=\"4\" options=\"--svcomp26 --heap 10000M\" name=\"SV-COMP26\" \
         endtime=\"2026-11-15T23:12:54.336602+00:00\">\n\
         <columns><column title=\"status\"/><column title=\"cputime\"/><column title=\"walltime\"/></columns>\n\
         <systeminfo hostname=\"apollon042\"><os name=\"Linux-6.18.44\"/><cpu model=\"Intel Xeon E3-1230 v5 @ 3.40 GHz\" \
         cores=\"8\" frequency=\"3400000000Hz\" turboboostActive=\"false\"/><ram size=\"33546305536B\"/><environment/></systeminfo>\n",
        name.to_lowercase(),
    );
    for task in 0..n_runs {
        push_run(&mut xml, &mut random, task);
    }
    xml.push_str(
        "<column title=\"cputime\" value=\"7.62s\"/><column title=\"walltime\" value=\"9.1s\"/>\n</result>\n",
    );
    xml
}

fn push_run(xml: &mut String, random: &mut Random, task: usize) {
    // The task alone decides what is right; how hard it is, all tools feel.
    let mut of_task = Random((task as u64 + 11).wrapping_mul(0xd134_2543_de82_ef95) | 1);
    let expected = of_task.below(10) < 6;
    let hardness = of_task.unit();
    let (status, category, is_limit) = answer(random, expected, hardness);
    let wall = 0.35 + 10_f64.powf(hardness * 2.6 + random.unit() * 1.2 - 1.2);
    let wall = if is_limit { 880.0 + random.unit() * 25.0 } else { wall };
    let cpu = wall * (1.0 + random.unit() * 0.8);
    let memory = 20_000_000 + random.below(400_000) * 4096;
    let family =
        ["jayhawk", "algorithms", "jbmc-regression", "MinePump", "rtems-lock-model"][task * 5 / 20_000 % 5];
    let verdict = if expected { "true" } else { "false" };
    let _ = writeln!(
        xml,
        "  <run name=\"../sv-benchmarks/java/{family}/task_{task:05}_{}.yml\" files=\"[../sv-benchmarks/java/common/, \
         ../sv-benchmarks/java/{family}/task_{task:05}]\" properties=\"valid-assert\" propertyFile=\"valid-assert.prp\" \
         expectedVerdict=\"{verdict}\">",
        of_task.below(1000)
    );
    let mut column = |title: &str, value: &str, is_hidden: bool| {
        let hidden = if is_hidden { " hidden=\"true\"" } else { "" };
        let _ = writeln!(xml, "    <column title=\"{title}\" value=\"{value}\"{hidden}/>");
    };
    column("cputime", &format!("{cpu:.9}s"), false);
    column("memory", &format!("{memory}B"), false);
    column("status", status, false);
    column("walltime", &format!("{wall}s"), false);
    column("blkio-read", &format!("{}B", random.below(400) * 4096), true);
    column("blkio-write", "0B", true);
    column("category", category, true);
    column("cpuCores", ["0,4", "1,5", "2,6", "3,7"][task % 4], true);
    column("memoryNodes", "0", true);
    column("pressure-cpu-some", &format!("{:.6}s", random.unit() * 0.02), true);
    column("pressure-io-some", &format!("{:.6}s", random.unit() * 0.001), true);
    column("pressure-memory-some", "0.000000s", true);
    column("returnvalue", if is_limit { "9" } else { "0" }, true);
    let (minute, second) = (task / 60 % 60, task % 60);
    let micros = random.below(1_000_000);
    column("starttime", &format!("2026-11-15T19:{minute:02}:{second:02}.{micros:06}+00:00"), true);
    if is_limit {
        column("terminationreason", "cputime", true);
    }
    xml.push_str("  </run>\n");
}

/// Status, category, and whether a limit was reached.
fn answer(random: &mut Random, expected: bool, hardness: f64) -> (&'static str, &'static str, bool) {
    let luck = random.unit();
    if luck < hardness * 0.28 {
        return ("TIMEOUT", "error", true);
    }
    match random.below(100) {
        0 => (if expected { "false" } else { "true" }, "wrong", false),
        1..=3 => ("ERROR (134)", "error", false),
        4..=5 => ("OUT OF MEMORY", "error", false),
        6..=14 => ("unknown", "unknown", false),
        15 => (if expected { "true" } else { "false" }, "correct-unconfirmed", false),
        _ => (if expected { "true" } else { "false" }, "correct", false),
    }
}

/// A small generator of numbers that look like chance (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    #[expect(clippy::cast_precision_loss, reason = "any number between 0 and 1 will do")]
    fn unit(&mut self) -> f64 {
        self.next() as f64 / (1_u64 << 53) as f64
    }
}
