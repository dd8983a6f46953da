public class Main {
    public static void main(String[] args) {
        long[] values = {0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, -1, -128, -129, -32769, 0x7FFFFFFFL, 0x80000000L,
            0xFFFFFFFFL, 0x123456789AL, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long v : values) {
            System.out.println((byte) v);
            System.out.println((short) v);
            System.out.println((int) (char) v);
            System.out.println((int) v);
            System.out.println((byte) (char) (short) v);
            System.out.println((char) (byte) v + 0);
            System.out.println((long) (int) v);
            System.out.println((short) (int) v + (byte) (int) v);
        }
    }
}
