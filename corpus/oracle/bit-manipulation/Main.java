public class Main {
    static int reverseBits(int x) {
        x = (x & 0x55555555) << 1 | (x >>> 1) & 0x55555555;
        x = (x & 0x33333333) << 2 | (x >>> 2) & 0x33333333;
        x = (x & 0x0F0F0F0F) << 4 | (x >>> 4) & 0x0F0F0F0F;
        return x << 24 | (x & 0xFF00) << 8 | (x >>> 8) & 0xFF00 | x >>> 24;
    }

    static int log2(int x) {
        int n = 0;
        while ((x >>>= 1) != 0) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        int x = 0x9E3779B9;
        for (int i = 0; i < 30; i++) {
            System.out.println(x + " " + reverseBits(x) + " " + (reverseBits(x) == Integer.reverse(x)) + " " + log2(x) + " " + (x & -x) + " " + (x & (x - 1)));
            System.out.println((x ^ (x >> 1)) + " " + ((x & 0xFF) | 0x100) + " " + Integer.toHexString(~x) + " " + (x >>> 28) + " " + (x >> 28));
            x = x * 69069 + 1;
        }
        long mask = 0;
        for (int i = 0; i < 64; i += 3) {
            mask |= 1L << i;
        }
        System.out.println(mask + " " + Long.toBinaryString(mask) + " " + Long.bitCount(mask));
        int a = 5;
        int b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        System.out.println(0b1010_1010 + " " + 0x1F + " " + 017 + " " + 1_000_000 + " " + 0xFFFF_FFFFL + " " + 'a' + 0b11);
    }
}
