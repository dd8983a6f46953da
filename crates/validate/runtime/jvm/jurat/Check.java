package jurat;

import java.io.DataInputStream;
import java.io.IOException;

/** What a witness claims about one thing, and how far the execution has come in it. */
final class Check {
    // How claims are matched with what is seen. The numbers are those of the table.
    private static final int SEQUENCE = 0;
    private static final int COUNTER = 1;

    // What is claimed.
    private static final int ANYTHING = 0;
    private static final int INTEGRAL = 1;
    private static final int FLOAT = 2;
    private static final int DOUBLE = 3;
    private static final int NULL = 4;
    private static final int TEXT = 5;
    private static final int OBJECT = 6;
    private static final int EXPRESSION = 7;
    /** Added to the above for an element; its index follows. */
    private static final int ELEMENT = 16;

    private final int id;
    private final int semantics;
    private final byte[] kinds;
    /** Integers, the bits of floats and doubles, and which of the expressions. */
    private final long[] numbers;
    /** Texts, and names of classes; an empty name is any class. */
    private final String[] texts;
    /** The indexes of elements; negative if it may be any. */
    private final long[] indexes;
    /** Whether some claim is about values of such a type, by the numbers of the types. */
    private final boolean[] isAbout = new boolean[Type.values().length];

    /** What the claimed expressions gave; nothing runs between their evaluation and the store. */
    final long[] claimed = new long[8];
    /** The first claim that is still to come. */
    private int position;
    private int seen;
    private boolean isExhausted;

    private Check(int id, int semantics, int size) {
        this.id = id;
        this.semantics = semantics;
        kinds = new byte[size];
        numbers = new long[size];
        texts = new String[size];
        indexes = new long[size];
    }

    static Check read(int id, DataInputStream in) throws IOException {
        Check check = new Check(id, in.readByte(), in.readInt());
        for (int i = 0; i < check.kinds.length; i++) {
            int kind = in.readByte();
            check.indexes[i] = kind >= ELEMENT ? in.readLong() : -1;
            check.kinds[i] = (byte) (kind % ELEMENT);
            switch (check.kinds[i]) {
                case INTEGRAL: case FLOAT: case DOUBLE: check.numbers[i] = in.readLong(); break;
                case EXPRESSION: check.numbers[i] = in.readInt(); break;
                case TEXT: case OBJECT: check.texts[i] = Report.readText(in); break;
                default: break;
            }
            for (Type type : Type.values()) {
                check.isAbout[type.ordinal()] |= isOf(check.kinds[i], type);
            }
        }
        return check;
    }

    private static boolean isOf(int kind, Type type) {
        switch (kind) {
            case ANYTHING: return true;
            case INTEGRAL: case EXPRESSION: return type.compareTo(Type.LONG) <= 0;
            case FLOAT: return type == Type.FLOAT;
            case DOUBLE: return type == Type.DOUBLE;
            default: return type == Type.REFERENCE;
        }
    }

    void see(int call, Type type, long bits, Object object, long index) {
        int from = semantics == SEQUENCE ? position : semantics == COUNTER ? call : 0;
        int to = semantics == COUNTER ? Math.min(call + 1, kinds.length) : kinds.length;
        seen++;
        if (!isAbout[type.ordinal()]) {
            exhaust(type, bits, object);
            return;
        }
        if (from >= kinds.length && (semantics == COUNTER || seen > kinds.length)) {
            exhaust(type, bits, object);
            return;
        }
        for (int i = from; i < to; i++) {
            boolean isHere = indexes[i] < 0 || index < 0 || indexes[i] == index;
            if (isHere && matches(i, type, bits, object)) {
                position = i + 1;
                return;
            }
        }
        Report.last("mismatch", id, seen, from, index, Report.shown(type.show(bits, object)));
    }

    /** More was done than was claimed. That is no lie, only a silence; it is said once. */
    private void exhaust(Type type, long bits, Object object) {
        if (!isExhausted) {
            isExhausted = true;
            Report.line("exhausted", id, seen, Report.shown(type.show(bits, object)));
        }
    }

    private boolean matches(int i, Type type, long bits, Object object) {
        switch (kinds[i]) {
            case ANYTHING: return true;
            case INTEGRAL: return type.compareTo(Type.LONG) <= 0 && bits == numbers[i];
            case FLOAT: return type == Type.FLOAT && bits == numbers[i];
            case DOUBLE: return type == Type.DOUBLE && bits == numbers[i];
            case NULL: return type == Type.REFERENCE && object == null;
            case TEXT: return texts[i].equals(object);
            case EXPRESSION: return bits == claimed[(int) numbers[i]];
            case OBJECT: return object != null
                && (texts[i].isEmpty() || texts[i].equals(object.getClass().getName()));
            default: throw new IllegalStateException("kind " + kinds[i]);
        }
    }
}
