import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        if (x == 9) {
            y = 5;
        }
        assert x != 5 || y != 6;
    }
}
