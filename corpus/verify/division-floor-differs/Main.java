import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetByte();
        Verifier.assume(b > 0);
        assert a / b == Math.floorDiv(a, b);
    }
}
