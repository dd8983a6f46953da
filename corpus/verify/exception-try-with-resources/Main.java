import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int open;

    static final class Handle implements AutoCloseable {
        Handle() {
            open++;
        }

        @Override
        public void close() {
            open--;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int seen = -1;
        try (Handle first = new Handle(); Handle second = new Handle()) {
            seen = open;
            if (x > 5) {
                throw new IllegalStateException();
            }
            if (x > 3) {
                return;
            }
        } catch (IllegalStateException e) {
            assert open == 0;
        }
        assert seen == 2 && open == 0;
    }
}
