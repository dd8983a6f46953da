package jurat;

/**
 * What woven programs call. Every method hands back what it was given, so that a call can stand around any expression.
 *
 * The names and types are the contract with the weaver. A key is the number of a check; under counter semantics its upper half
 * says which call of the method this is. The methods are written out for every primitive type because Java has no other way.
 */
public final class Monitor {
    private static final long ANY_INDEX = -1;
    private static final int NONE = -1;

    static Check[] checks = {};
    /** The condition whose evaluation has begun and not ended. If anything else is seen meanwhile, it threw. */
    private static int begun = NONE;

    private Monitor() { }

    /** The program did something that is seen. */
    static void settle() {
        if (begun != NONE) {
            Report.last("threw", begun);
        }
    }

    /** Nothing is said of a condition whose evaluation has begun. */
    static void forget() {
        begun = NONE;
    }

    private static void see(long key, Type type, long bits, Object object, long index) {
        settle();
        checks[(int) key].see((int) (key >>> 32), type, bits, object, index);
    }

    // A value that is stored or passed.

    public static boolean at(long key, boolean value) { see(key, Type.BOOLEAN, value ? 1 : 0, null, ANY_INDEX); return value; }
    public static byte at(long key, byte value) { see(key, Type.BYTE, value, null, ANY_INDEX); return value; }
    public static short at(long key, short value) { see(key, Type.SHORT, value, null, ANY_INDEX); return value; }
    public static char at(long key, char value) { see(key, Type.CHAR, value, null, ANY_INDEX); return value; }
    public static int at(long key, int value) { see(key, Type.INT, value, null, ANY_INDEX); return value; }
    public static long at(long key, long value) { see(key, Type.LONG, value, null, ANY_INDEX); return value; }
    public static float at(long key, float value) { see(key, Type.FLOAT, Float.floatToIntBits(value), null, ANY_INDEX); return value; }
    public static double at(long key, double value) { see(key, Type.DOUBLE, Double.doubleToLongBits(value), null, ANY_INDEX); return value; }
    public static <T> T at(long key, T value) { see(key, Type.REFERENCE, 0, value, ANY_INDEX); return value; }

    // A value that is stored while the expression has the old one.

    public static boolean old(long key, boolean old, boolean value) { at(key, value); return old; }
    public static byte old(long key, byte old, byte value) { at(key, value); return old; }
    public static short old(long key, short old, short value) { at(key, value); return old; }
    public static char old(long key, char old, char value) { at(key, value); return old; }
    public static int old(long key, int old, int value) { at(key, value); return old; }
    public static long old(long key, long old, long value) { at(key, value); return old; }
    public static float old(long key, float old, float value) { at(key, value); return old; }
    public static double old(long key, double old, double value) { at(key, value); return old; }
    public static <T> T old(long key, T old, T value) { at(key, value); return old; }

    // An element of an array that is stored.

    public static boolean element(long key, boolean value, long index) { see(key, Type.BOOLEAN, value ? 1 : 0, null, index); return value; }
    public static boolean element(long key, boolean value) { return element(key, value, ANY_INDEX); }
    public static byte element(long key, byte value, long index) { see(key, Type.BYTE, value, null, index); return value; }
    public static byte element(long key, byte value) { return element(key, value, ANY_INDEX); }
    public static short element(long key, short value, long index) { see(key, Type.SHORT, value, null, index); return value; }
    public static short element(long key, short value) { return element(key, value, ANY_INDEX); }
    public static char element(long key, char value, long index) { see(key, Type.CHAR, value, null, index); return value; }
    public static char element(long key, char value) { return element(key, value, ANY_INDEX); }
    public static int element(long key, int value, long index) { see(key, Type.INT, value, null, index); return value; }
    public static int element(long key, int value) { return element(key, value, ANY_INDEX); }
    public static long element(long key, long value, long index) { see(key, Type.LONG, value, null, index); return value; }
    public static long element(long key, long value) { return element(key, value, ANY_INDEX); }
    public static float element(long key, float value, long index) { see(key, Type.FLOAT, Float.floatToIntBits(value), null, index); return value; }
    public static float element(long key, float value) { return element(key, value, ANY_INDEX); }
    public static double element(long key, double value, long index) { see(key, Type.DOUBLE, Double.doubleToLongBits(value), null, index); return value; }
    public static double element(long key, double value) { return element(key, value, ANY_INDEX); }
    public static <T> T element(long key, T value, long index) { see(key, Type.REFERENCE, 0, value, index); return value; }
    public static <T> T element(long key, T value) { return element(key, value, ANY_INDEX); }

    // An element that is stored while the expression has the old one.

