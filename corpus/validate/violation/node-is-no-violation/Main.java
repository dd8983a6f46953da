import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int twice(int k) {
        return 2 * k;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = 4;
        if (x == 9) {
            x = 5;
        }
        while (y < 6) {
            y++;
        }
        assert x != 5;
    }
}
