import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int same(int n) {
        return n;
    }

    public static void main(String[] args) {
        if (Verifier.nondetInt() == 5) {
            int z = 1;
            assert z != 1;
        }
    }
}
