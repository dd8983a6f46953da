// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresNewAndNull {
    static Object last = "none";

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        last = new int[1];
        down(n - 1);
        last = null;
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert last != null;
    }
}
