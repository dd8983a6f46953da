package latefailure;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            assert i != 11;
        }
    }
}
