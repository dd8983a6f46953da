import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x <= 300);
        byte narrow = (byte) x;
        assert narrow == x || narrow < 0;
    }
}
