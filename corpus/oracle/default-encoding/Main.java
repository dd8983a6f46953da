import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        String text = "gr\u00fc\u00df dich \u2014 \ud834\udd1e";
        byte[] bytes = text.getBytes();
        System.out.println(bytes.length + " " + Arrays.toString(bytes));
        System.out.println(new String(bytes).equals(text) + " " + new String(bytes, 0, 4));
        System.out.println(java.nio.charset.Charset.defaultCharset());
        System.out.println(Arrays.toString(text.getBytes(StandardCharsets.ISO_8859_1)));
        System.out.println(Arrays.toString(text.getBytes("UTF-16")));
        System.out.println(new String(new byte[] {(byte) 0xc3, 0x28, (byte) 0xff, 65}));
        System.out.println("lone \ud800".getBytes().length);
    }
}
