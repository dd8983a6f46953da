import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int input;

    public static void main(String[] args) {
        input = Verifier.nondetInt();
        First.go();
        Second.go();
    }
}
