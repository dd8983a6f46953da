public class Main {
    public static void main(String[] args) {
        int left = 0;
        int right = 0;
        int unsigned = 0;
        for (int distance = 30; distance <= 34; distance++) {
            left = left * 2 + ((1 << distance) == 1 ? 1 : 0);
            right = right * 2 + (-64 >> distance == -16 ? 1 : 0);
            unsigned = unsigned * 2 + (-16 >>> distance == -16 ? 1 : 0);
        }
        long wide = -1L >>> 68;
        int negative = 1 << -1;
        int byLong = -16 >>> 60L;
        assert left == 0b00100 && unsigned == 0b00100 : "32 is like 0";
        assert right == 0b00001 : "34 is like 2";
        assert wide == 0x0FFF_FFFF_FFFF_FFFFL;
        assert negative == Integer.MIN_VALUE && byLong == 15;
    }
}
