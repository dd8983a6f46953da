import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int input;

    static void check() { assert input != 5; } // on one line

    public static void main(String[] args) {
        input = Verifier.nondetInt();
        check();
    }
}
