//! Class files that javac does not make: those that it makes, with other bytes.

#![allow(clippy::unwrap_used, reason = "what cannot be compiled ends the test")]

use jurat_engine::{Arguments, Outcome, Property};

use crate::common::Javac;

/// What a program is decided to be, after the bytes of its main class were changed. The others stay: they are the assertions.
fn decided(text: &str, changes: &[(&[u8], &[u8])], property: Property) -> String {
    let mut classes = Javac::start().compile("Main", text);
    for (from, to) in changes {
        classes.change(from, to);
    }
    match classes.explore(property, Arguments::Any).outcome {
        Outcome::Holds => "holds".to_owned(),
        Outcome::Violated(violation) => format!("violated {}", violation.place.unwrap().line.unwrap()),
        Outcome::Undecided(reasons) => {
            reasons.into_iter().map(|reason| reason.what).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Without the conversions that javac writes: the virtual machine does them.
#[test]
fn narrow_values_are_cut_off_where_they_are_returned_and_stored() {
    let text = "
        import org.sosy_lab.sv_benchmarks.Verifier;
        public class Main {
            static short field;
            char other;
            static byte low(int x) { return (byte) x; }
            static void put(int x) { field = (short) x; }
            void set(int x) { other = (char) x; }
            public static void main(String[] args) {
                int x = Verifier.nondetInt();
                assert low(300) == 44;
                assert low(x) == (x << 24) >> 24;
                put(70000);
                assert field == 4464;
                put(x);
                assert field == (x << 16) >> 16;
                Main main = new Main();
                main.set(-1);
                assert main.other == 65535;
                main.set(x);
                assert main.other == (x & 65535);
            }
        }";
    // `i2b`, `i2s` and `i2c` become `nop`, before `ireturn`, `putstatic` and `putfield`.
    let changes: [(&[u8], &[u8]); 3] =
        [(&[0x91, 0xac], &[0, 0xac]), (&[0x93, 0xb3], &[0, 0xb3]), (&[0x92, 0xb5], &[0, 0xb5])];
    assert_eq!(decided(text, &changes, Property::Assert), "holds");
}

/// The call passes 2 for the parameter, and 2 is even.
#[test]
fn a_boolean_is_the_lowest_bit() {
    let text = "
        public class Main {
            static boolean same(boolean x) { return x; }
            public static void main(String[] args) {
                assert !same(true);
            }
        }";
    assert_eq!(decided(text, &[], Property::Assert), "violated 5");
    // `iconst_1` becomes `iconst_2`, before `invokestatic`.
    assert_eq!(decided(text, &[(&[0x04, 0xb8], &[0x05, 0xb8])], Property::Assert), "holds");
}

#[test]
fn monitors_that_are_not_balanced_are_not_decided() {
    let text = "
        public class Main {
            static int n;
            static void add(Object lock) {
                synchronized (lock) {
                    n++;
                }
            }
            public static void main(String[] args) {
                add(new Object());
            }
        }";
    let decided = |changes: &[(&[u8], &[u8])]| decided(text, changes, Property::NoRuntimeException);
    let refused = "the code of `Main.add` does not exit the monitors that it enters, and only those";
    assert_eq!(decided(&[]), "holds");
    // `monitorexit` behind `aload_1` becomes `pop`: first the one before the jump, then both.
    assert_eq!(decided(&[(&[0x2b, 0xc3, 0xa7], &[0x2b, 0x57, 0xa7])]), refused);
    assert_eq!(decided(&[(&[0x2b, 0xc3], &[0x2b, 0x57])]), refused);
    // So does `monitorenter`.
    assert_eq!(decided(&[(&[0x4c, 0xc2], &[0x4c, 0x57])]), refused);
    // What is exited is the exception instead of the lock.
    assert_eq!(decided(&[(&[0x4d, 0x2b, 0xc3], &[0x4d, 0x2c, 0xc3])]), refused);
}
