package org.sosy_lab.sv_benchmarks;

import jurat.Inputs;

/** Where programs get their inputs from. */
public final class Verifier {
    private Verifier() { }

    public static void assume(boolean condition) { Inputs.assume(condition); }

    public static boolean nondetBoolean() { return Inputs.bits() != 0; }
    public static byte nondetByte() { return (byte) Inputs.bits(); }
    public static char nondetChar() { return (char) Inputs.bits(); }
    public static short nondetShort() { return (short) Inputs.bits(); }
    public static int nondetInt() { return (int) Inputs.bits(); }
    public static long nondetLong() { return Inputs.bits(); }
    public static float nondetFloat() { return Float.intBitsToFloat((int) Inputs.bits()); }
    public static double nondetDouble() { return Double.longBitsToDouble(Inputs.bits()); }
    public static String nondetString() { return Inputs.text(); }
}
