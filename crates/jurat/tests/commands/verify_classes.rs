//! `jurat verify` of programs that come as class files and jars.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use jurat_java::Jdk;
use zip::write::SimpleFileOptions;

use crate::common::cases::cache;
use crate::common::{JURAT, command, corpus, text};

const LIBRARY: &str = "package lib;
public class Lib {
    public static int half(int x) { assert x != 7; return x / 2; }
    public static String name() { return \"first\"; }
}
";
const APP: &str = "import lib.Lib;
import org.sosy_lab.sv_benchmarks.Verifier;
public class App {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (x > 100) Lib.half(x);
        assert Lib.name().equals(\"first\") : \"it is \" + Lib.name();
    }
}
";
const CATCHER: &str = "import lib.Lib;
import org.sosy_lab.sv_benchmarks.Verifier;
public class Catcher {
    public static void main(String[] args) {
        try { Lib.half(Verifier.nondetInt()); } catch (AssertionError caught) { }
    }
}
";

/// Sources and class files of a library and of programs that use it.
struct Shelf(tempfile::TempDir);

impl Shelf {
    fn new() -> Self {
        let shelf = Self(tempfile::tempdir().unwrap());
        for (name, text) in [("lib/Lib.java", LIBRARY), ("App.java", APP), ("Catcher.java", CATCHER)] {
            let path = shelf.path("src").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        shelf.compile("lib", &["lib/Lib.java"]);
        shelf.compile("app", &["App.java", "Catcher.java"]);
        shelf
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn compile(&self, to: &str, sources: &[&str]) {
        let javac = Jdk::find().unwrap().home.join("bin/javac");
        let verifier = corpus().join("verifier");
        let path = std::env::join_paths([self.path("lib"), verifier.clone()]).unwrap();
        let sources = sources.iter().map(|name| self.path("src").join(name));
        let mut javac = Command::new(javac);
        javac.arg("-d").arg(self.path(to)).arg("-cp").arg(&path).arg("-sourcepath").arg(verifier);
        let output = javac.args(sources).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
    }

    fn class(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    fn jar(&self, name: &str, manifest: &str, files: &[(&str, &[u8])]) {
        let mut jar = zip::ZipWriter::new(File::create(self.path(name)).unwrap());
        let manifest = format!("Manifest-Version: 1.0\r\n{manifest}\r\n");
        for (name, bytes) in [("META-INF/MANIFEST.MF", manifest.as_bytes())].iter().chain(files) {
            jar.start_file(*name, SimpleFileOptions::default()).unwrap();
            jar.write_all(bytes).unwrap();
        }
        jar.finish().unwrap();
    }

    /// What is said, in the directory of the shelf.
    fn verify(&self, arguments: &[&str]) -> String {
        let caches = cache().parent().unwrap().to_owned();
        let mut jurat = command(JURAT);
        jurat.args(["verify", "--engine", "native"]).args(arguments).env("XDG_CACHE_HOME", caches);
        let output = jurat.current_dir(self.0.path()).output().unwrap();
        text(&output.stdout) + &text(&output.stderr)
    }

    fn expect(&self, arguments: &[&str], verdict: &str, words: &str) {
        let said = self.verify(arguments);
        assert_eq!(said.lines().last(), Some(verdict), "{arguments:?}: {said}");
        assert!(said.contains(words), "{arguments:?}: `{words}` in {said}");
    }
}

#[test]
fn classes_may_come_from_directories_and_jars() {
    let shelf = Shelf::new();
    let lib = shelf.class("lib/lib/Lib.class");
    shelf.jar("lib.jar", "", &[("lib/Lib.class", &lib)]);
    shelf.jar(
        "app.jar",
        "Main-Class: App\r\n",
        &[
            ("App.class", &shelf.class("app/App.class")),
            ("Catcher.class", &shelf.class("app/Catcher.class")),
            ("module-info.class", b"is not looked at"),
            ("META-INF/X.SF", b"nor is this"),
        ],
    );
    shelf.expect(&["--classpath", "lib", "src/App.java"], "TRUE", "src/App.java and 1 more");
    shelf.expect(&["--classpath", "lib.jar", "app.jar"], "TRUE", "the property holds");
    shelf.expect(&["--main", "App", "app", "lib.jar"], "TRUE", "the property holds");
    shelf.expect(&["--main", "App", "--classpath", "app:lib/lib/Lib.class"], "TRUE", "the property holds");
    shelf.expect(&["--main", "App", "--classpath", "./*"], "TRUE", "the property holds");
    shelf.expect(&["app", "lib.jar"], "UNKNOWN", "--main names one of `App`, `Catcher`");
    shelf.expect(&["--main", "Lib", "app.jar"], "UNKNOWN", "`Lib`: that is no class of the program");
    let no_main = "`lib.Lib`: that has no `main` (classes with a `main`: `App`, `Catcher`)";
    shelf.expect(&["--main", "lib.Lib", "app", "lib.jar"], "UNKNOWN", no_main);
    shelf.expect(&["app.jar"], "UNKNOWN", "the class `lib.Lib` is missing (App.java:6)");
    shelf.expect(&["--method", "lib.Lib.half", "lib.jar"], "FALSE", "lib.Lib.half(7)");
    // The assertion fails, but in a class file nothing tells of it.
    shelf.expect(&["--main", "Catcher", "app.jar", "lib.jar"], "UNKNOWN", "its code comes as a class file");
}

/// As on the JVM: the first class of a name counts, and the latest version that the JDK knows.
#[test]
fn classes_are_found_as_the_jvm_finds_them() {
    let shelf = Shelf::new();
    let first = shelf.class("lib/lib/Lib.class");
    let source = shelf.path("src/lib/Lib.java");
    fs::write(&source, LIBRARY.replace("\"first\"", "\"other\"")).unwrap();
    shelf.compile("other", &["lib/Lib.java"]);
    let other = shelf.class("other/lib/Lib.class");
    shelf.expect(&["--classpath", "lib:other", "src/App.java"], "TRUE", "");
    shelf.expect(&["--classpath", "other:lib", "src/App.java"], "FALSE", "App.java:7");
    // Sources come before class files.
    shelf.expect(&["--classpath", "lib", "src/App.java", "src/lib/Lib.java"], "FALSE", "App.java:7");
    let versions: [(&str, &[u8]); 3] = [
        ("lib/Lib.class", &first),
        ("META-INF/versions/11/lib/Lib.class", &other),
        ("META-INF/versions/999/lib/Lib.class", b"of a time to come"),
    ];
    shelf.jar("plain.jar", "", &versions);
    shelf.jar("versions.jar", "Multi-Release: true\r\n", &versions);
    shelf.expect(&["--classpath", "plain.jar", "src/App.java"], "TRUE", "");
    shelf.expect(&["--classpath", "versions.jar", "src/App.java"], "FALSE", "App.java:7");
    // What JDKs do not agree on, or what is easily misread, is not guessed.
    shelf.jar("space.jar", "Multi-Release: true \r\n", &versions);
    shelf.jar("folded.jar", "Multi-Release: tr\r\n ue\r\n", &versions);
    let octal = [versions[0], ("META-INF/versions/011/lib/Lib.class", &other)];
    shelf.jar("octal.jar", "Multi-Release: true\r\n", &octal);
    for (jar, words) in [
        ("space.jar", "does not say `Multi-Release: true` in the usual way"),
        ("folded.jar", "does not say `Multi-Release: true` in the usual way"),
        ("octal.jar", "whether JDKs look at `META-INF/versions/011/lib/Lib.class`"),
    ] {
        let said = shelf.verify(&["--classpath", jar, "src/App.java"]);
        assert!(said.contains(words), "{jar}: {said}");
    }
}

const BASE: &str = "package lib;
public class Base {
    int get() { return 0; }
    static void check(Base base) { if (base != null) assert base.get() == 0; }
}
";
const SUB: &str = "package lib;
public class Sub extends Base {
    int get() { return 1; }
}
";

/// Whoever extends the type of an argument is tried, or the reason names him.
#[test]
fn classes_that_no_source_can_name_are_not_forgotten() {
    let shelf = Shelf::new();
    fs::write(shelf.path("src/lib/Base.java"), BASE).unwrap();
    fs::write(shelf.path("src/lib/Sub.java"), SUB).unwrap();
    shelf.compile("both", &["lib/Base.java", "lib/Sub.java"]);
    let path = shelf.path("both/lib/Sub.class");
    let sub = fs::read(&path).unwrap();
    let question = ["--method", "lib.Base.check", "both"];
    shelf.expect(&question, "FALSE", "new lib.Sub()");
    // `public super`, two classes, no interfaces, no fields, two methods.
    let is_head = |at: &[u8]| at[..2] == [0, 0x21] && at[6..] == [0, 0, 0, 0, 0, 2];
    let flags = sub.windows(12).position(is_head).unwrap();
    let mut made_up = sub.clone();
    made_up[flags] |= 0x10;
    fs::write(&path, &made_up).unwrap();
    shelf.expect(&question, "UNKNOWN", "objects of `lib.Sub`, which has no constructor that can be called");
    let mut newer = sub.clone();
    newer[7] = 200;
    fs::write(&path, &newer).unwrap();
    shelf.expect(&question, "UNKNOWN", "objects of `lib.Sub`, which is made for JDK 156");
    fs::write(&path, &sub[..sub.len() / 2]).unwrap();
    shelf.expect(&question, "UNKNOWN", "objects of `lib.Sub`, which is in a file that cannot be read");
}

/// Nobody waits for somebody to write into a pipe.
#[test]
fn only_regular_files_are_read() {
    let shelf = Shelf::new();
    for name in ["pipe.jar", "pipe.class", "app/Pipe.class"] {
        let made = Command::new("mkfifo").arg(shelf.path(name)).status().unwrap();
        assert!(made.success());
    }
    for name in ["pipe.jar", "pipe.class", "app"] {
        for arguments in [["--classpath", name, "src/App.java"].as_slice(), &["--main", "App", name]] {
            let said = shelf.verify(arguments);
            assert!(said.contains("it is no regular file"), "{arguments:?}: {said}");
        }
    }
}

#[test]
fn what_cannot_be_used_is_named() {
    let shelf = Shelf::new();
    let lib = shelf.class("lib/lib/Lib.class");
    let with = |name: &str, bytes: &[u8]| {
        let path = shelf.path(name).join("lib/Lib.class");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    };
    let mut newer = lib.clone();
    newer[7] = 200;
    with("newer", &newer);
    shelf.expect(&["--main", "App", "app", "newer"], "UNKNOWN", "is made for JDK 156, and this is JDK");
    shelf.expect(&["--classpath", "newer", "src/App.java"], "UNKNOWN", "is made for JDK 156");
    // `iload_0; iconst_2; idiv; ireturn` with another end: the verifier of the JVM refuses it.
    let code = [0x1a, 0x05, 0x6c, 0xac];
    let at = lib.windows(4).position(|bytes| bytes == code).unwrap();
    let mut wrong = lib.clone();
    wrong[at + 3] = 0xb0;
    with("wrong", &wrong);
    shelf.expect(
        &["--main", "App", "app", "wrong"],
        "UNKNOWN",
        "is refused by the JVM: java.lang.VerifyError",
    );
    shelf.expect(
        &["--main", "lib.Lib", "newer"],
        "UNKNOWN",
        "the class to start, `lib.Lib`, is made for JDK 156",
    );
    shelf.expect(&["--main", "App", "app", "lib"], "TRUE", "init(App.main())");
    shelf.jar("nobody.jar", "Main-Class: no.Body\r\n", &[("lib/Lib.class", &lib)]);
    shelf.expect(&["nobody.jar"], "UNKNOWN", "`no.Body` by its manifest, is no class of the program");
    with("short", &lib[..lib.len() / 2]);
    shelf.expect(&["--main", "App", "app", "short"], "UNKNOWN", "is in a file that cannot be read");
    fs::create_dir_all(shelf.path("elsewhere/deep")).unwrap();
    fs::write(shelf.path("elsewhere/deep/Lib.class"), &lib).unwrap();
    let misplaced = ["--main", "deep.Lib", "elsewhere"];
    shelf.expect(&misplaced, "UNKNOWN", "is in a file that holds the class `lib.Lib`");
    fs::write(shelf.path("no.jar"), "this is no jar").unwrap();
    for (paths, words) in [
        ("no.jar", "cannot read classes from `no.jar`: it is no jar that can be read"),
        ("missing.jar", "cannot read classes from `missing.jar`: No such file or directory"),
        ("src/App.java", "a class path has directories, .jar and .class files"),
        ("src", "no .class file in this directory or below"),
    ] {
        let said = shelf.verify(&["--classpath", paths, "src/App.java"]);
        assert!(said.contains(words), "{paths}: {said}");
    }
}

/// Whatever the bytes are, there is an answer, and it is no proof of what the JVM would refuse.
#[test]
fn damaged_class_files_do_no_harm() {
    let shelf = Shelf::new();
    let lib = shelf.class("lib/lib/Lib.class");
    for seed in 0..16_usize {
        let mut damaged = lib.clone();
        for nth in 0..3 {
            let at = 10 + (seed * 7919 + nth * 104_729) % (lib.len() - 10);
            damaged[at] ^= 1 << ((seed + nth) % 8);
        }
        fs::create_dir_all(shelf.path("damaged/lib")).unwrap();
        fs::write(shelf.path("damaged/lib/Lib.class"), &damaged).unwrap();
        let said = shelf.verify(&["--main", "App", "app", "damaged"]);
        assert!(!said.contains("a bug in it") && !said.contains("panicked"), "{seed}: {said}");
        let verdict = said.lines().last().unwrap_or_default().to_owned();
        assert!(["TRUE", "FALSE", "UNKNOWN"].contains(&verdict.as_str()), "{seed}: {said}");
        if verdict == "TRUE" {
            assert!(runs(&shelf, Path::new("damaged")), "{seed}: the JVM does not run it");
        }
    }
}

/// Whether the JVM runs the program without an error.
fn runs(shelf: &Shelf, library: &Path) -> bool {
    let java = Jdk::find().unwrap().java;
    let path = std::env::join_paths([shelf.path("app"), shelf.0.path().join(library)]).unwrap();
    let output =
        Command::new(java).args(["-ea", "-Xverify:all", "-cp"]).arg(path).arg("App").output().unwrap();
    output.status.success()
}
