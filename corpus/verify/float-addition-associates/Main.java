import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float a = Verifier.nondetFloat();
        float b = Verifier.nondetFloat();
        Verifier.assume(a > 0 && a < 100 && b > 0 && b < 100);
        float c = 1000f;
        assert (a + b) + c == a + (b + c);
    }
}
