//! Which directories count as a JDK.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use jurat_java::Jdk;

const HINT: &str = " (hint: install a JDK 17 or newer, for instance Debian's `openjdk-17-jdk-headless`, or set `JAVA_HOME` \
                    to one)";
const MODULES: &str = "MODULES=\"java.base jdk.compiler\"\n";

#[test]
fn the_jdk_of_this_machine_is_found() {
    let jdk = Jdk::find().unwrap();
    assert!(jdk.version >= 17);
    assert!(jdk.java.is_file());
    assert_eq!(Jdk::find_in(Some(jdk.home.as_os_str()), None).unwrap(), jdk);
}

#[test]
fn links_on_the_path_lead_to_the_home() {
    let folder = tempfile::tempdir().unwrap();
    let home = make_home(&folder.path().join("jvm/java-21"), &format!("JAVA_VERSION=\"21.0.2\"\n{MODULES}"));
    let bin = folder.path().join("bin");
    fs::create_dir(&bin).unwrap();
    symlink(home.join("bin/java"), bin.join("java")).unwrap();
    let path = std::env::join_paths([folder.path().join("no-such-folder"), bin]).unwrap();
    let jdk = Jdk::find_in(Some(OsStr::new("")), Some(&path)).unwrap();
    assert_eq!((jdk.version, &jdk.home, jdk.java), (21, &home, home.join("bin/java")));
}

#[test]
fn a_runtime_on_the_path_does_not_hide_a_jdk() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = make_home(&folder.path().join("jre"), "JAVA_VERSION=\"17\"\nMODULES=\"java.base\"\n");
    let jdk = make_home(&folder.path().join("jdk"), "JAVA_VERSION=\"17\"\n");
    fs::write(jdk.join("bin/javac"), "").unwrap();
    let path = std::env::join_paths([runtime.join("bin"), jdk.join("bin")]).unwrap();
    assert_eq!(Jdk::find_in(None, Some(&path)).unwrap().home, jdk);
}

#[test]
fn errors_say_what_to_install() {
    let folder = tempfile::tempdir().unwrap();
    let of = |release: &str| {
        let home = folder.path().join("home");
        make_home(&home, release);
        message(Some(&home), folder.path())
    };
    assert_eq!(of("JAVA_VERSION=\"1.8.0_402\"\n"), "the JDK in `…/home` is version 8, which is too old");
    assert_eq!(
        of("JAVA_VERSION=\"17\"\nMODULES=\"java.base\"\n"),
        "`…/home` is a Java runtime without the compiler module `jdk.compiler`"
    );
    assert_eq!(of("nothing"), "`…/home` is not a JDK: its file `release` has no usable `JAVA_VERSION`");
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).unwrap();
    assert_eq!(
        message(Some(&empty), folder.path()),
        "`…/empty` is not a JDK: `…/empty/release` cannot be read: No such file or directory (os error 2)"
    );
    assert_eq!(
        message(None, folder.path()),
        "no JDK found: `JAVA_HOME` is not set, and no `javac` or `java` on the PATH belongs to one"
    );
}

/// The error without its hint, with the directory's name replaced.
fn message(java_home: Option<&Path>, folder: &Path) -> String {
    let error =
        Jdk::find_in(java_home.map(Path::as_os_str), Some(OsStr::new(""))).expect_err("this is no JDK");
    let folder = fs::canonicalize(folder).expect("the directory is there");
    let message = error.to_string().replace(&folder.display().to_string(), "…");
    let message = message.strip_suffix(HINT).expect("every error says what to do");
    message.to_owned()
}

fn make_home(home: &Path, release: &str) -> PathBuf {
    fs::create_dir_all(home.join("bin")).expect("directories can be made");
    fs::write(home.join("bin/java"), "").expect("files can be made");
    fs::write(home.join("release"), release).expect("files can be made");
    fs::canonicalize(home).expect("the directory is there")
}
