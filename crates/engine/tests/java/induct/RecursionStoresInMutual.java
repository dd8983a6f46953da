// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresInMutual {
    static Object last;

    static void even(int n) {
        if (n > 0) {
            last = new StringBuilder();
            odd(n - 1);
        }
    }

    static void odd(int n) {
        for (int i = 0; i < n; i++) {
            even(i);
        }
    }

    public static void main(String[] arguments) {
        even(Verifier.nondetInt());
        assert last == null;
    }
}
