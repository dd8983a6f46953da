import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetByte();
        double root = Math.sqrt((double) n * n);
        assert root == Math.abs(n);
    }
}
