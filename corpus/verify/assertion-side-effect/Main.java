import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int calls;

    static boolean check(int x) {
        calls++;
        return x == x;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        for (int i = 0; i < 3; i++) {
            assert check(x);
        }
        assert calls == 3;
    }
}
