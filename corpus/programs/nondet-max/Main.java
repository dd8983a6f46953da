import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int max(int a, int b) {
        int larger = a;
        if (b > a) {
            larger = b;
        }
        return larger;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        int larger = max(x, y);
        int again = max(y, x);
        assert larger >= x && larger >= y;
        assert larger == x || larger == y;
        assert larger == again;
    }
}
