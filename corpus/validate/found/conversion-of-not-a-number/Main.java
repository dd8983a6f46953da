import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        if (f != f) {
            int i = (int) f;
            assert i != 0;
        }
    }
}
