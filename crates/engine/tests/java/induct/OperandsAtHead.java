// open
import org.sosy_lab.sv_benchmarks.Verifier;

class OperandsAtHead {
    public static void main(String[] arguments) {
        int far = 0;
        int n = Verifier.nondetInt();
        int sum = n + switch (n & 1) {
            case 0 -> {
                while (far < n) {
                    far++;
                }
                yield far;
            }
            default -> 0;
        };
        assert sum < 10_000_000;
    }
}
