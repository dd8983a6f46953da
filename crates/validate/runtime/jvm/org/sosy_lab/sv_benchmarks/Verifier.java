package org.sosy_lab.sv_benchmarks;

import jurat.Inputs;

/** Where programs get their inputs from. */
public final class Verifier {
    private Verifier() { }

    public static void assume(boolean condition) { Inputs.assume(condition); }

    public static boolean nondetBoolean() { return Inputs.bits('z') != 0; }
    public static byte nondetByte() { return (byte) Inputs.bits('b'); }
    public static char nondetChar() { return (char) Inputs.bits('c'); }
    public static short nondetShort() { return (short) Inputs.bits('s'); }
    public static int nondetInt() { return (int) Inputs.bits('i'); }
    public static long nondetLong() { return Inputs.bits('l'); }
    public static float nondetFloat() { return Float.intBitsToFloat((int) Inputs.bits('f')); }
    public static double nondetDouble() { return Double.longBitsToDouble(Inputs.bits('d')); }
    public static String nondetString() { return Inputs.text(); }
}
