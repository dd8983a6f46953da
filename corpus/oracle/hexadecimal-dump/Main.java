import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class Main {
    static void dump(byte[] data) {
        for (int start = 0; start < data.length; start += 16) {
            StringBuilder hex = new StringBuilder();
            StringBuilder text = new StringBuilder();
            for (int i = start; i < start + 16; i++) {
                if (i < data.length) {
                    hex.append(String.format("%02x ", data[i]));
                    text.append(data[i] >= 32 && data[i] < 127 ? (char) data[i] : '.');
                } else {
                    hex.append("   ");
                }
            }
            System.out.println(String.format("%08x  %s|%s|", start, hex, text));
        }
    }

    static byte[] runLength(byte[] data) {
        byte[] packed = new byte[2 * data.length];
        int size = 0;
        for (int i = 0; i < data.length;) {
            int run = 1;
            while (i + run < data.length && data[i + run] == data[i] && run < 127) {
                run++;
            }
            packed[size++] = (byte) run;
            packed[size++] = data[i];
            i += run;
        }
        return Arrays.copyOf(packed, size);
    }

    static byte[] unpack(byte[] packed) {
        int size = 0;
        for (int i = 0; i < packed.length; i += 2) {
            size += packed[i];
        }
        byte[] data = new byte[size];
        int at = 0;
        for (int i = 0; i < packed.length; i += 2) {
            Arrays.fill(data, at, at + packed[i], packed[i + 1]);
            at += packed[i];
        }
        return data;
    }

    public static void main(String[] args) {
        byte[] text = "Grüße, \u4F60\u597D! \uD83D\uDE00\n".getBytes(StandardCharsets.UTF_8);
        dump(text);
        System.out.println(new String(text, StandardCharsets.UTF_8).length() + " " + new String(text, StandardCharsets.ISO_8859_1).length());
        dump("ab".getBytes(StandardCharsets.UTF_16));
        byte[] data = new byte[40];
        Arrays.fill(data, 5, 30, (byte) -1);
        byte[] packed = runLength(data);
        dump(packed);
        System.out.println(Arrays.equals(data, unpack(packed)) + " " + Arrays.mismatch(data, text) + " " + Arrays.compare(data, text));
        System.out.println(new String(new byte[] {(byte) 0xC3, 0x28, 65}, StandardCharsets.UTF_8).equals("\uFFFD(A"));
    }
}
