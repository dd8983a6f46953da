import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 5);
        String key = text.substring(0, text.indexOf('='));
        assert key.indexOf('=') < 0;
    }
}
