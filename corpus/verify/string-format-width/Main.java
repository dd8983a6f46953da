import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 4);
        int[] samples = {0, 7, 42, 999};
        String text = String.format("%04d|%x", samples[n], samples[n]);
        assert text.charAt(4) == '|';
        assert text.startsWith("0");
    }
}
