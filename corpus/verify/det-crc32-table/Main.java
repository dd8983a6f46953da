public class Main {
    public static void main(String[] args) {
        int[] table = new int[256];
        for (int n = 0; n < 256; n++) {
            int c = n;
            for (int k = 0; k < 8; k++) {
                c = (c & 1) != 0 ? 0xEDB88320 ^ (c >>> 1) : c >>> 1;
            }
            table[n] = c;
        }
        int crc = ~0;
        for (byte b : "123456789".getBytes()) {
            crc = table[(crc ^ b) & 0xFF] ^ (crc >>> 8);
        }
        assert ~crc == 0xCBF43926;
    }
}
