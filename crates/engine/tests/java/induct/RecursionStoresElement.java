// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresElement {
    static void down(Object[] all, int at, int n) {
        if (n <= 0) {
            return;
        }
        all[at] = new Object();
        down(all, at, n - 1);
    }

    public static void main(String[] arguments) {
        Object[] all = new Object[3];
        int at = Verifier.nondetInt();
        if (at < 0 || at > 2) {
            return;
        }
        down(all, at, Verifier.nondetInt());
        assert all[1] == null;
    }
}
