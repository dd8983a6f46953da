import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static String roman(int n) {
        int[] values = {10, 9, 5, 4, 1};
        String[] signs = {"X", "IX", "V", "IV", "I"};
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                out.append(signs[i]);
                n -= values[i];
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 20);
        assert roman(n).length() <= 4;
    }
}
