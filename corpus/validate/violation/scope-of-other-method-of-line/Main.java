import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int read() { return Verifier.nondetInt(); } static int three() { return 3; }

    public static void main(String[] args) {
        int sum = read() + three();
        assert sum != 8;
    }
}
