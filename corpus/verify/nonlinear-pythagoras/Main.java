import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetByte();
        int c = Verifier.nondetByte();
        Verifier.assume(a > 10 && b > a && c > b);
        assert a * a + b * b != c * c;
    }
}
