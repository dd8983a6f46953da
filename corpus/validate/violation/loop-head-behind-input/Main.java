import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int twice(int k) {
        return 2 * k;
    }

    public static void main(String[] args) {
        int y = 4;
        int x = Verifier.nondetInt();
        while (y < 6) {
            y++;
        }
        assert x != 5;
    }
}
