import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() >= 1 && text.length() <= 2);
        boolean looksLikeNumber = text.charAt(0) == '-';
        for (int i = 1; i < text.length(); i++) {
            looksLikeNumber &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        if (looksLikeNumber) {
            Integer.parseInt(text);
        }
    }
}
