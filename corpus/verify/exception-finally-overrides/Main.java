import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    @SuppressWarnings("finally")
    static int risky(int x) {
        try {
            return 10 / x;
        } finally {
            if (x == 0) {
                return -1;
            }
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetByte();
        assert risky(x) != -1 || x == 0;
    }
}
