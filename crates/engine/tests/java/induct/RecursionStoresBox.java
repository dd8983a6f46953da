// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresBox {
    static Integer last = 1;

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        last = n;
        down(n - 1);
        last = 3;
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert last == 1;
    }
}
