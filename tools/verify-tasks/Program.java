import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A compiled Main.java that can be run again and again, each time with fresh classes. */
final class Program {
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

    private final String text;
    private final Path folder;
    private final Map<String, byte[]> classes;

    private Program(String text, Path folder, Map<String, byte[]> classes) {
        this.text = text;
        this.folder = folder;
        this.classes = classes;
    }

    static Program compile(Path source, Path output) throws IOException {
        Files.createDirectories(output);
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-encoding", "UTF-8", "--release", "17", "-d", output.toString(), "-cp",
                System.getProperty("java.class.path"));
            if (!JAVAC.getTask(messages, files, null, options, null, files.getJavaFileObjects(source.resolve("Main.java"))).call()) {
                throw new IllegalArgumentException("javac: " + messages);
            }
        }
        Map<String, byte[]> classes = new HashMap<>();
        try (Stream<Path> paths = Files.list(output)) {
            for (Path path : (Iterable<Path>) paths::iterator) {
                classes.put(path.getFileName().toString().replace(".class", ""), Files.readAllBytes(path));
            }
        }
        return new Program(Files.readString(source.resolve("Main.java")), output, classes);
    }

    String text() {
        return text;
    }

    boolean usesInput() {
        return text.contains("Verifier.") || usesRandom() || usesArguments() || text.contains("System.in");
    }

    boolean usesArguments() {
        return text.contains("args.") || text.contains("args[") || text.contains(": args)");
    }

    boolean usesRandom() {
        return text.contains("java.util.Random");
    }

    boolean exits() {
        return text.contains("System.exit(") || text.contains(".halt(");
    }

    /** Runs main with assertions on; returns what it throws, or null. */
    Throwable run(String... arguments) {
        Loader loader = new Loader();
        loader.setDefaultAssertionStatus(true);
        try {
            Method main = Class.forName("Main", true, loader).getMethod("main", String[].class);
            // It may be inherited from a class that is not public.
            main.setAccessible(true);
            main.invoke(null, (Object) arguments);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Runs main in a JVM of its own, with seeded inputs; returns what it writes to its error stream. */
    String runAlone(int seed) throws IOException, InterruptedException {
        String path = System.getProperty("java.class.path") + ":" + folder;
        ProcessBuilder builder = new ProcessBuilder("java", "-ea", "-cp", path, "Alone", Integer.toString(seed));
        Process process = builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        process.getOutputStream().close();
        String error = new String(process.getErrorStream().readAllBytes());
        process.waitFor();
        return error;
    }

    private final class Loader extends ClassLoader {
        Loader() {
            super(Program.class.getClassLoader());
        }

        // Before the parent: a class of the program may have the name of one of this tool.
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                byte[] bytes = classes.get(name);
                if (bytes == null) {
                    return super.loadClass(name, resolve);
                }
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : defineClass(name, bytes, 0, bytes.length);
            }
        }
    }
}
