import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int i = 0;
        int n = Verifier.nondetInt();
        while (i < 5) {
            i++;
        }
        assert i == 5;
    }
}
