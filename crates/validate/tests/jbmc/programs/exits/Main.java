package exits;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            System.exit(0);
        } else {
            Runtime.getRuntime().halt(1);
        }
        assert false;
    }
}
