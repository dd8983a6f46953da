package monitored;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int low = Monitor.below(n & 7);
        int high = Monitor.odd(n | 1);
        assert low < 8;
    }
}
