public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        Thread other = new Thread(() -> seen++); other.start();
        assert seen <= 1;
    }
}
