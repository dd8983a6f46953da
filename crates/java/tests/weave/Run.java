import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles the programs of two folders and runs those that both have; says where the results differ.
 *
 * <p>Arguments: the folder of the programs, that of the woven ones, one for class files, the source path of all programs, and
 * the names of the programs that can be run.
 */
public class Run {
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
    private static boolean failed;

    public static void main(String[] args) throws Exception {
        List<String> runnable = Arrays.asList(args).subList(4, args.length);
        try (Stream<Path> folders = Files.list(Path.of(args[1]))) {
            for (Path woven : folders.filter(Files::isDirectory).sorted().toList()) {
                String name = woven.getFileName().toString();
                Path after = compile(woven, Path.of(args[2], "after", name), args[3]);
                if (after != null && runnable.contains(name)) {
                    Path before = compile(Path.of(args[0], name), Path.of(args[2], "before", name), args[3]);
                    compare(name, run(before), run(after));
                }
            }
        }
        System.exit(failed ? 1 : 0);
    }

    private static Path compile(Path folder, Path classes, String sourcePath) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-Xmaxerrs", "5", "-Xdiags:verbose",
            "-d", classes.toString(), "-sourcepath", folder + File.pathSeparator + sourcePath));
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().forEach(arguments::add);
        }
        int result = JAVAC.run(null, System.err, System.err, arguments.toArray(new String[0]));
        failed |= result != 0;
        return result == 0 ? classes : null;
    }

    /** What a program prints, and how it ends. */
    private static String run(Path classes) throws Exception {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true));
        String end = "ended";
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            loader.setDefaultAssertionStatus(true);
            loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException thrown) {
            // Messages may name the class loader, by a number of its own.
            end = "threw " + thrown.getCause().toString().replaceAll("@[0-9a-f]+", "@");
        } finally {
            System.setOut(out);
        }
        return printed + end;
    }

    private static void compare(String name, String before, String after) {
        if (!before.equals(after)) {
            failed = true;
            System.err.println(name + " printed\n" + before + "\nand woven\n" + after);
        }
    }
}
