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
        x = Verifier.nondetInt(); Adds.y = 2;
        assert x != 6;
    }
}
