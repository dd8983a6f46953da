import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            int a = Verifier.nondetInt();
            int b = Verifier.nondetInt();
            sum += (i + 1) * a * b;
        }
        assert sum != 12;
    }
}
