package large;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int[] values = new int[100_000];
        for (int i = 0; i < 10_000; i++) {
            values[Verifier.nondetInt() & 0xffff] = values[n & 0xffff] * n;
        }
        assert values[0] != 1;
    }
}
