import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int nondetInt() {
        return Verifier.nondetInt() + 1;
    }

    public static void main(String[] args) {
        int x = nondetInt();
        assert x != 7;
    }
}
