public class Main {
    public static void main(String[] args) {
        int one = 1;
        int top = one << 31;
        int distance = 33;
        int masked = one << distance;
        int arithmetic = -16 >> 2;
        int logical = -16 >>> 28;
        long wide = 1L << 40;
        long wideMasked = 1L << 65;
        byte small = (byte) 0x80;
        int promoted = small >>> 4;
        byte back = (byte) (small >>> 4);
        int value = 3;
        value <<= 4;
        value >>= 1;
        value >>>= 3;
        assert top == Integer.MIN_VALUE;
        assert masked == 2 : "only the five low bits of the distance count";
        assert arithmetic == -4 && logical == 15;
        assert wide == 1_099_511_627_776L && wideMasked == 2L;
        assert promoted == 0x0FFF_FFF8 && back == -8;
        assert value == 3;
    }
}
