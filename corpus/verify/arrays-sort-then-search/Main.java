import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        Arrays.sort(data);
        int at = Arrays.binarySearch(data, 7);
        // With duplicates any of them may be found.
        assert at < 0 || at == 0 || data[at - 1] < 7;
    }
}
