// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresNew {
    static Object last = "none";

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        last = new Object();
        down(n - 1);
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert last == "none";
    }
}
