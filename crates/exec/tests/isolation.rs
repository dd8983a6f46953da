//! What a command sees of the machine, and what it cannot do to it.

mod common;

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use common::{generous, printed, sandboxed, script, sh, with, writable};
use jurat_exec::{Command, Exit, HowEnded, Mode, Sandbox, run};
use tempfile::TempDir;

#[test]
fn nothing_can_be_written_outside_of_the_writable_folders() {
    let home = std::env::var("HOME").unwrap();
    for folder in ["/", "/usr", "/etc", "/var", "/proc/sys/kernel", &home] {
        let file = Path::new(folder).join("written-by-a-sandboxed-command");
        let ended = sh(&format!("echo x > {}", file.display()));
        assert!(
            matches!(ended.how, HowEnded { exit: Exit::Code(1..), termination: None }),
            "{folder}: {ended:?}"
        );
        assert!(!file.exists());
    }
}

#[test]
fn settings_of_the_kernel_cannot_be_changed() {
    let ended = sh("cat /proc/sys/kernel/core_pattern > /proc/sys/kernel/core_pattern");
    assert!(matches!(ended.how, HowEnded { exit: Exit::Code(1..), termination: None }), "{ended:?}");
}

#[test]
fn a_writable_folder_is_writable_at_its_own_path() {
    let folder = TempDir::new().unwrap();
    let ended = sandboxed(&format!("echo x > {}/file", folder.path().display()), &writable(&[folder.path()]));
    assert_eq!(ended.how, HowEnded::exited(0), "{ended:?}");
    assert_eq!(fs::read(folder.path().join("file")).unwrap(), b"x\n");
}

#[test]
fn a_writable_folder_need_not_be_below_tmp() {
    let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let inside = folder.path().join("inside");
    fs::create_dir(&inside).unwrap();
    let text = format!("echo x > {0}/file; echo x > {0}/inside/file", folder.path().display());
    let ended = sandboxed(&text, &writable(&[&inside]));
    assert_eq!(ended.how, HowEnded::exited(0), "{ended:?}");
    assert!(inside.join("file").exists() && !folder.path().join("file").exists());
}

#[test]
fn a_writable_folder_may_be_given_by_a_symbolic_link() {
    let folder = TempDir::new().unwrap();
    let real = folder.path().join("real");
    let link = folder.path().join("link");
    fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let ended = sandboxed(&format!("echo x > {}/file", link.display()), &writable(&[&link]));
    assert_eq!(ended.how, HowEnded::exited(0), "{ended:?}");
    assert!(real.join("file").exists());
}

#[test]
fn a_readable_folder_below_tmp_is_visible_and_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("file"), "content").unwrap();
    let sandbox = with(&[folder.path()], Mode::ReadOnly);
    let text = format!("cat {0}/file && ! echo x > {0}/file", folder.path().display());
    let ended = sandboxed(&text, &sandbox);
    assert_eq!((ended.how, printed(&ended).as_str()), (HowEnded::exited(0), "content"), "{ended:?}");
}

#[test]
fn tmp_is_private_and_empty() {
    let outside = TempDir::new().unwrap();
    let ended = sh("ls -A /tmp /var/tmp; echo x > /tmp/private-file && cat /tmp/private-file");
    assert_eq!(printed(&ended), "/tmp:\n\n/var/tmp:\nx\n", "{ended:?}");
    assert!(outside.path().exists() && !Path::new("/tmp/private-file").exists());
}

#[test]
fn the_directory_and_the_program_are_visible_below_tmp() {
    let folder = TempDir::new().unwrap();
    let directory = folder.path().join("directory");
    let program = folder.path().join("program");
    fs::create_dir(&directory).unwrap();
    fs::copy("/bin/pwd", &program).unwrap();
    let command = Command { program, directory: directory.clone(), ..script("") };
    let command = Command { arguments: Vec::new(), ..command };
    let ended = run(&command, &generous(), &Sandbox::default()).unwrap();
    assert_eq!(printed(&ended).trim(), fs::canonicalize(directory).unwrap().to_str().unwrap());
}

#[test]
fn there_is_no_network() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let bash =
        Command { program: "/bin/bash".into(), ..script(&format!("echo > /dev/tcp/127.0.0.1/{port}")) };
    let ended = run(&bash, &generous(), &Sandbox::default()).unwrap();
    assert_eq!(ended.how, HowEnded::exited(1), "{ended:?}");
    let error = String::from_utf8_lossy(&ended.stderr.bytes).into_owned();
    assert!(error.contains("unreachable"), "{error}");
}

#[test]
fn only_processes_of_the_sandbox_are_visible() {
    let ended = sh("echo $$; ls /proc | grep -c '^[0-9]'; kill -0 -1 2>/dev/null; kill -9 1; ls /proc/1/fd");
    // The first process, the shell, and both sides of the pipe.
    assert!(printed(&ended).starts_with("2\n4\n"), "{ended:?}");
}

#[test]
fn no_privileges_are_left() {
    let ended =
        sh("grep -E '^(Cap(Inh|Prm|Eff|Bnd|Amb)|NoNewPrivs)' /proc/self/status; mount -t tmpfs x /tmp");
    let status = printed(&ended);
    for name in ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"] {
        // With the one that is left, a user namespace can be made, which any user can.
        assert!(status.contains(&format!("{name}:\t0000000080000000")), "{status}");
    }
    assert!(status.contains("NoNewPrivs:\t1"), "{status}");
    assert!(matches!(ended.how, HowEnded { exit: Exit::Code(1..), termination: None }));
}

#[test]
fn there_are_no_devices_but_harmless_ones() {
    let ended = sh("cd /dev; for f in *; do if [ -b $f ] || [ -c $f ]; then echo $f; fi; done; echo > null");
    assert_eq!(printed(&ended), "full\nnull\nrandom\nurandom\nzero\n", "{ended:?}");
}

#[test]
fn neither_environment_nor_open_files_are_inherited() {
    let ended =
        sh("env | grep -v '^\\(PATH\\|PWD\\|_\\|SHLVL\\|OLDPWD\\)='; ls /proc/self/fd | tr '\\n' ' '");
    // The fourth is that of the listed directory.
    assert_eq!(printed(&ended), "0 1 2 3 ", "{ended:?}");
}
