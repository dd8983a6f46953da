import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int high = Verifier.nondetInt();
        int low = Verifier.nondetInt();
        // The low half must not be sign-extended.
        long joined = ((long) high << 32) | low;
        assert (int) (joined >> 32) == high;
    }
}
