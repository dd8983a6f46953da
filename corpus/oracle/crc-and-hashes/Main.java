public class Main {
    static int fnv(String s) {
        int h = 0x811C9DC5;
        for (int i = 0; i < s.length(); i++) {
            h ^= s.charAt(i);
            h *= 16777619;
        }
        return h;
    }

    static long djb(String s) {
        long h = 5381;
        for (char c : s.toCharArray()) {
            h = (h << 5) + h + c;
        }
        return h;
    }

    static int crc16(byte[] data) {
        int crc = 0xFFFF;
        for (byte b : data) {
            crc ^= (b & 0xFF) << 8;
            for (int i = 0; i < 8; i++) {
                crc = (crc & 0x8000) != 0 ? crc << 1 ^ 0x1021 : crc << 1;
            }
            crc &= 0xFFFF;
        }
        return crc;
    }

    static int adler(byte[] data) {
        int a = 1;
        int b = 0;
        for (byte x : data) {
            a = (a + (x & 0xFF)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    public static void main(String[] args) {
        String[] texts = {"", "a", "hello", "Wikipedia", "123456789", "The quick brown fox jumps over the lazy dog"};
        for (String text : texts) {
            byte[] bytes = new byte[text.length()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) text.charAt(i);
            }
            System.out.println(text + " " + text.hashCode() + " " + fnv(text) + " " + djb(text) + " " + crc16(bytes) + " " + Integer.toHexString(adler(bytes)));
        }
    }
}