    public static byte elementOld(long key, byte old, byte value, long index) { element(key, value, index); return old; }
    public static byte elementOld(long key, byte old, byte value) { element(key, value); return old; }
    public static short elementOld(long key, short old, short value, long index) { element(key, value, index); return old; }
    public static short elementOld(long key, short old, short value) { element(key, value); return old; }
    public static char elementOld(long key, char old, char value, long index) { element(key, value, index); return old; }
    public static char elementOld(long key, char old, char value) { element(key, value); return old; }
    public static int elementOld(long key, int old, int value, long index) { element(key, value, index); return old; }
    public static int elementOld(long key, int old, int value) { element(key, value); return old; }
    public static long elementOld(long key, long old, long value, long index) { element(key, value, index); return old; }
    public static long elementOld(long key, long old, long value) { element(key, value); return old; }
    public static float elementOld(long key, float old, float value, long index) { element(key, value, index); return old; }
    public static float elementOld(long key, float old, float value) { element(key, value); return old; }
    public static double elementOld(long key, double old, double value, long index) { element(key, value, index); return old; }
    public static double elementOld(long key, double old, double value) { element(key, value); return old; }
    public static <T> T elementOld(long key, T old, T value, long index) { element(key, value, index); return old; }
    public static <T> T elementOld(long key, T old, T value) { element(key, value); return old; }

    // What a claimed expression gives, just before the store that it is about.

    public static long claimedBoolean(long key, int nth, boolean value) { checks[(int) key].claimed[nth] = value ? 1 : 0; return key; }
    public static long claimedByte(long key, int nth, byte value) { checks[(int) key].claimed[nth] = value; return key; }
    public static long claimedShort(long key, int nth, short value) { checks[(int) key].claimed[nth] = value; return key; }
    public static long claimedChar(long key, int nth, char value) { checks[(int) key].claimed[nth] = value; return key; }
    public static long claimedInt(long key, int nth, int value) { checks[(int) key].claimed[nth] = value; return key; }
    public static long claimedLong(long key, int nth, long value) { checks[(int) key].claimed[nth] = value; return key; }

    /** A new array of so many dimensions: the lengths in the order in which the arrays are made. */
    public static <T> T lengths(long key, int dimensions, T array) {
        int length = java.lang.reflect.Array.getLength(array);
        see(key, Type.INT, length, null, ANY_INDEX);
        for (int i = 0; dimensions > 1 && i < length; i++) {
            lengths(key, dimensions - 1, ((Object[]) (Object) array)[i]);
        }
        return array;
    }

    /** The elements of a new array that lists them. */
    public static <T> T elements(long key, T array) {
        Elements.see(key, array);
        return array;
    }

    /** A condition is about to be evaluated. */
    public static int begin(int id) {
        settle();
        begun = id;
        return id;
    }

    /** A condition was evaluated. */
    public static boolean holds(int id, boolean condition) {
        begun = NONE;
        if (!condition) {
            Report.last("violated", id);
        }
        return true;
    }

    /** The condition of an assertion of the program. */
    public static boolean asserted(int id, boolean condition) {
        settle();
        if (!condition) {
            if (caller != null && (Thread.currentThread() != caller || isPreparing())) {
                Report.last("assumption");
            }
            Report.last("assert", id, Report.places(new Throwable().getStackTrace()));
        }
        return condition;
    }

    /** The thread that calls a method instead of a `main`: what others do may have been begun by the arguments. */
    private static Thread caller;

    /** A class is about to be started. */
    static void starts(String name) {
        caller = isCaller(name) ? Thread.currentThread() : null;
    }

    /** Whether this is the class of ours beside the method's that makes arguments and calls it. */
    private static boolean isCaller(String name) {
        return name.substring(name.lastIndexOf('.') + 1).equals(Monitor.class.getPackageName() + "_entry");
    }

    /** Whether the arguments of a method are being made: that is no part of the call. Stack traces have an end, so frames are walked. */
    private static boolean isPreparing() {
        return StackWalker.getInstance().walk(frames -> frames.anyMatch(
            frame -> frame.getMethodName().equals("prepare") && isCaller(frame.getClassName())));
    }

    /** A call is about to ask for input. */
    public static int asks(int call) {
        Inputs.asks(call);
        return call;
    }

    // What the call gave.

    public static boolean given(int call, boolean value) { Inputs.asks(-1); return value; }
    public static byte given(int call, byte value) { Inputs.asks(-1); return value; }
    public static short given(int call, short value) { Inputs.asks(-1); return value; }
    public static char given(int call, char value) { Inputs.asks(-1); return value; }
    public static int given(int call, int value) { Inputs.asks(-1); return value; }
    public static long given(int call, long value) { Inputs.asks(-1); return value; }
    public static float given(int call, float value) { Inputs.asks(-1); return value; }
    public static double given(int call, double value) { Inputs.asks(-1); return value; }
    public static <T> T given(int call, T value) { Inputs.asks(-1); return value; }
}
