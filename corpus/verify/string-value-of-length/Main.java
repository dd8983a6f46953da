import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= -1000 && n <= 1000);
        assert Integer.toString(n).length() <= 4;
    }
}
