import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void check(int x) {
        assert x != 5;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Runnable later = () -> check(x);
        later.run();
    }
}
