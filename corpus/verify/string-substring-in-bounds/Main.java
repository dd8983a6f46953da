import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 5);
        int at = text.indexOf(':');
        if (at >= 0) {
            String key = text.substring(0, at);
            String value = text.substring(at + 1);
            assert key.length() + value.length() + 1 == text.length();
        }
    }
}
