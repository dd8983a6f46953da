package message;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        try {
            int n = 1 / (Verifier.nondetInt() & 1);
        } catch (ArithmeticException e) {
            assert e.getMessage() == null;
        }
    }
}
