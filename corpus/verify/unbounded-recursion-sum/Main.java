import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {

    static int count(int n, int from) {
        return n <= 0 ? from : count(n - 1, from + 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        assert count(n, 10) == n + 10;
    }
}
