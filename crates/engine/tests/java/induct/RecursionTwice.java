// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionTwice {
    static int offset;

    static int get(int n) {
        return n <= 0 ? offset : get(n - 1);
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int first = get(n);
        offset = 1;
        int second = get(n);
        assert first == 0;
        assert second == 0;
    }
}
