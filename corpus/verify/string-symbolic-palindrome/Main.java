import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean isPalindrome(String text) {
        for (int i = 0, j = text.length() - 1; i < j; i++, j--) {
            if (text.charAt(i) != text.charAt(j)) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() <= 4);
        String mirrored = new StringBuilder(text).reverse().toString();
        for (int i = 0; i < text.length(); i++) {
            Verifier.assume(text.charAt(i) < 128);
        }
        assert isPalindrome(text) == text.equals(mirrored);
    }
}
