import java.util.stream.Collectors;

public class Main {
    static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static String base64(byte[] data) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < data.length; i += 3) {
            int block = (data[i] & 0xFF) << 16 | (i + 1 < data.length ? data[i + 1] & 0xFF : 0) << 8 | (i + 2 < data.length ? data[i + 2] & 0xFF : 0);
            for (int k = 0; k < 4; k++) {
                out.append(i + k > data.length ? '=' : ALPHABET.charAt(block >> 18 - 6 * k & 63));
            }
        }
        return out.toString();
    }

    static String hex(byte[] data) {
        StringBuilder out = new StringBuilder();
        for (byte b : data) {
            out.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        }
        return out.toString();
    }

    static byte[] unhex(String s) {
        byte[] out = new byte[s.length() / 2];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) Integer.parseInt(s.substring(2 * i, 2 * i + 2), 16);
        }
        return out;
    }

    static String vigenere(String text, String key, int sign) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            out.append((char) ('A' + Math.floorMod(text.charAt(i) - 'A' + sign * (key.charAt(i % key.length()) - 'A'), 26)));
        }
        return out.toString();
    }

    static String varint(long v) {
        StringBuilder out = new StringBuilder();
        do {
            int b = (int) (v & 0x7F);
            v >>>= 7;
            out.append(String.format("%02X", v == 0 ? b : b | 0x80));
        } while (v != 0);
        return out.toString();
    }

    static String morse(String s) {
        String[] codes = {".-", "-...", "-.-.", "-..", ".", "..-.", "--."};
        return s.chars().mapToObj(c -> codes[c - 'a']).collect(Collectors.joining(" "));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar", "\u007F~ \n"}) {
            byte[] bytes = s.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
            System.out.println(base64(bytes) + " " + hex(bytes) + " " + new String(unhex(hex(bytes)), java.nio.charset.StandardCharsets.US_ASCII).equals(s));
        }
        System.out.println(hex(new byte[] {0, -1, 127, -128, 16}));
        String secret = vigenere("ATTACKATDAWN", "LEMON", 1);
        System.out.println(secret + " " + vigenere(secret, "LEMON", -1));
        for (long v : new long[] {0, 1, 127, 128, 300, 1L << 35, -1}) {
            System.out.println(v + " " + varint(v) + " " + ((v << 1) ^ (v >> 63)));
        }
        System.out.println(morse("facade"));
        for (int i = 0; i < 16; i++) {
            System.out.println(i + " " + Integer.toBinaryString(i ^ i >> 1) + " " + Integer.toString(i, 3) + " " + Integer.toHexString(-i));
        }
    }
}
