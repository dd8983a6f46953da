import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        for (x = x + 1; x < 3; x++) {
        }
        assert x != 6;
    }
}
