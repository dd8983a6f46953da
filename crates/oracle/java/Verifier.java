package org.sosy_lab.sv_benchmarks;

import oracle.Seen;

/** Gives a program its inputs, in the order of the vector. */
public final class Verifier {
    private Verifier() {}

    /** Ends the execution unless the condition holds. */
    public static void assume(boolean condition) {
        if (!condition) {
            Seen.end(Seen.ASSUMED_AWAY);
        }
    }

    public static boolean nondetBoolean() {
        return Seen.next(Boolean.class);
    }

    public static byte nondetByte() {
        return Seen.next(Byte.class);
    }

    public static char nondetChar() {
        return Seen.next(Character.class);
    }

    public static short nondetShort() {
        return Seen.next(Short.class);
    }

    public static int nondetInt() {
        return Seen.next(Integer.class);
    }

    public static long nondetLong() {
        return Seen.next(Long.class);
    }

    public static float nondetFloat() {
        return Seen.next(Float.class);
    }

    public static double nondetDouble() {
        return Seen.next(Double.class);
    }

    public static String nondetString() {
        return Seen.next(String.class);
    }
}
