public class Main {
    public static void main(String[] args) {
        int[] values = {1, -1, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE, -256};
        int[] distances = {0, 1, 4, 31, 32, 33, 63, 64, -1, -31, 1000};
        for (int v : values) {
            for (int d : distances) {
                System.out.println((v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        byte b = (byte) 0x96;
        System.out.println((b << 1) + " " + (b >> 1) + " " + (b >>> 1) + " " + (byte) (b >>> 1));
        short s = (short) 0x8001;
        s >>>= 1;
        System.out.println(s);
        b >>= 2;
        System.out.println(b);
        char c = 0xFFFF;
        c >>= 4;
        System.out.println((int) c);
        c <<= 6;
        System.out.println((int) c);
    }
}
