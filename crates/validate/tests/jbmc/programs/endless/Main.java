package endless;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = 0;
        while (Verifier.nondetBoolean()) {
            n += Verifier.nondetInt();
        }
        assert n == n;
    }
}
