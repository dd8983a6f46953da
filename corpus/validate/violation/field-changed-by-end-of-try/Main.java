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

    static final Closes CLOSES = new Closes();

    public static void main(String[] args) {
        x = Verifier.nondetInt(); try (Closes c = null; Closes e = CLOSES) { }
        assert x != 6;
    }
}
