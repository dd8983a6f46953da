public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        seen = (int) (System.nanoTime() & 1);
        assert seen == 0 || seen == 1;
    }
}
