import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= -120 && n <= 120);
        String text = String.valueOf(n);
        assert Integer.parseInt(text) == n;
        assert text.startsWith("-") == (n < 0);
        assert text.length() <= 4;
    }
}
