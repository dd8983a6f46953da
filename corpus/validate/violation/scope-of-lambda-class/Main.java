import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int other() {
        return 3;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = 0;
        assert x != 5;
        assert x != 6 + y;
    }
}
