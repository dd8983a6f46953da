import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int trace;

    static int work(int x) {
        try {
            trace = trace * 10 + 1;
            if (x < 0) {
                throw new IllegalArgumentException("negative");
            }
            return x;
        } catch (IllegalArgumentException e) {
            trace = trace * 10 + 2;
            return -x;
        } finally {
            trace = trace * 10 + 3;
        }
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = work(x);
        assert trace == (x < 0 ? 123 : 13);
        assert y >= 0 || x == Integer.MIN_VALUE;
    }
}
