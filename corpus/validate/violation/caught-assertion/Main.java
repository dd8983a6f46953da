import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            assert x != 7;
        } catch (AssertionError error) {
            x = 0;
        }
    }
}
