import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static StringBuilder log = new StringBuilder();

    static class Base {
        static {
            log.append("B");
        }

        Base() {
            log.append("b");
            hook();
        }

        void hook() {
            log.append("?");
        }
    }

    static class Derived extends Base {
        static final int CONSTANT = 5;
        static int counter = CONSTANT + 1;

        static {
            log.append("D");
        }

        int field = 3;

        Derived() {
            log.append("d").append(field);
        }

        @Override
        void hook() {
            log.append(field);
        }
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            // A constant initialises nothing.
            assert Derived.CONSTANT == 5 && log.length() == 0;
        }
        if (Verifier.nondetBoolean()) {
            assert Derived.counter == 6;
            assert log.toString().equals("BD");
        }
        log.setLength(0);
        new Derived();
        assert log.toString().endsWith("b0d3");
    }
}
