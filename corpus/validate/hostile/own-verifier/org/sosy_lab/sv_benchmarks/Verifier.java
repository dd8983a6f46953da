package org.sosy_lab.sv_benchmarks;

public class Verifier {
    public static int nondetInt() {
        return 0;
    }
}
