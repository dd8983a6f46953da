import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        BufferedReader reader = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour"));
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            System.out.println(line + " " + line.length());
        }
        System.out.println(new BufferedReader(new StringReader("a\nb\nc")).lines().map(String::toUpperCase).toList());
        StringReader marked = new StringReader("abcdef");
        marked.mark(10);
        System.out.print((char) marked.read());
        marked.skip(2);
        System.out.print((char) marked.read());
        marked.reset();
        char[] buffer = new char[4];
        System.out.println(marked.read(buffer) + new String(buffer));
        PushbackReader pushed = new PushbackReader(new StringReader("xy"));
        int first = pushed.read();
        pushed.unread(first);
        System.out.println((char) pushed.read() + "" + (char) pushed.read() + pushed.read());
        LineNumberReader numbered = new LineNumberReader(new StringReader("p\nq\n"));
        while (numbered.readLine() != null) {
            System.out.println(numbered.getLineNumber());
        }
        CharArrayReader chars = new CharArrayReader("chars".toCharArray(), 1, 3);
        System.out.println((char) chars.read() + " " + chars.ready());
    }
}
