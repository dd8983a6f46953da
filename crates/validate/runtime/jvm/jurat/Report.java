package jurat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;

/** The way back to Jurat: one line per event, fields separated by tabs. */
final class Report {
    /** Standard output as it was before the program could get at it. */
    private static PrintStream out;
    /** Stands before every line, so that nothing that the program writes is taken for ours. */
    private static String seal;

    private static final int MAX_PLACES = 30;
    private static final int MAX_SHOWN = 2000;

    private Report() { }

    static void open(DataInputStream in) throws IOException {
        out = System.out;
        seal = Long.toHexString(in.readLong());
    }

    static void line(Object... fields) {
        StringBuilder line = new StringBuilder(seal);
        for (Object field : fields) {
            line.append('\t').append(escape(String.valueOf(field)));
        }
        out.println(line);
        out.flush();
    }

    /** The last thing to be said: the program runs no further, not even its shutdown hooks. */
    static void last(Object... fields) {
        line(fields);
        Runtime.getRuntime().halt(0);
    }

    /**
     * The files, below the folders of their packages, and lines of the program in a trace, the innermost first. A class file that
     * does not tell its source has methods, and line 0 where it tells no line.
     */
    static String places(StackTraceElement[] trace) {
        StringBuilder places = new StringBuilder();
        int told = 0;
        for (StackTraceElement element : trace) {
            boolean isOurs = element.getClassName().startsWith(Report.class.getPackageName() + ".");
            if (told < MAX_PLACES && element.getModuleName() == null && !isOurs) {
                places.append(told == 0 ? "" : " ").append(source(element));
                places.append(':').append(Math.max(element.getLineNumber(), 0));
                told++;
            }
        }
        return places.toString();
    }

    private static String source(StackTraceElement element) {
        String name = element.getClassName();
        if (element.getFileName() == null) {
            return name + "." + element.getMethodName();
        }
        return name.substring(0, name.lastIndexOf('.') + 1).replace('.', '/') + element.getFileName();
    }

    /** Texts of any length, also with half of a surrogate pair: a decoder would replace it. */
    static String readText(DataInputStream in) throws IOException {
        char[] units = new char[in.readInt() / 2];
        for (int i = 0; i < units.length; i++) {
            units[i] = in.readChar();
        }
        return new String(units);
    }

    /** A value of the program, for people: the start of a long one will do. */
    static String shown(String value) {
        return value.length() > MAX_SHOWN ? value.substring(0, MAX_SHOWN) : value;
    }

    /** Printable ASCII; half of a surrogate pair, too, must come through. */
    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' || c < ' ' || c > '~') {
                escaped.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
            } else {
                escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
