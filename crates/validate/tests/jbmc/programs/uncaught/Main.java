package uncaught;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Odd extends IllegalStateException {
    }

    public static void main(String[] args) {
        if (Verifier.nondetInt() == 42) {
            throw new Odd();
        }
    }
}
