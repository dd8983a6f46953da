public class Main {
    static int count;
    static Runnable counter(int start) {
        return () -> {
            count++; /*1*/
        };
    }
    public static void main(String[] args) {
        Runnable[] all = new Runnable[2];
        for (int i = 0; i < 2; i++) {
            all[i] = counter(5);
        }
        all[0].run();
        assert all[0] == all[1];
    }
}
