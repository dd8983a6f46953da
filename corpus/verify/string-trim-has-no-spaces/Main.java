import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 4);
        String trimmed = text.trim();
        assert trimmed.length() <= text.length();
        assert trimmed.isEmpty() || trimmed.charAt(0) > ' ' && trimmed.charAt(trimmed.length() - 1) > ' ';
    }
}
