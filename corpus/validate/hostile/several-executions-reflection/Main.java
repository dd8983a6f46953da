public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        seen = Main.class.getDeclaredMethods().length;
        assert seen >= 0;
    }
}
