import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static String shift(String text, int by) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            out.append((char) ('a' + Math.floorMod(c - 'a' + by, 26)));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        char a = Verifier.nondetChar();
        char b = Verifier.nondetChar();
        int by = Verifier.nondetInt();
        Verifier.assume(a >= 'a' && a <= 'z' && b >= 'a' && b <= 'z' && by >= 0 && by < 26);
        String text = "" + a + b;
        assert shift(shift(text, by), -by).equals(text);
    }
}
