package bodiless;

import org.sosy_lab.sv_benchmarks.Verifier;

/** A class without a model, a model without a method, and an enum that inherits one. */
class Main {
    enum Colour { RED }

    public static void main(String[] args) {
        String text = "ab".repeat(Verifier.nondetInt() & 3);
        assert text == text;
        assert Math.sqrt(4.0) == Math.sqrt(4.0) || true;
        assert Colour.RED.getDeclaringClass() != null || true;
    }
}
