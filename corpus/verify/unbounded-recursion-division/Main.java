import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int down(int n, int by) {
        return n <= 0 ? 100 / by : down(n - 1, by - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n > 30) {
            down(n, 35);
        }
    }
}
