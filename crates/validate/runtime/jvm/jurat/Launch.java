package jurat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Runs a woven program: {@code java jurat.Launch MAIN_CLASS ARGUMENT...}, with the table of checks on standard input. */
public final class Launch {
    /** The thread that starts the program, and whether it was told how `main` ended. */
    private static Thread starter;
    private static volatile boolean isTold;
    /** The bytes of the program's standard input. */
    private static byte[] input;

    private Launch() { }

    public static void main(String[] arguments) throws Exception {
        starter = Thread.currentThread();
        readTable();
        System.setOut(nowhere());
        System.setErr(nowhere());
        // Like the JVM's own stream over a file: everything is there from the start.
        System.setIn(new BufferedInputStream(new ByteArrayInputStream(input)));
        Runtime.getRuntime().addShutdownHook(new End());
        // As if the program had been started without us.
        System.setProperty("sun.java.command", String.join(" ", arguments));
        Monitor.settle();
        run(arguments[0], Arrays.copyOfRange(arguments, 1, arguments.length));
    }

    /** What the program prints is of no interest, and may be endless. Like the JVM's own streams, it goes through a small buffer. */
    private static PrintStream nowhere() {
        return new PrintStream(new BufferedOutputStream(OutputStream.nullOutputStream(), 128));
    }

    private static void readTable() throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
        Report.open(in);
        Monitor.checks = new Check[in.readInt()];
        for (int id = 0; id < Monitor.checks.length; id++) {
            Monitor.checks[id] = Check.read(id, in);
        }
        Inputs.read(in);
        input = in.readNBytes(in.readInt());
    }

    private static void run(String name, String[] arguments) throws Exception {
        try {
            Method main = mainOf(Class.forName(name));
            main.setAccessible(true);
            Monitor.starts(name);
            main.invoke(null, (Object) arguments);
            Monitor.settle();
            isTold = true;
        } catch (InvocationTargetException thrown) {
            uncaught(thrown.getCause());
        } catch (Error thrown) {
            // From the initialiser of the main class: it is not wrapped then.
            uncaught(thrown);
        }
    }

    private static Method mainOf(Class<?> type) throws NoSuchMethodException {
        try {
            return type.getDeclaredMethod("main", String[].class);
        } catch (NoSuchMethodException inherited) {
            return type.getMethod("main", String[].class);
        }
    }

    /**
     * Names, in this order: the class of the exception, its superclasses up to Throwable, the places that it comes from. No code of
     * the program runs before they are told.
     */
    private static void uncaught(Throwable thrown) {
        if (thrown instanceof StackOverflowError) {
            // Whatever was being evaluated, it is the depth of the stack that ended it.
            Monitor.forget();
        } else {
            Monitor.settle();
        }
        StringBuilder classes = new StringBuilder();
        for (Class<?> type = thrown.getClass(); type != Object.class; type = type.getSuperclass()) {
            classes.append(classes.length() == 0 ? "" : " ").append(type.getName());
        }
        Throwable cause = thrown.getClass() == ExceptionInInitializerError.class ? thrown.getCause() : null;
        StackTraceElement[] trace = trace(cause == null ? thrown : cause);
        Report.line("uncaught", classes, Report.places(trace), cause == null ? "" : cause.getClass().getName());
        isTold = true;
        try {
            // So does the JVM, which may run code of the program.
            System.err.print("Exception in thread \"main\" ");
            thrown.printStackTrace(System.err);
        } catch (Throwable forgotten) {
            // It has nobody to tell.
        }
    }

    /** Where an exception comes from; nothing if its class has an answer of its own. */
    private static StackTraceElement[] trace(Throwable thrown) {
        try {
            Class<?> declaring = thrown.getClass().getMethod("getStackTrace").getDeclaringClass();
            return declaring == Throwable.class ? thrown.getStackTrace() : new StackTraceElement[0];
        } catch (NoSuchMethodException | LinkageError unknown) {
            return new StackTraceElement[0];
        }
    }

    /** The program ended by itself, by an exception or by System.exit. A lambda would double the time that the JVM needs to start. */
    private static final class End extends Thread {
        @Override
        public void run() {
            Monitor.settle();
            // A starter that is gone without a word failed itself; one that is not gone waits, for System.exit or for its threads.
            if (isTold || starter.isAlive()) {
                Report.line("end");
            }
        }
    }
}
