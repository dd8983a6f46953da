package org.sosy_lab.sv_benchmarks;

/** The Verifier that {@code tools/check-verify} gives to the programs: what it returns comes from a source that the tool sets. */
public final class Verifier {
    /** Where the values come from. */
    public interface Source {
        boolean nextBoolean();

        long nextIntegral(String type, long lowest, long highest);

        float nextFloat();

        double nextDouble();

        String nextString();

        void assumptionHeld();
    }

    /** Thrown by {@code assume(false)}. Not an Exception, so that programs do not catch it by accident. */
    public static final class Dropped extends Error {
        private static final long serialVersionUID = 1;

        Dropped() {
            super("assume(false)", null, false, false);
        }
    }

    public static Source source;

    private Verifier() {
    }

    public static void assume(boolean condition) {
        if (!condition) {
            throw new Dropped();
        }
        source.assumptionHeld();
    }

    public static boolean nondetBoolean() {
        return source.nextBoolean();
    }

    public static byte nondetByte() {
        return (byte) source.nextIntegral("byte", Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    public static char nondetChar() {
        return (char) source.nextIntegral("char", Character.MIN_VALUE, Character.MAX_VALUE);
    }

    public static short nondetShort() {
        return (short) source.nextIntegral("short", Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public static int nondetInt() {
        return (int) source.nextIntegral("int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public static long nondetLong() {
        return source.nextIntegral("long", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    public static float nondetFloat() {
        return source.nextFloat();
    }

    public static double nondetDouble() {
        return source.nextDouble();
    }

    public static String nondetString() {
        return source.nextString();
    }
}
