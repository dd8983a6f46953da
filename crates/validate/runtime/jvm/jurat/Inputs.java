package jurat;

import java.io.DataInputStream;
import java.io.IOException;

/** What the Verifier hands to the program: the inputs of an execution that is to be repeated, or those that a witness gives. */
public final class Inputs {
    /** The program must not ask. */
    private static final int NONE = 0;
    /** The inputs are those of the list. */
    private static final int LIST = 1;
    /** The inputs are those of the path, and 0 where it says nothing. */
    private static final int PATH = 2;

    private static final int UNKNOWN_CALL = -1;
    /** More steps, and more inputs between them, are not told: the report is short. */
    private static final int MAX_STEPS = 10_000;
    private static final int MAX_BETWEEN = 100_000;

    private static int mode;
    /** Primitive values as bits, texts, and null where the next value is not known. */
    private static Object[] inputs = {};
    private static int next;
    /** For each step of the path the calls that it can be about, and what they give. */
    private static int[][] calls = {};
    private static Object[][] values = {};
    private static int step;
    /** The types of the inputs that were asked for since the last step of the path. */
    private static final StringBuilder between = new StringBuilder();
    private static int told;
    /** The woven call that asks now. */
    private static int asking = UNKNOWN_CALL;

    private Inputs() { }

    static void read(DataInputStream in) throws IOException {
        mode = in.readByte();
        inputs = new Object[in.readInt()];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = readInput(in);
        }
        int steps = in.readInt();
        calls = new int[steps][];
        values = new Object[steps][];
        for (int i = 0; i < steps; i++) {
            int choices = in.readInt();
            calls[i] = new int[choices];
            values[i] = new Object[choices];
            for (int j = 0; j < choices; j++) {
                calls[i][j] = in.readInt();
                values[i][j] = readInput(in);
            }
        }
    }

    private static Object readInput(DataInputStream in) throws IOException {
        switch (in.readByte()) {
            case 0: return null;
            case 1: return in.readLong();
            default: return Report.readText(in);
        }
    }

    /** The next primitive value, as bits; 0 where there is none, since any value will do then. */
    public static long bits(char type) {
        return next(type) instanceof Long bits ? bits : 0;
    }

    public static String text() {
        return next('t') instanceof String text ? text : "";
    }

    static void asks(int call) {
        asking = call;
    }

    private static Object next(char type) {
        Monitor.settle();
        if (mode == NONE) {
            Report.last("input");
        }
        Object given = ofPath(type);
        if (mode == PATH) {
            return given;
        }
        return next < inputs.length ? inputs[next++] : null;
    }

    /** As automata do: a call that the next step is not about does not move it. */
    private static Object ofPath(char type) {
        int call = asking;
        asking = UNKNOWN_CALL;
        for (int i = 0; step < calls.length && i < calls[step].length; i++) {
            if (calls[step][i] == call) {
                if (step < MAX_STEPS) {
                    Report.line("given", step, i, between);
                }
                between.setLength(0);
                return values[step++][i];
            }
        }
        if (told < MAX_BETWEEN) {
            told++;
            between.append(type);
        }
        return null;
    }

    /** An execution that breaks an assumption does not count. */
    public static void assume(boolean condition) {
        Monitor.settle();
        if (!condition) {
            Report.last("assumption");
        }
    }
}
