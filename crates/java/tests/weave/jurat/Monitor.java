package jurat;

/** Returns what it is handed: programs woven with it do what they did before. */
public final class Monitor {
    private Monitor() {}

    public static boolean head(int check) { return true; }

    public static boolean holds(int check, boolean condition) { return condition; }

    public static <T> T array(int check, T array) { return array; }

    public static boolean at(int check, boolean value) { return value; }
    public static byte at(int check, byte value) { return value; }
    public static short at(int check, short value) { return value; }
    public static char at(int check, char value) { return value; }
    public static int at(int check, int value) { return value; }
    public static long at(int check, long value) { return value; }
    public static float at(int check, float value) { return value; }
    public static double at(int check, double value) { return value; }
    public static <T> T at(int check, T value) { return value; }

    public static boolean old(int check, boolean before, boolean value) { return before; }
    public static byte old(int check, byte before, byte value) { return before; }
    public static short old(int check, short before, short value) { return before; }
    public static char old(int check, char before, char value) { return before; }
    public static int old(int check, int before, int value) { return before; }
    public static long old(int check, long before, long value) { return before; }
    public static float old(int check, float before, float value) { return before; }
    public static double old(int check, double before, double value) { return before; }
    public static <T> T old(int check, T before, T value) { return before; }

    public static boolean element(int check, boolean value) { return value; }
    public static boolean element(int check, boolean value, int index) { return value; }
    public static byte element(int check, byte value) { return value; }
    public static byte element(int check, byte value, int index) { return value; }
    public static short element(int check, short value) { return value; }
    public static short element(int check, short value, int index) { return value; }
    public static char element(int check, char value) { return value; }
    public static char element(int check, char value, int index) { return value; }
    public static int element(int check, int value) { return value; }
    public static int element(int check, int value, int index) { return value; }
    public static long element(int check, long value) { return value; }
    public static long element(int check, long value, int index) { return value; }
    public static float element(int check, float value) { return value; }
    public static float element(int check, float value, int index) { return value; }
    public static double element(int check, double value) { return value; }
    public static double element(int check, double value, int index) { return value; }
    public static <T> T element(int check, T value) { return value; }
    public static <T> T element(int check, T value, int index) { return value; }

    public static boolean elementOld(int check, boolean before, boolean value) { return before; }
    public static boolean elementOld(int check, boolean before, boolean value, int index) { return before; }
    public static byte elementOld(int check, byte before, byte value) { return before; }
    public static byte elementOld(int check, byte before, byte value, int index) { return before; }
    public static short elementOld(int check, short before, short value) { return before; }
    public static short elementOld(int check, short before, short value, int index) { return before; }
    public static char elementOld(int check, char before, char value) { return before; }
    public static char elementOld(int check, char before, char value, int index) { return before; }
    public static int elementOld(int check, int before, int value) { return before; }
    public static int elementOld(int check, int before, int value, int index) { return before; }
    public static long elementOld(int check, long before, long value) { return before; }
    public static long elementOld(int check, long before, long value, int index) { return before; }
    public static float elementOld(int check, float before, float value) { return before; }
    public static float elementOld(int check, float before, float value, int index) { return before; }
    public static double elementOld(int check, double before, double value) { return before; }
    public static double elementOld(int check, double before, double value, int index) { return before; }
    public static <T> T elementOld(int check, T before, T value) { return before; }
    public static <T> T elementOld(int check, T before, T value, int index) { return before; }
}
