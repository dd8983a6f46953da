package org.sosy_lab.sv_benchmarks;

import java.util.Random;

/**
 * The source of input of the corpus programs, with the signatures that SV-COMP uses.
 *
 * <p>Every value of a type may come out. Values near zero and the edges of the type come out more often
 * than a uniform draw would give them, because that is where programs differ. The system property
 * {@code verifier.seed} fixes the sequence.
 */
public final class Verifier {
    private static final Random RANDOM = new Random(Long.getLong("verifier.seed", System.nanoTime()));

    private Verifier() {
    }

    /** Ends the execution silently, with exit code 2, unless the condition holds. */
    public static void assume(boolean condition) {
        if (!condition) {
            Runtime.getRuntime().halt(2);
        }
    }

    public static boolean nondetBoolean() {
        return RANDOM.nextBoolean();
    }

    public static byte nondetByte() {
        return (byte) integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public static char nondetChar() {
        return RANDOM.nextBoolean() ? (char) (' ' + RANDOM.nextInt(95)) : (char) RANDOM.nextInt(0x10000);
    }

    public static short nondetShort() {
        return (short) integer(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public static int nondetInt() {
        return (int) integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public static long nondetLong() {
        return integer(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public static float nondetFloat() {
        switch (RANDOM.nextInt(4)) {
            case 0:
                float[] edges = {0f, -0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
                return edges[RANDOM.nextInt(edges.length)];
            case 1:
                return RANDOM.nextInt(9) - 4;
            default:
                return Float.intBitsToFloat(RANDOM.nextInt());
        }
    }

    public static double nondetDouble() {
        switch (RANDOM.nextInt(4)) {
            case 0:
                double[] edges = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
                return edges[RANDOM.nextInt(edges.length)];
            case 1:
                return RANDOM.nextInt(9) - 4;
            default:
                return Double.longBitsToDouble(RANDOM.nextLong());
        }
    }

    /** A string of up to eight characters; never null. */
    public static String nondetString() {
        char[] text = new char[RANDOM.nextInt(9)];
        for (int i = 0; i < text.length; i++) {
            text[i] = nondetChar();
        }
        return new String(text);
    }

    /** A value between the bounds, which are those of an integral type; the cast in the caller drops the other bits. */
    private static long integer(long lowest, long highest) {
        switch (RANDOM.nextInt(4)) {
            case 0:
                return RANDOM.nextBoolean() ? lowest : highest;
            case 1:
                return RANDOM.nextInt(21) - 10;
            default:
                return RANDOM.nextLong();
        }
    }
}
