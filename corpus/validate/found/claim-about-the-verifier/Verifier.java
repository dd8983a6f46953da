package org.sosy_lab.sv_benchmarks;

public final class Verifier {
    public static int nondetInt() {
        int x = new java.util.Random().nextInt();
        return x;
    }
}
