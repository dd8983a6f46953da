//! What a command may do where, and what it leaves there.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use common::{generous, limited, printed, sandboxed, script};
use jurat_exec::{
    Accounting, CommandLimits, CommandStartError, HowEnded, Log, Mechanism, Mode, Sandbox, Termination, run,
    run_logged,
};
use tempfile::TempDir;

/// A directory with a file in each directory: `outer/inner/core`.
fn nested() -> (TempDir, [PathBuf; 3]) {
    let base = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let outer = base.path().canonicalize().unwrap().join("outer");
    let inner = outer.join("inner");
    let core = inner.join("core");
    fs::create_dir_all(&core).unwrap();
    for folder in [&outer, &inner, &core] {
        fs::write(folder.join("old"), "old").unwrap();
    }
    (base, [outer, inner, core])
}

/// What a script finds in a directory: whether the old file is seen, whether a file can be written, whether that stays.
fn look(sandbox: &Sandbox, folder: &Path) -> String {
    let text = format!(
        "cd {} || exit 1; [ -e old ] && printf 'sees '; (echo > new) 2> /dev/null && printf 'writes '",
        folder.display()
    );
    let ended = sandboxed(&text, sandbox);
    let stays = if fs::remove_file(folder.join("new")).is_ok() { "stays" } else { "" };
    (printed(&ended) + stays).trim().to_owned()
}

#[test]
fn the_deepest_folder_counts() {
    use Mode::{FullAccess, Hidden, Overlay, ReadOnly};
    let seen = |mode| match mode {
        Hidden => "writes",
        ReadOnly => "sees",
        Overlay => "sees writes",
        FullAccess => "sees writes stays",
    };
    let all = [Hidden, ReadOnly, Overlay, FullAccess];
    let (_base, [outer, inner, core]) = nested();
    for outside in all {
        for inside in all {
            let root = if outside == ReadOnly { Overlay } else { ReadOnly };
            let folders = vec![
                (inner.clone(), inside),
                ("/".into(), root),
                (outer.clone(), FullAccess),
                (outer.clone(), outside),
            ];
            let sandbox = Sandbox { folders, ..Sandbox::default() };
            let name = format!("{inside:?} in {outside:?}");
            assert_eq!(look(&sandbox, &outer), seen(outside), "{name}");
            assert_eq!(look(&sandbox, &inner), seen(inside), "{name}");
            if inside != Hidden {
                assert_eq!(look(&sandbox, &core), seen(inside), "below {name}");
            }
        }
    }
}

#[test]
fn the_whole_machine_can_be_an_overlay() {
    let sandbox = Sandbox { folders: vec![("/".into(), Mode::Overlay)], ..Sandbox::default() };
    let text = "echo x > /etc/passwd && rm /etc/hosts && ! ls /etc/hosts 2> /dev/null && cat /etc/passwd \
                && ! echo x > /sys/kernel/profiling 2> /dev/null";
    let ended = sandboxed(text, &sandbox);
    assert_eq!((ended.how, printed(&ended).as_str()), (HowEnded::SUCCESS, "x\n"), "{ended:?}");
    assert!(Path::new("/etc/hosts").exists());
}

#[test]
fn devices_and_the_kernel_are_never_opened() {
    for folder in ["/dev", "/proc/sys", "/sys/fs/cgroup"] {
        for mode in [Mode::FullAccess, Mode::Overlay] {
            let sandbox = Sandbox { folders: vec![(folder.into(), mode)], ..Sandbox::default() };
            let error = run(&script(""), &generous(), &sandbox).unwrap_err();
            assert!(matches!(error, CommandStartError::Folder { .. }), "{error}");
        }
    }
}

/// What can be collected of a run, and the content of each file.
fn collected(text: &str, folder: &Path, mode: Mode) -> (HowEnded, Vec<String>) {
    let limits = CommandLimits {
        wall_time: Some(Duration::from_millis(500)),
        accounting: Accounting::Exact,
        ..CommandLimits::default()
    };
    let sandbox = Sandbox { folders: vec![(folder.to_owned(), mode)], ..Sandbox::default() };
    let command = script(&format!("cd {}; {text}", folder.display()));
    let mut found = Vec::new();
    let log = Log::new(tempfile::tempfile().unwrap(), None).unwrap();
    let ended = run_logged(&command, &limits, &sandbox, log, &mut |leftovers| {
        for file in leftovers.written(folder).unwrap() {
            let content = fs::read_to_string(&file.source).unwrap();
            found.push(format!("{}: {}", file.path.display(), content.trim()));
        }
    });
    (ended.unwrap().how, found)
}

#[test]
fn what_was_written_can_be_collected() {
    let (_base, [outer, ..]) = nested();
    let text = "echo new > new; echo changed > inner/old; rm old; ln -s /etc/passwd link; mkfifo pipe; \
                mkdir made; echo deep > made/deep;";
    let changed = ["inner/old: changed", "made/deep: deep", "new: new"];
    let (how, found) = collected(text, &outer, Mode::Overlay);
    assert_eq!((how, found.as_slice()), (HowEnded::SUCCESS, changed.map(str::to_owned).as_slice()));
    // Also of a command that was ended.
    let (how, found) = collected(&format!("{text} while :; do sleep 10; done"), &outer, Mode::Overlay);
    assert_eq!(how.termination, Some(Termination::WallTime));
    assert_eq!(found, changed);
    let (_, found) = collected("echo new > new; cat old", &outer, Mode::Hidden);
    assert_eq!(found, ["new: new"]);
    let (_, found) = collected("echo new > new", &outer, Mode::ReadOnly);
    assert_eq!(found, [""; 0]);
    // A link in the way leads nowhere.
    let inner = outer.join("inner");
    let (how, found) =
        collected(&format!("cd /; rm -rf {0}; ln -s /etc {0}", inner.display()), &inner, Mode::Overlay);
    assert_eq!((how.termination, found), (None, Vec::new()));
}

#[test]
fn a_command_stays_on_its_cores() {
    let limits =
        CommandLimits { cores: vec![0], memory_nodes: vec![0], accounting: Accounting::Exact, ..generous() };
    let ended =
        limited("grep _allowed_list /proc/self/status; taskset -p ffff $$ > /dev/null; nproc", &limits);
    assert!(printed(&ended).starts_with("Cpus_allowed_list:\t0\nMems_allowed_list:\t0\n"), "{ended:?}");
    if ended.usage.by.cores != Some(Mechanism::Attribute) {
        assert!(printed(&ended).ends_with("\n1\n"), "{ended:?}");
    }
    let error = run(&script(""), &CommandLimits { cores: vec![9999], ..generous() }, &Sandbox::default())
        .unwrap_err();
    assert!(error.to_string().starts_with("there is no core 9999 here (available: 0"), "{error}");
}
