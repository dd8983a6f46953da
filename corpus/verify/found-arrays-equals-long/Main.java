import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

/** The JDK compares longs eight bytes at a time, and nothing is left over for a loop behind that. */
public class Main {
    public static void main(String[] args) {
        long[] left = {1, 2, 3};
        long[] right = {1, 2, Verifier.nondetLong()};
        assert Arrays.equals(left, right);
    }
}
