import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        Verifier.assume(a >= 0 && a <= 50_000);
        int square = Math.multiplyExact(a, a);
        assert square >= 0;
    }
}
