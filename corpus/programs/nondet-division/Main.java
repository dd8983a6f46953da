import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int average(int total, int count) {
        return total / count;
    }

    public static void main(String[] args) {
        int total = Verifier.nondetInt();
        int count = Verifier.nondetInt();
        Verifier.assume(count >= 0 && count < 4);
        if (total > 1000) {
            int mean = average(total, count);
            assert mean > 0;
        }
    }
}
