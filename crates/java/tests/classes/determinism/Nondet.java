// source: calls `org.sosy_lab.sv_benchmarks.Verifier.nondetInt`
import org.sosy_lab.sv_benchmarks.Verifier;

class Nondet {
    public static void main(String[] args) throws Exception {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 0);
        assert x > 0;
    }
}
