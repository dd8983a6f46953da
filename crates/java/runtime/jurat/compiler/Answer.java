package jurat.compiler;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** What came of a compilation. */
record Answer(boolean success, List<Diagnostic<? extends JavaFileObject>> diagnostics, List<ClassFile> classes) {
    private static final int FAILURE = 0;
    private static final int SUCCESS = 1;
    private static final int CRASH = 2;
    private static final int NO_SOURCE = -1;

    boolean hasErrors() {
        return diagnostics.stream().anyMatch(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR);
    }

    void write(DataOutputStream output) throws IOException {
        output.writeByte(success ? SUCCESS : FAILURE);
        output.writeInt(diagnostics.size());
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
            write(diagnostic, output);
        }
        output.writeInt(classes.size());
        for (ClassFile file : classes) {
            writeString(file.binaryName, output);
            output.writeInt(file.bytes.size());
            file.bytes.writeTo(output);
        }
    }

    static void writeCrash(Throwable crash, DataOutputStream output) throws IOException {
        output.writeByte(CRASH);
        writeString(crash.toString(), output);
    }

    private static void write(Diagnostic<? extends JavaFileObject> diagnostic, DataOutputStream output)
            throws IOException {
        output.writeByte(severity(diagnostic.getKind()));
        boolean hasSource = diagnostic.getSource() instanceof SourceFile;
        output.writeLong(hasSource ? ((SourceFile) diagnostic.getSource()).index : NO_SOURCE);
        output.writeLong(diagnostic.getPosition());
        output.writeLong(diagnostic.getStartPosition());
        output.writeLong(diagnostic.getEndPosition());
        writeString(String.valueOf(diagnostic.getCode()), output);
        writeString(diagnostic.getMessage(Locale.ENGLISH), output);
    }

    private static int severity(Diagnostic.Kind kind) {
        return switch (kind) {
            case ERROR -> 0;
            case WARNING, MANDATORY_WARNING -> 1;
            case NOTE, OTHER -> 2;
        };
    }

    private static void writeString(String text, DataOutputStream output) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        output.writeInt(bytes.length);
        output.write(bytes);
    }
}
