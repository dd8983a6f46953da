import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Error error = new AssertionError();
        if (Verifier.nondetInt() == 7) throw error;
    }
}
