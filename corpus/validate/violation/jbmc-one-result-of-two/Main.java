import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int same(int n) {
        return n;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt(); int y = Verifier.nondetInt();
        assert !(x == 5 && y == 6);
    }
}
