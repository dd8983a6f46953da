//! Random expressions over all primitive types: the engine calculates what the JVM calculates.

use jurat_engine::{Arguments, Outcome, Property};

use crate::common::for_each;
use crate::generate;

const N_PROGRAMS: u64 = 4;
const N_EXPRESSIONS: usize = 2000;

#[test]
fn expressions_have_the_values_of_the_jvm() {
    let seeds: Vec<u64> = (0..N_PROGRAMS).collect();
    for_each(&seeds, |seed, javac| {
        let text = generate::program(*seed, N_EXPRESSIONS);
        let classes = javac.compile("Main", &text);
        let exploration = classes.explore(Property::Assert, Arguments::None);
        assert_eq!(exploration.outcome, Outcome::Holds, "seed {seed}");
        let (found, expected) = (exploration.output.expect("there are no inputs"), classes.run());
        assert_eq!(expected.lines().count(), N_EXPRESSIONS, "seed {seed}");
        for ((expected, found), line) in expected.lines().zip(found.lines()).zip(1..) {
            assert_eq!(found, expected, "seed {seed}, line {line}");
        }
        assert_eq!(found.len(), expected.len(), "seed {seed}");
    });
}
