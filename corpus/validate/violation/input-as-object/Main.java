import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Object x = Verifier.nondetInt();
        assert !x.equals(1000);
    }
}
