import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int up = 0;
        int down = n;
        while (up < n) {
            up++;
            down--;
        }
        assert n < 0 || down == 0;
    }
}
