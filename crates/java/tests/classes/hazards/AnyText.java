// hazard: calls `org.sosy_lab.sv_benchmarks.Verifier.nondetString`, of which JBMC knows a part
import org.sosy_lab.sv_benchmarks.Verifier;

class AnyText {
    public static void main(String[] args) {
        assert Verifier.nondetString().length() < 60;
    }
}
