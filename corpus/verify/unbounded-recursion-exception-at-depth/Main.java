import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void down(int n) {
        if (n == 20) {
            throw new IllegalStateException("twenty");
        }
        if (n > 0) {
            down(n - 1);
        }
    }

    public static void main(String[] args) {
        try {
            down(Verifier.nondetInt());
        } catch (IllegalStateException caught) {
            assert !caught.getMessage().equals("twenty");
        }
    }
}
