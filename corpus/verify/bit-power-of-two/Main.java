import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        boolean isPower = (x & (x - 1)) == 0;
        assert !isPower || x > 0;
    }
}
