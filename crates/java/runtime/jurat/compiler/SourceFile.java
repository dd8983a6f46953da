package jurat.compiler;

import java.net.URI;
import java.net.URISyntaxException;
import javax.tools.SimpleJavaFileObject;

/** A source in memory. Its name counts as javac's rules want it: a public class {@code X} is in {@code X.java}. */
final class SourceFile extends SimpleJavaFileObject {
    /** Its place among the sources of the request. */
    final int index;

    private final String text;

    SourceFile(int index, String name, String text) {
        super(uri(name), Kind.SOURCE);
        this.index = index;
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    private static URI uri(String name) {
        try {
            return new URI("source", null, "/" + name, null);
        } catch (URISyntaxException error) {
            throw new IllegalArgumentException(error);
        }
    }
}
