//! What runs must not leave on the machine: processes, mounts, control groups, temporary directories.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{JURAT, command};

/// In the environment of everything that a test starts.
const MARK: &str = "JURAT_TEST_MARK";

/// A machine before anything was done to it.
pub(crate) struct Clean {
    mounts: String,
    mark: PathBuf,
    tmp: PathBuf,
}

impl Clean {
    /// Processes are known by this directory in their environment; there are also their temporary directories.
    pub(crate) fn new(directory: &Path) -> Self {
        let tmp = directory.join("tmp");
        fs::create_dir_all(&tmp).unwrap();
        Self { mounts: mounts(), mark: directory.to_owned(), tmp }
    }

    /// What `jurat` must be started with.
    pub(crate) fn environment(&self) -> [(&'static str, &Path); 2] {
        [(MARK, &self.mark), ("TMPDIR", &self.tmp)]
    }

    /// The machine is as it was, after `jurat` has run under these numbers. What one that was killed has left is removed by the
    /// next one.
    pub(crate) fn check(&self, pids: &[u32], after: &str) {
        let mark = format!("{MARK}={}", self.mark.display());
        let until = Instant::now() + Duration::from_secs(5);
        // After a kill, the kernel ends them, but not at once.
        while let Some(left) = process_with(&mark) {
            assert!(Instant::now() < until, "{after}: process {} is left", left.display());
            std::thread::sleep(Duration::from_millis(1));
        }
        let mut next = command(JURAT);
        next.args(["run", "--memlimit", "100MB", "--output", "/dev/null", "--", "true"])
            .envs(self.environment());
        assert!(next.output().unwrap().status.success(), "{after}");
        assert_eq!(mounts(), self.mounts, "{after}: a mount is left");
        assert_eq!(fs::read_dir(&self.tmp).unwrap().count(), 0, "{after}: a temporary directory is left");
        let is_ours = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            pids.iter().any(|pid| name.starts_with(&format!("jurat-{pid}-")))
        };
        let groups = below(Path::new("/sys/fs/cgroup")).into_iter().filter(is_ours).collect::<Vec<_>>();
        assert!(groups.is_empty(), "{after}: groups are left: {groups:?}");
    }
}

fn mounts() -> String {
    fs::read_to_string("/proc/self/mounts").unwrap()
}

fn process_with(mark: &str) -> Option<PathBuf> {
    let processes = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
    processes.into_iter().find(|path| {
        let environment = fs::read(path.join("environ")).unwrap_or_default();
        environment.split(|byte| *byte == 0).any(|variable| variable == mark.as_bytes())
    })
}

/// Everything in a directory, at any depth.
pub(crate) fn below(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut directories = vec![directory.to_owned()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                directories.push(entry.path());
            }
            found.push(entry.path());
        }
    }
    found
}
