public class Main {
    public static void main(String[] args) {
        byte[] bytes = {0, 1, -1, 127, -128, 64, 100};
        for (byte a : bytes) {
            for (byte b : bytes) {
                byte sum = (byte) (a + b);
                byte product = (byte) (a * b);
                short wide = (short) (a * b);
                System.out.println(sum + " " + product + " " + wide + " " + (a & b) + " " + (byte) (a ^ b) + " " + (a < b) + " " + (byte) (a << 1) + " " + (byte) (a >>> 2));
            }
            byte c = a;
            c++;
            byte d = a;
            d--;
            byte e = a;
            e = (byte) -e;
            System.out.println(c + " " + d + " " + e + " " + (byte) ~a + " " + Byte.toUnsignedInt(a) + " " + Byte.hashCode(a) + " " + Byte.compare(a, (byte) 5));
        }
        short[] shorts = {0, 1, -1, 32767, -32768, 255, 256, 1000};
        for (short s : shorts) {
            short t = s;
            t += 1;
            short u = s;
            u *= 2;
            short v = s;
            v >>= 3;
            System.out.println(t + " " + u + " " + v + " " + (byte) s + " " + (char) (s & 0x7F | 0x20) + " " + Short.toUnsignedInt(s) + " " + Short.reverseBytes(s) + " " + s / 7 + " " + s % 7);
        }
        char ch = 'Z';
        ch++;
        System.out.println(ch + " " + (ch - 'A') + " " + (char) (ch - 1) + " " + (ch > 90));
        int checksum = 0;
        for (int i = 0; i < 256; i++) {
            byte x = (byte) i;
            checksum = checksum * 31 + x;
            checksum ^= (short) (x << 7);
        }
        System.out.println(checksum);
    }
}
