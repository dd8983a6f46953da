import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Writer writer = new OutputStreamWriter(bytes);
        writer.write("plain \u00fc \u4e2d \ud83d\ude00");
        writer.close();
        System.out.println(Arrays.toString(bytes.toByteArray()));
        System.out.println(bytes.toString().length() + " " + bytes.toString("UTF-8").equals(bytes.toString()));
        for (String name : new String[] {"UTF-8", "US-ASCII", "ISO-8859-1", "UTF-16", "UTF-16LE", "UTF-16BE"}) {
            ByteArrayOutputStream other = new ByteArrayOutputStream();
            try (OutputStreamWriter encoded = new OutputStreamWriter(other, name)) {
                encoded.write("a\u00e9\u20ac");
                System.out.println(encoded.getEncoding());
            }
            System.out.println(name + " " + Arrays.toString(other.toByteArray()));
        }
    }
}
