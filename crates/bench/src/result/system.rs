//! The machine on which runs are measured.

use std::collections::BTreeMap;
use std::fs;

use serde::{Deserialize, Serialize};

/// A machine, as far as it matters for measurements.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemInfo {
    /// Its name.
    pub hostname: String,
    /// System, version and architecture.
    pub os: String,
    /// What the CPU calls itself.
    pub cpu_model: String,
    /// Hardware threads.
    pub n_cores: usize,
    /// The highest frequency in Hz that the kernel would use; the present one if it does not say.
    pub frequency: Option<u64>,
    /// Whether the CPU may exceed its nominal frequency; absent if it never could.
    pub turbo_boost: Option<bool>,
    /// Bytes of memory.
    pub memory: u64,
    /// The variables that runs may see; without those that each run has its own of.
    pub environment: BTreeMap<String, String>,
}

impl SystemInfo {
    /// Asks the kernel. What it does not say is `unknown` or 0.
    pub fn read() -> SystemInfo {
        let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        SystemInfo {
            hostname: line_of("/proc/sys/kernel/hostname").unwrap_or_else(unknown),
            os: operating_system(),
            cpu_model: cpu_model(&cpus),
            n_cores: values(&cpus, "processor").count(),
            frequency: frequency(&cpus),
            turbo_boost: turbo_boost(),
            memory: memory(&fs::read_to_string("/proc/meminfo").unwrap_or_default()),
            environment: environment(),
        }
    }
}

fn unknown() -> String {
    "unknown".to_owned()
}

fn line_of(path: &str) -> Option<String> {
    Some(fs::read_to_string(path).ok()?.trim().to_owned())
}

fn number_of(path: &str) -> Option<u64> {
    line_of(path)?.parse().ok()
}

/// The values of a key in the lines `key : value` of a file in `/proc`.
fn values<'a>(text: &'a str, key: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines()
        .filter_map(|line| line.split_once(':'))
        .filter(move |(found, _)| found.trim() == key)
        .map(|(_, value)| value.trim())
}

fn operating_system() -> String {
    let part = |name: &str| line_of(&format!("/proc/sys/kernel/{name}")).unwrap_or_else(unknown);
    format!("{}-{}-{}", part("ostype"), part("osrelease"), std::env::consts::ARCH)
}

fn cpu_model(cpus: &str) -> String {
    let model = values(cpus, "model name").last().map_or_else(unknown, str::to_owned);
    ["(R)", "(TM)", "(tm)"].iter().fold(model, |model, mark| model.replace(mark, ""))
}

fn frequency(cpus: &str) -> Option<u64> {
    if let Some(khz) = number_of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_max_freq") {
        return Some(khz * 1000);
    }
    let mhz: f64 = values(cpus, "cpu MHz").last()?.parse().ok()?;
    #[expect(
        clippy::cast_sign_loss,
        reason = "no CPU has a negative frequency, and a cast of one would be 0"
    )]
    Some((mhz * 1e6).round() as u64)
}

fn turbo_boost() -> Option<bool> {
    number_of("/sys/devices/system/cpu/cpufreq/boost")
        .map(|is_on| is_on != 0)
        .or_else(|| number_of("/sys/devices/system/cpu/intel_pstate/no_turbo").map(|is_off| is_off == 0))
}

fn memory(text: &str) -> u64 {
    let kib = values(text, "MemTotal").next().and_then(|value| value.strip_suffix(" kB")?.parse().ok());
    kib.unwrap_or(0_u64) * 1024
}

fn environment() -> BTreeMap<String, String> {
    std::env::vars_os()
        .map(|(name, value)| (super::names::printable(&name), super::names::printable(&value)))
        .filter(|(name, _)| !["HOME", "TMPDIR", "TMP", "TEMPDIR", "TEMP"].contains(&name.as_str()))
        .map(|(name, value)| if is_secret(&name) { (name, HIDDEN.to_owned()) } else { (name, value) })
        .collect()
}

/// What stands for a secret.
const HIDDEN: &str = "(hidden)";

/// Whether a variable of this name probably holds what must not be known: result files are published.
fn is_secret(name: &str) -> bool {
    const WORDS: [&str; 8] =
        ["AUTH", "CREDENTIAL", "KEY", "PASSPHRASE", "PASSWD", "PASSWORD", "SECRET", "TOKEN"];
    let name = name.to_ascii_uppercase();
    WORDS.iter().any(|word| name.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kernel_is_understood() {
        let cpus = "processor\t: 0\nmodel name\t: Fast(R) CPU(tm) 3\ncpu MHz\t\t: 2596.138\n\nprocessor\t: 1\nmodel name\t: Fast(R) CPU(tm) 3\ncpu MHz\t\t: 1000.5\n";
        assert_eq!(cpu_model(cpus), "Fast CPU 3");
        assert_eq!(values(cpus, "processor").count(), 2);
        assert_eq!(memory("MemFree: 1 kB\nMemTotal:       24682416 kB\n"), 25_274_793_984);

        let here = SystemInfo::read();
        assert!(here.n_cores > 0 && here.memory > 0 && here.os.starts_with("Linux-"), "{here:?}");
        assert!(here.environment.contains_key("PATH") && !here.environment.contains_key("HOME"));
    }

    #[test]
    fn secrets_are_not_published() {
        for name in ["GITHUB_TOKEN", "aws_secret_access_key", "DB_PASSWORD", "SSH_AUTH_SOCK"] {
            assert!(is_secret(name), "{name}");
        }
        for name in ["PATH", "LANG", "JAVA_HOME", "CLASSPATH"] {
            assert!(!is_secret(name), "{name}");
        }
    }
}
