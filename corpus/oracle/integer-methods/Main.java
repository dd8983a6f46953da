public class Main {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 42, 255, 256, 1 << 20, -1000, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x0F0F0F0F};
        for (int v : values) {
            System.out.println(Integer.toBinaryString(v) + " " + Integer.toHexString(v) + " " + Integer.toOctalString(v));
            System.out.println(Integer.toString(v, 36) + " " + Integer.toString(v, 3) + " " + Integer.toUnsignedString(v));
            System.out.println(Integer.bitCount(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v));
            System.out.println(Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v));
            System.out.println(Integer.rotateLeft(v, 5) + " " + Integer.rotateRight(v, 37) + " " + Integer.signum(v));
            System.out.println(Integer.hashCode(v) + " " + Integer.valueOf(v).equals(v) + " " + Integer.valueOf(v).hashCode());
            System.out.println(Integer.divideUnsigned(v, 7) + " " + Integer.remainderUnsigned(v, 7) + " " + Integer.compareUnsigned(v, 5));
            System.out.println(Integer.toUnsignedLong(v) + " " + Integer.compare(v, 42) + " " + Integer.max(v, 3) + " " + Integer.sum(v, v));
        }
    }
}
