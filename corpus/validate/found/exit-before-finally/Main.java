import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        try {
            if (n == 3) System.exit(1);
        } finally {
            assert n != 3;
        }
    }
}
