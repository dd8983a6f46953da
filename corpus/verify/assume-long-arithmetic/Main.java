import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long a = Verifier.nondetLong();
        long b = Verifier.nondetLong();
        Verifier.assume(a > 0 && b > 0 && a < 5000 && b < 5000);
        assert a * b != 1_003_002L;
    }
}
