import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int low = Verifier.nondetInt();
        int high = Verifier.nondetInt();
        Verifier.assume(0 <= low && low <= high);
        int safe = low + (high - low) / 2;
        assert low <= safe && safe <= high;
        int middle = (low + high) / 2;
        // The sum wraps around for large values.
        assert low <= middle && middle <= high;
    }
}
