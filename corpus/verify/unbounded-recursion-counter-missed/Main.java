import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    private int steps;

    private void walk(int left) {
        if (left == 0) {
            return;
        }
        if (left != 40) {
            steps++;
        }
        walk(left - 1);
    }

    public static void main(String[] args) {
        Main main = new Main();
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        main.walk(n);
        assert main.steps == n;
    }
}
