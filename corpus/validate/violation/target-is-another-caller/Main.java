import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void check(int x) {
        assert x != 7;
    }

    public static void main(String[] args) {
        check(Verifier.nondetInt());
        check(Verifier.nondetInt());
    }
}
