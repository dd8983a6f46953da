public class Main {
    static int bitCount(int word) {
        int count = 0;
        while (word != 0) {
            word &= word - 1;
            count++;
        }
        return count;
    }

    static boolean isPowerOfTwo(int n) {
        return n > 0 && (n & (n - 1)) == 0;
    }

    static int reverseByte(int b) {
        b = (b & 0xF0) >> 4 | (b & 0x0F) << 4;
        b = (b & 0xCC) >> 2 | (b & 0x33) << 2;
        b = (b & 0xAA) >> 1 | (b & 0x55) << 1;
        return b;
    }

    public static void main(String[] args) {
        int flags = 0b1010_0110;
        int count = bitCount(flags);
        int lowest = flags & -flags;
        int cleared = flags & ~lowest;
        int toggled = flags ^ 0xFF;
        int x = 9, y = 4;
        x ^= y;
        y ^= x;
        x ^= y;
        assert count == 4;
        assert lowest == 2 && cleared == 0xA4;
        assert toggled == 0b0101_1001;
        assert x == 4 && y == 9;
        assert isPowerOfTwo(64) && !isPowerOfTwo(96) && !isPowerOfTwo(0);
        assert reverseByte(0b0000_1101) == 0b1011_0000;
    }
}
