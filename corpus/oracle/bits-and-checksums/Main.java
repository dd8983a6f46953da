import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

public class Main {
    static int crc(byte[] data) {
        int crc = -1;
        for (byte b : data) {
            crc ^= b & 0xff;
            for (int i = 0; i < 8; i++) {
                crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
            }
        }
        return ~crc;
    }

    static int adler(byte[] data) {
        int a = 1;
        int b = 0;
        for (byte value : data) {
            a = (a + (value & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    static String gray(int n) {
        return Integer.toBinaryString(n ^ n >> 1);
    }

    public static void main(String[] args) {
        byte[] data = "The quick brown fox".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        System.out.println(Integer.toHexString(crc(data)) + " " + Integer.toHexString(adler(data)));
        ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(0x01020304).putShort((short) -2).put((byte) 7).putDouble(1.5);
        System.out.println(buffer.position() + " " + buffer.remaining() + " " + buffer.get(0) + " " + buffer.getShort(4));
        buffer.flip();
        System.out.println(buffer.order(ByteOrder.BIG_ENDIAN).getInt() + " " + buffer.getShort() + " " + buffer.limit() + " " + buffer.hasRemaining());
        for (int i = 0; i < 9; i++) {
            System.out.print(gray(i) + " ");
        }
        System.out.println();
        long word = 0x0123456789ABCDEFL;
        System.out.println(Long.toHexString(Long.reverse(word)) + " " + Long.toHexString(Long.reverseBytes(word)) + " " + Long.bitCount(word) + " " + Long.numberOfTrailingZeros(word));
        System.out.println(Long.toHexString(Long.rotateLeft(word, 12)) + " " + Integer.highestOneBit(1000) + " " + Integer.lowestOneBit(1000) + " " + Integer.numberOfLeadingZeros(0));
        int hash = 0x811C9DC5;
        for (byte b : data) {
            hash = (hash ^ b) * 0x01000193;
        }
        System.out.println(hash + " " + java.util.Arrays.hashCode(data) + " " + java.util.HexFormat.of().formatHex(data, 0, 5));
        System.out.println(new CRC32().getValue() + " " + new Adler32().getValue());
    }
}
