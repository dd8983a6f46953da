package recursion;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 30);
        assert depth(n) == n;
    }
}
