import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = 100 / x;
        // Nobody gets here with zero; an exception is no failed assertion.
        assert x != 0;
        assert y <= 100 && y >= -100;
    }
}
