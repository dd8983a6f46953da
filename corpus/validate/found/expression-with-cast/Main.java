public class Main {
    public static void main(String[] args) {
        int x = 5;
        int z = x + 1;
        byte b = (byte) (x * 100);
        assert z == 6 && b == -12;
    }
}
