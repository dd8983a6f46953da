public class Main {
    public static void main(String[] args) {
        int lcg = 12345;
        long lcg64 = 88172645463325252L;
        int xorshift = 2463534242L > 0 ? (int) 2463534242L : 1;
        for (int i = 0; i < 60; i++) {
            lcg = lcg * 1103515245 + 12345;
            lcg64 = lcg64 * 6364136223846793005L + 1442695040888963407L;
            xorshift ^= xorshift << 13;
            xorshift ^= xorshift >>> 17;
            xorshift ^= xorshift << 5;
            System.out.println(lcg + " " + (lcg >>> 16 & 0x7FFF) + " " + lcg64 + " " + (lcg64 >>> 33) + " " + xorshift);
            System.out.println((lcg >>> 8) * (1.0f / (1 << 24)));
            System.out.println((lcg64 >>> 11) * 0x1.0p-53);
        }
    }
}
