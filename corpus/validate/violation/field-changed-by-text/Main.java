import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int x;

    static class Adds {
        static int y;

        static {
            x++;
        }

        @Override
        public String toString() {
            x++;
            return "";
        }
    }

    static class Closes implements AutoCloseable {
        @Override
        public void close() {
            x++;
        }
    }

    public static void main(String[] args) {
        Object o = Math.abs(1) > 2 ? null : new Adds(); x = 0;
        x = Verifier.nondetInt(); String s = "" + o;
        assert x != 6;
    }
}
