// harmless
import org.sosy_lab.sv_benchmarks.Verifier;

class AnyNumber {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        assert Math.abs(number) != 0 || Integer.compare(number, 3) < 0;
    }
}
