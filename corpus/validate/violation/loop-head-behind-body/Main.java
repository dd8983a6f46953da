import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = 0;
        while (x < 6) {
            x = Verifier.nondetInt();
            x++;
        }
        assert x != 6;
    }
}
