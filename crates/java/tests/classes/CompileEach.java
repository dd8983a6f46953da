import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles each program under the first argument, a folder or a single file, into a folder of the same name under the second.
 * The third is where classes are that programs share; the rest are options for the compiler.
 */
public class CompileEach {
    public static void main(String[] args) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(args).subList(3, args.length);
        try (Stream<Path> programs = Files.list(Path.of(args[0]))) {
            for (Path program : programs.sorted().toList()) {
                List<String> sources = sources(program);
                String target = Path.of(args[1]).resolve(program.getFileName()).toString();
                String sourcePath = program + File.pathSeparator + args[2];
                List<String> arguments = new ArrayList<>(List.of("-nowarn", "-Xlint:none", "-proc:none", "-d", target));
                arguments.addAll(List.of("-encoding", "UTF-8", "-sourcepath", sourcePath));
                arguments.addAll(options);
                arguments.addAll(sources);
                if (!sources.isEmpty() && compiler.run(null, null, null, arguments.toArray(new String[0])) != 0) {
                    System.exit(1);
                }
            }
        }
    }

    private static List<String> sources(Path program) throws IOException {
        try (Stream<Path> files = Files.walk(program)) {
            return files.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().toList();
        }
    }
}
