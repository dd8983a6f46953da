// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresLiteral {
    String text;

    static void down(RecursionStoresLiteral one, int n) {
        if (n <= 0) {
            return;
        }
        one.text = n == 700 ? "seven" : "other";
        down(one, n - 1);
    }

    public static void main(String[] arguments) {
        RecursionStoresLiteral one = new RecursionStoresLiteral();
        down(one, Verifier.nondetInt());
        assert one.text == null;
    }
}
