import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        assert Integer.compareUnsigned(a, b) > 0 == a > b || (a ^ b) < -1000;
    }
}
