public class Main {
    public static void main(String[] args) {
        long now = System.nanoTime();
        assert now != 0;
    }
}
