package org.sosy_lab.sv_benchmarks;

import org.cprover.CProver;

/** The program's inputs, as JBMC sees them. */
public final class Verifier {
    public static void assume(boolean condition) {
        CProver.assume(condition);
    }

    public static boolean nondetBoolean() {
        return CProver.nondetBoolean();
    }

    public static byte nondetByte() {
        return CProver.nondetByte();
    }

    public static char nondetChar() {
        return CProver.nondetChar();
    }

    public static short nondetShort() {
        return CProver.nondetShort();
    }

    public static int nondetInt() {
        return CProver.nondetInt();
    }

    public static long nondetLong() {
        return CProver.nondetLong();
    }

    public static float nondetFloat() {
        return CProver.nondetFloat();
    }

    public static double nondetDouble() {
        return CProver.nondetDouble();
    }

    public static String nondetString() {
        return CProver.nondetWithoutNull("");
    }
}
