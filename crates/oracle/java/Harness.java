import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Says what the JVM does: compiles the sources of a request, and runs them once for each vector of inputs.
 *
 * <p>It answers as long as its input does not end. Each run has classes of its own, so that initialisers run again. A run that
 * takes too long ends the process: a thread cannot be ended in any other way.
 */
final class Harness {
    /** Nanoseconds for one run. The programs are made to end after microseconds. */
    private static final long PATIENCE = 10_000_000_000L;

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager platform =
            compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    private final Map<String, byte[]> shared;
    private final Loader support;

    /** The first thing that it reads are the sources that every program may use: the verifier and the recorder. */
    public static void main(String[] arguments) throws Exception {
        DataInputStream requests = new DataInputStream(new BufferedInputStream(System.in));
        DataOutputStream answers = new DataOutputStream(System.out);
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(System.out);
        Harness harness = new Harness(sources(requests));
        answer(answers, harness.greeting());
        for (int first = requests.read(); first >= 0; first = requests.read()) {
            ByteArrayOutputStream answer = new ByteArrayOutputStream();
            boolean healthy = harness.answer(requests, new DataOutputStream(answer));
            answer(answers, answer);
            if (!healthy) {
                Runtime.getRuntime().halt(0);
            }
        }
    }

    private static void answer(DataOutputStream answers, ByteArrayOutputStream answer) throws IOException {
        answers.writeInt(answer.size());
        answer.writeTo(answers);
        answers.flush();
    }

    private Harness(List<JavaFileObject> sources) {
        shared = new LinkedHashMap<>();
        String errors = compile(sources, Map.of(), shared);
        if (errors != null) {
            throw new IllegalStateException(errors);
        }
        support = new Loader(Harness.class.getClassLoader(), shared);
    }

    /** The classes that every program may use, and the methods of the JDK. */
    private ByteArrayOutputStream greeting() throws IOException, ReflectiveOperationException {
        ByteArrayOutputStream greeting = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(greeting);
        writeClasses(out, shared);
        write(out, (String) support.loadClass("oracle.Catalogue").getMethod("text").invoke(null));
        return greeting;
    }

    private static void writeClasses(DataOutputStream answer, Map<String, byte[]> classes) throws IOException {
        answer.writeInt(classes.size());
        for (byte[] bytes : classes.values()) {
            answer.writeInt(bytes.length);
            answer.write(bytes);
        }
    }

    private boolean answer(DataInputStream request, DataOutputStream answer) throws IOException {
        List<JavaFileObject> sources = sources(request);
        String mainClass = string(request);
        List<Object[]> vectors = vectors(request);
        Map<String, byte[]> classes = new LinkedHashMap<>();
        String errors = compile(sources, shared, classes);
        answer.writeBoolean(errors == null);
        if (errors != null) {
            write(answer, errors);
            return true;
        }
        writeClasses(answer, classes);
        answer.writeInt(vectors.size());
        boolean healthy = true;
        for (Object[] vector : vectors) {
            Run run = new Run(vector, new Loader(support, classes), mainClass);
            if (healthy) {
                healthy = run.toItsEnd();
            } else {
                run.end = Run.LATE;
            }
            run.write(answer);
        }
        return healthy;
    }

