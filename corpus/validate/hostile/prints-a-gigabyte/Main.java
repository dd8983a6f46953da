public class Main {
    public static void main(String[] args) {
        byte[] block = new byte[1 << 20];
        for (int i = 0; i < 1024; i++) {
            System.out.write(block, 0, block.length);
        }
        assert block.length > 0;
    }
}
