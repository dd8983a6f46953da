package records;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    record Pair(int left, int right) {
    }

    public static void main(String[] args) {
        Pair pair = new Pair(1, Verifier.nondetInt());
        pair.equals(pair);
        assert pair.left() == 1;
    }
}
