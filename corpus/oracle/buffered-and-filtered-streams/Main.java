import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (BufferedOutputStream buffered = new BufferedOutputStream(sink, 4)) {
            for (int i = 0; i < 10; i++) {
                buffered.write(i);
                System.out.print(sink.size() + " ");
            }
        }
        System.out.println(sink.size());
        BufferedInputStream in = new BufferedInputStream(new ByteArrayInputStream(sink.toByteArray()), 3);
        in.mark(5);
        System.out.println(in.read() + in.read() + " " + in.available());
        in.reset();
        System.out.println(in.skip(4) + " " + in.read());
        FilterOutputStream shout = new FilterOutputStream(sink) {
            @Override
            public void write(int b) throws IOException {
                super.write(Character.toUpperCase(b));
            }
        };
        sink.reset();
        shout.write("quiet".getBytes());
        System.out.println(sink);
        PrintStream stream = new PrintStream(sink, true, "UTF-8");
        stream.printf("%5.2f|%-6s|%06d", 3.14159, "ab", 42);
        stream.println('x');
        System.out.print(sink.toString("UTF-8"));
        StringWriter text = new StringWriter();
        new PrintWriter(text).printf("%s-%s", 1, 2).flush();
        System.out.println(text.getBuffer().reverse());
        PushbackInputStream back = new PushbackInputStream(new ByteArrayInputStream(new byte[] {7, 8}));
        back.unread(back.read());
        System.out.println(back.read() * 10 + back.read());
    }
}