    /** The errors, or null. */
    private String compile(List<JavaFileObject> sources, Map<String, byte[]> known, Map<String, byte[]> classes) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Memory memory = new Memory(platform, known, classes);
        List<String> options = List.of("-proc:none", "-implicit:none", "-nowarn", "-g", "-XDstringConcat=inline");
        if (compiler.getTask(null, memory, diagnostics, options, null, sources).call()) {
            return null;
        }
        StringBuilder errors = new StringBuilder();
        for (Diagnostic<?> diagnostic : diagnostics.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                errors.append(diagnostic.toString()).append('\n');
            }
        }
        return errors.length() == 0 ? "javac gives no reason" : errors.toString();
    }

    private static List<JavaFileObject> sources(DataInputStream request) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        int count = request.readInt();
        for (int i = 0; i < count; i++) {
            String name = string(request);
            sources.add(new Text(name, string(request)));
        }
        return sources;
    }

    private static List<Object[]> vectors(DataInputStream request) throws IOException {
        List<Object[]> vectors = new ArrayList<>();
        int count = request.readInt();
        for (int i = 0; i < count; i++) {
            Object[] vector = new Object[request.readInt()];
            for (int k = 0; k < vector.length; k++) {
                vector[k] = input(request);
            }
            vectors.add(vector);
        }
        return vectors;
    }

    private static Object input(DataInputStream request) throws IOException {
        switch (request.readByte()) {
            case 'Z':
                return request.readBoolean();
            case 'B':
                return request.readByte();
            case 'C':
                return request.readChar();
            case 'S':
                return request.readShort();
            case 'I':
                return request.readInt();
            case 'J':
                return request.readLong();
            case 'F':
                return Float.intBitsToFloat(request.readInt());
            case 'D':
                return Double.longBitsToDouble(request.readLong());
            default:
                return string(request);
        }
    }

    private static String string(DataInputStream request) throws IOException {
        byte[] bytes = new byte[request.readInt()];
        request.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** In UTF-16, since a Java string may hold half of a character. */
    static void write(DataOutputStream answer, String text) throws IOException {
        answer.writeInt(text == null ? -1 : text.length());
        if (text != null) {
            answer.writeChars(text);
        }
    }

    /** A source in memory. */
    private static final class Text extends SimpleJavaFileObject {
        private final String text;

        Text(String name, String text) {
            super(URI.create("memory:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** A class file in memory. */
    private static final class Bytes extends SimpleJavaFileObject {
        final String name;
        private final byte[] bytes;
        private final Map<String, byte[]> classes;

        Bytes(String name, byte[] bytes, Map<String, byte[]> classes) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
            this.name = name;
            this.bytes = bytes;
            this.classes = classes;
        }

        @Override
        public java.io.InputStream openInputStream() {
            return new java.io.ByteArrayInputStream(bytes);
        }

        @Override
        public OutputStream openOutputStream() {
            return new ByteArrayOutputStream() {
                @Override
                public void close() {
                    classes.put(name, toByteArray());
                }
            };
        }
    }

    /** Where javac finds the classes that every program may use, and puts those that it makes. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> known;
        private final Map<String, byte[]> made;

        Memory(JavaFileManager platform, Map<String, byte[]> known, Map<String, byte[]> made) {
            super(platform);
            this.known = known;
            this.made = made;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location l, String name, JavaFileObject.Kind kind, FileObject of) {
            return new Bytes(name, null, made);
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, java.util.Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            if (location != StandardLocation.CLASS_PATH) {
                return super.list(location, packageName, kinds, recurse);
            }
            List<JavaFileObject> found = new ArrayList<>();
            for (Map.Entry<String, byte[]> entry : known.entrySet()) {
                int dot = entry.getKey().lastIndexOf('.');
                if (entry.getKey().substring(0, Math.max(dot, 0)).equals(packageName)) {
                    found.add(new Bytes(entry.getKey(), entry.getValue(), Map.of()));
                }
            }
            return found;
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof Bytes ? ((Bytes) file).name : super.inferBinaryName(location, file);
        }

        @Override
        public boolean contains(Location location, FileObject file) throws IOException {
            return location != StandardLocation.SOURCE_PATH && super.contains(location, file);
        }
    }

    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> classes;

        Loader(ClassLoader parent, Map<String, byte[]> classes) {
            super(parent);
            this.classes = classes;
            setDefaultAssertionStatus(true);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    /** One execution. */
    private final class Run implements Runnable {
        static final int NORMAL = 0;
        static final int ASSUMED_AWAY = 1;
        static final int FAILED = 2;
        static final int THROWN = 3;
        static final int LATE = 4;
        static final int NO_SUCH_INPUT = 5;
        static final int THROWN_ERROR = 6;

        private final Object[] inputs;
        private final Loader loader;
        private final String mainClass;
        private final List<Object[]> seen = new ArrayList<>();
        private int asked;
        volatile int end = LATE;
        private Throwable thrown;

        Run(Object[] inputs, Loader loader, String mainClass) {
            this.inputs = inputs;
            this.loader = loader;
            this.mainClass = mainClass;
        }

        /** Whether it came to one. */
        boolean toItsEnd() {
            Thread thread = new Thread(null, this, "main", 1 << 20);
            thread.setDaemon(true);
            thread.start();
            try {
                thread.join(PATIENCE / 1_000_000);
            } catch (InterruptedException e) {
                return false;
            }
            return !thread.isAlive();
        }

        @Override
        public void run() {
            try {
                Class<?> recorder = support.loadClass("oracle.Seen");
                recorder.getMethod("start", Object[].class, List.class).invoke(null, inputs, seen);
                try {
                    Class<?> main = Class.forName(mainClass, true, loader);
                    main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                    end = NORMAL;
                } catch (InvocationTargetException e) {
                    ended(e.getCause());
                } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
                    ended(e);
                }
                asked = recorder.getField("next").getInt(null);
                Integer told = (Integer) recorder.getField("told").get(null);
                end = told == 0 ? end : told;
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        private void ended(Throwable throwable) {
            thrown = throwable;
            if (throwable instanceof AssertionError) {
                end = FAILED;
            } else {
                end = throwable instanceof RuntimeException ? THROWN : THROWN_ERROR;
            }
        }

        void write(DataOutputStream answer) throws IOException {
            answer.writeByte(end);
            Harness.write(answer, thrown == null ? null : thrown.getClass().getName());
            String message;
            try {
                message = thrown == null ? null : thrown.getMessage();
            } catch (Throwable e) {
                message = "a message that throws";
            }
            Harness.write(answer, message);
            answer.writeInt(asked);
            answer.writeInt(end == LATE ? 0 : seen.size());
            for (Object[] observation : end == LATE ? List.<Object[]>of() : seen) {
                answer.writeInt((Integer) observation[0]);
                Harness.write(answer, (String) observation[1]);
            }
        }
    }
}
