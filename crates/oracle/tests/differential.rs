//! The engine against the JVM, on programs of a fixed seed; and the tester itself, on a JVM that behaves as no other.

#![allow(clippy::unwrap_used, reason = "what cannot be started ends the test")]

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use jurat_engine::{Property, Strategy};
use jurat_java::Jdk;
use jurat_oracle::case::{Case, Kind};
use jurat_oracle::harness::{Harness, Source};
use jurat_oracle::hunt::{Event, Options, hunt};
use jurat_oracle::input::Value;
use jurat_oracle::judge::{TIME, Way};
use jurat_oracle::shrink::shrink;

#[test]
fn the_engine_agrees_with_the_jvm() {
    let jdk = Jdk::find().expect("a JDK is there; `make jdk` installs one");
    let options = Options {
        seed: 1,
        count: 300,
        time: Duration::from_mins(10),
        workers: thread::available_parallelism().map_or(1, usize::from),
        scenes: Vec::new(),
        by_induction: false,
        shrinking: Duration::from_secs(30),
        binary: None,
    };
    let found = Mutex::new(Vec::new());
    let summary = hunt(&jdk, &options, |seed, event, _| {
        if let Event::Found(case, disagreement) = event {
            found.lock().unwrap().push(format!("seed {seed}: {}\n{:?}", disagreement.words, case.sources));
        }
    });
    let summary = summary.unwrap();
    assert!(found.lock().unwrap().is_empty(), "{}", found.lock().unwrap().join("\n"));
    assert_eq!((summary.programs, summary.wrong, summary.unconfirmed), (300, 0, 0));
    assert!(summary.not_compiled <= 3, "{} of 300 do not compile", summary.not_compiled);
    assert!(summary.decided() >= 80.0, "only {:.1} % decided: {:?}", summary.decided(), summary.reasons);
}

/// Boxes of 1000 are the same object only where the cache of boxes is larger than by default.
#[test]
fn a_planted_difference_is_found_and_shrunk() {
    let jdk = Jdk::find().expect("a JDK is there; `make jdk` installs one");
    let mut harness =
        Harness::start_with(&jdk, &["-XX:+IgnoreUnrecognizedVMOptions", "-XX:AutoBoxCacheMax=2000"]).unwrap();
    let text = "import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
    static int twice(int n) {
        return n + n;
    }
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 3);
        int x = 0;
        for (int i = 0; i < n; i++) {
            x += twice(i);
        }
        Integer a = 1000 + n;
        Integer b = 1000 + n;
        if (n == 2) {
            assert a != b : x;
        }
    }
}
";
    let case = Case {
        sources: vec![Source { name: "Main.java".to_owned(), text: text.to_owned() }],
        property: Property::Assert,
        way: Way::Plain(Strategy::Prove),
        vectors: (0..3).map(|n| vec![Value::Int(n)]).collect(),
    };
    let first = case.disagreement(&mut harness, &jdk, TIME).unwrap().expect("the two sides differ");
    assert_eq!(first.kind, Kind::WrongTrue);
    let (small, _) = shrink(&case, first, &mut harness, &jdk, Duration::from_mins(1)).unwrap();
    let n_lines = small.sources[0].text.lines().count();
    assert!(n_lines <= 9, "{}", small.sources[0].text);
}
