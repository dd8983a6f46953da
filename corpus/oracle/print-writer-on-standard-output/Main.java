import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        PrintWriter out = new PrintWriter(System.out);
        out.println("first");
        out.printf("%d %s%n", 5, "five");
        out.print('c');
        out.print(2.5);
        out.println();
        out.append("appended").append(' ').append("sub-sequence", 4, 7);
        out.write("\u00e4\u20ac");
        out.println(new int[0].length);
        out.flush();
        System.out.println(out.checkError());
        try (PrintWriter auto = new PrintWriter(System.out, true)) {
            auto.println("auto");
        }
        System.out.println("never seen");
    }
}
