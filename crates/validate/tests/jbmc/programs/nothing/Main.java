package nothing;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Verifier.assume(false);
        assert false;
    }
}
