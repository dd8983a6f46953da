// deterministic
import org.sosy_lab.sv_benchmarks.Verifier;

class AssumeOnly {
    public static void main(String[] args) throws Exception {
        Verifier.assume(true);
    }
}
