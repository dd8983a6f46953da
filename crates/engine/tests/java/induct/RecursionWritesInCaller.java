// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionWritesInCaller {
    static int[] box = new int[1];

    static int down(int n) {
        if (n <= 0) {
            return 0;
        }
        int below = down(n - 1);
        box[0] = below;
        return below + 1;
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        down(n);
        assert n < 2001 || box[0] < 2000;
    }
}
