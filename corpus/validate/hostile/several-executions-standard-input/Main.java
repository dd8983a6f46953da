public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        seen = System.in.read();
        assert seen == -1;
    }
}
