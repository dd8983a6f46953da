package jurat.compiler;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What to compile, and how. */
record Request(List<SourceFile> sources, List<Path> classPath, List<String> options) {
    private static final int START = 1;

    /** Whether there is another request; false at the end of the input. */
    static boolean follows(DataInputStream input) throws IOException {
        return input.read() == START;
    }

    static Request read(DataInputStream input) throws IOException {
        List<SourceFile> sources = new ArrayList<>();
        int sourceCount = input.readInt();
        for (int index = 0; index < sourceCount; index++) {
            sources.add(new SourceFile(index, readString(input), readString(input)));
        }
        List<Path> classPath = new ArrayList<>();
        for (String path : readStrings(input)) {
            classPath.add(Path.of(path));
        }
        return new Request(sources, classPath, readStrings(input));
    }

    private static List<String> readStrings(DataInputStream input) throws IOException {
        List<String> strings = new ArrayList<>();
        int count = input.readInt();
        for (int index = 0; index < count; index++) {
            strings.add(readString(input));
        }
        return strings;
    }

    private static String readString(DataInputStream input) throws IOException {
        int length = input.readInt();
        byte[] bytes = input.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException();
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
