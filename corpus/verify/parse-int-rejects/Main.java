import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        Verifier.assume(text.length() == 2);
        boolean isNumber = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            isNumber &= c >= '0' && c <= '9';
        }
        if (isNumber) {
            Integer.parseInt(text);
        }
    }
}
