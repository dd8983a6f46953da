package missingclass;

import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Object object = Verifier.nondetBoolean() ? args : null;
        assert !(object instanceof List);
    }
}
