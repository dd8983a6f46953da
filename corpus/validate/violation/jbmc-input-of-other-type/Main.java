import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int same(int n) {
        return n;
    }

    public static void main(String[] args) {
        long x = Verifier.nondetLong();
        assert x != 5;
    }
}
