import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int[] log = new int[1];
        assert x != 11 : "bad input " + x + log.length;
    }
}
