import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles the program of each folder under the first argument into a folder of the same name under the second. */
public class Compile {
    public static void main(String[] args) throws IOException {
        try (Stream<Path> folders = Files.list(Path.of(args[0]))) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                compile(folder, Path.of(args[1]).resolve(folder.getFileName()), args[2]);
            }
        }
    }

    private static void compile(Path folder, Path classes, String sourcePath) throws IOException {
        List<String> arguments = new ArrayList<>(
            List.of("-nowarn", "-g", "-d", classes.toString(), "-sourcepath", folder + File.pathSeparator + sourcePath));
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().forEach(arguments::add);
        }
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(new String[0]));
        if (result != 0) {
            System.exit(1);
        }
    }
}
