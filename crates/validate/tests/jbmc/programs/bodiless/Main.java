package bodiless;

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String text = "ab".repeat(Verifier.nondetInt() & 3);
        assert text == text;
    }
}
