// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class SymbolicLength {
    public static void main(String[] args) {
        int length = Verifier.nondetInt();
        Verifier.assume(length <= 5);
        try {
            int[] array = new int[length];
            assert array.length == length;
            assert length >= 0;
        } catch (NegativeArraySizeException e) {
            assert length < 0;
        }
    }
}
