public class Main {
    public static void main(String[] args) {
        long[] values = {0, 1, -1, 42, 1L << 40, -1000, Long.MAX_VALUE, Long.MIN_VALUE, 0x0F0F0F0F0F0F0F0FL};
        for (long v : values) {
            System.out.println(Long.toBinaryString(v) + " " + Long.toHexString(v) + " " + Long.toOctalString(v));
            System.out.println(Long.toString(v, 36) + " " + Long.toString(v, 7) + " " + Long.toUnsignedString(v));
            System.out.println(Long.bitCount(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v));
            System.out.println(Long.highestOneBit(v) + " " + Long.lowestOneBit(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v));
            System.out.println(Long.rotateLeft(v, 5) + " " + Long.rotateRight(v, 67) + " " + Long.hashCode(v));
            System.out.println(Long.divideUnsigned(v, 7) + " " + Long.remainderUnsigned(v, 7) + " " + Long.compareUnsigned(v, 5));
            System.out.println(Long.compare(v, 42) + " " + Long.max(v, 3) + " " + Long.valueOf(v).intValue() + " " + Long.valueOf(v).doubleValue());
        }
    }
}
