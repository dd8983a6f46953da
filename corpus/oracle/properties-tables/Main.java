import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Properties properties = new Properties();
        properties.load(new StringReader("# comment\nname = value\nkey:other\\\n  continued\nempty\n! more\nu=\\u0041\n"));
        for (String name : new TreeSet<>(properties.stringPropertyNames())) {
            System.out.println(name + "=" + properties.getProperty(name));
        }
        System.out.println(properties.getProperty("missing") + properties.getProperty("missing", "default"));
        properties.setProperty("name", "changed");
        Properties child = new Properties(properties);
        child.setProperty("own", "1");
        System.out.println(child.getProperty("name") + child.size() + child.containsKey("name") + child.get("name"));
        properties.load(new ByteArrayInputStream("bytes=\u00e4".getBytes(StandardCharsets.ISO_8859_1)));
        System.out.println(properties.getProperty("bytes"));
    }
}
