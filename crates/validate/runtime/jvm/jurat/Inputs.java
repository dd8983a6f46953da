package jurat;

import java.io.DataInputStream;
import java.io.IOException;

/** What the Verifier hands to the program: the inputs of an execution that is to be repeated. */
public final class Inputs {
    /** Primitive values as bits, texts, and null where the next value is not known. */
    private static Object[] inputs = {};
    private static int next;
    /** Whether the program may ask at all. */
    private static boolean isReplay;

    private Inputs() { }

    static void read(DataInputStream in) throws IOException {
        isReplay = in.readBoolean();
        inputs = new Object[in.readInt()];
        for (int i = 0; i < inputs.length; i++) {
            switch (in.readByte()) {
                case 0: break;
                case 1: inputs[i] = in.readLong(); break;
                default: inputs[i] = Report.readText(in); break;
            }
        }
    }

    /** The next primitive value, as bits; 0 where there is none, since any value will do then. */
    public static long bits() {
        return next() instanceof Long bits ? bits : 0;
    }

    public static String text() {
        return next() instanceof String text ? text : "";
    }

    private static Object next() {
        Monitor.settle();
        if (!isReplay) {
            Report.last("input");
        }
        return next < inputs.length ? inputs[next++] : null;
    }

    /** An execution that breaks an assumption does not count. */
    public static void assume(boolean condition) {
        Monitor.settle();
        if (!condition) {
            Report.last("assumption");
        }
    }
}
