public class Main {
    public static void main(String[] args) {
        int[] values = {0, 1, 7, -1, -2, Integer.MAX_VALUE, Integer.MIN_VALUE, 100};
        for (int a : values) {
            for (int b : values) {
                if (b != 0) {
                    System.out.println(Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b) + " " + Integer.compareUnsigned(a, b));
                    System.out.println(Long.divideUnsigned(a, b) + " " + Long.remainderUnsigned((long) a << 20, b) + " " + Long.compareUnsigned(a, b));
                }
            }
            System.out.println(Integer.toUnsignedString(a) + " " + Integer.toUnsignedString(a, 16) + " " + Integer.toUnsignedLong(a) + " " + Long.toUnsignedString(a));
        }
        System.out.println(Integer.parseUnsignedInt("4000000000") + " " + Long.parseUnsignedLong("18000000000000000000"));
        try {
            Integer.parseUnsignedInt("-1");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseUnsignedInt("4294967296");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.multiplyHigh(Long.MIN_VALUE, 3) + " " + Math.multiplyFull(1 << 30, 1 << 30));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -1) + " " + (char) -1 % 1000 + " " + ((byte) 0x80 & 0xFF));
    }
}
