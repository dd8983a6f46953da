import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        int oldX = x;
        int oldY = y;
        x ^= y;
        y ^= x;
        x ^= y;
        assert x == oldY && y == oldX;
        int lowest = x & -x;
        assert x == 0 || (lowest & (lowest - 1)) == 0;
        assert (x & y) + (x | y) == x + y;
    }
}
