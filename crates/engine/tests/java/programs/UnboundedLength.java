// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnboundedLength {
    public static void main(String[] args) {
        int length = Verifier.nondetInt();
        Verifier.assume(length >= 0);
        assert new int[length].length == length;
    }
}
