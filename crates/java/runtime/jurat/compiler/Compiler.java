package jurat.compiler;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * javac, which stays warm.
 *
 * <p>What one compilation reads or makes is gone with it. Only the manager of the platform's files is kept, because
 * opening the platform is most of what a small compilation costs; it also remembers what it saw of the class path, and
 * therefore serves only the one folder that does not change.
 */
final class Compiler {
    /**
     * To look for the modules of the platform takes longer than to compile a small program, and few programs need more
     * than this one. A program that does not compile with it gets all of them.
     */
    private static final List<String> BASE_ONLY = List.of("--limit-modules", "java.base");

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager platform = newManager();
    private final Path fixedFolder;

    Compiler(Path fixedFolder) {
        this.fixedFolder = fixedFolder;
    }

    Answer compile(Request request) {
        if (request.sources().isEmpty()) {
            // javac would call it an error.
            return new Answer(true, List.of(), List.of());
        }
        Answer answer = compile(request, BASE_ONLY);
        return answer.success() ? answer : compile(request, List.of());
    }

    private Answer compile(Request request, List<String> moduleOptions) {
        List<String> options = new ArrayList<>(request.options());
        options.addAll(moduleOptions);
        if (List.of(fixedFolder).containsAll(request.classPath())) {
            return compile(request, options, platform);
        }
        try (StandardJavaFileManager manager = newManager()) {
            return compile(request, options, manager);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private Answer compile(Request request, List<String> options, StandardJavaFileManager manager) {
        setClassPath(manager, request.classPath());
        Files files = new Files(manager);
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StringWriter messages = new StringWriter();
        boolean success =
            javac.getTask(messages, files, diagnostics, options, null, request.sources()).call();
        Answer answer = new Answer(success, diagnostics.getDiagnostics(), files.classes);
        if (!success && !answer.hasErrors()) {
            throw new Crash(messages.toString());
        }
        return answer;
    }

    private StandardJavaFileManager newManager() {
        return javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    }

    /** Also where it is empty: otherwise it would be the current folder. */
    private static void setClassPath(StandardJavaFileManager manager, List<Path> classPath) {
        try {
            manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
