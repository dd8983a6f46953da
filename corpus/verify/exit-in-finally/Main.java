import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            if (x == 13) {
                throw new IllegalStateException("unlucky");
            }
        } finally {
            if (x == 13) {
                Runtime.getRuntime().halt(0);
            }
        }
        assert x != 13;
    }
}
