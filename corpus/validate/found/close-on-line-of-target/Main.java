import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int input, other;

    static class Resource implements AutoCloseable {
        public void close() {
            assert input != 5;
        }
    }

    public static void main(String[] args) {
        input = Verifier.nondetInt();
        try (Resource resource = new Resource()) {
            other = 1; }
    }
}
