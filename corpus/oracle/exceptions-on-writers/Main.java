import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
        }

        public void close() {
            System.out.println("close " + name);
            throw new IllegalStateException("closing " + name);
        }
    }

    public static void main(String[] args) throws Exception {
        StringWriter text = new StringWriter();
        try {
            Object[] objects = new Integer[1];
            objects[0] = "text";
        } catch (ArrayStoreException e) {
            text.write(e.getMessage());
        }
        try (Resource one = new Resource("one"); Resource two = new Resource("two")) {
            throw new IllegalArgumentException("body");
        } catch (Exception e) {
            text.write(e.getMessage() + e.getSuppressed().length + e.getSuppressed()[0].getMessage());
        }
        System.out.println(text);
        Writer broken = new Writer() {
            @Override
            public void write(char[] chars, int from, int n) throws IOException {
                throw new IOException("disk full");
            }

            @Override
            public void flush() { }

            @Override
            public void close() { }
        };
        PrintWriter printer = new PrintWriter(broken);
        printer.println("lost");
        System.out.println(printer.checkError());
        try {
            new BufferedWriter(broken, 1).write("too long");
        } catch (IOException e) {
            System.out.println(e.getMessage() + (e instanceof FileNotFoundException));
        }
        try {
            new StringReader(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Reader closed = new StringReader("x");
        closed.close();
        try {
            closed.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        throw new UncheckedIOException(new IOException("last"));
    }
}
