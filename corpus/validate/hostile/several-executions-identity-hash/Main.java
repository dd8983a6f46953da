public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        seen = System.identityHashCode(new Object()) & 1;
        assert seen == 0 || seen == 1;
    }
}
