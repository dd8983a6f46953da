package strings;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        assert Verifier.nondetString().length() < 60;
    }
}
