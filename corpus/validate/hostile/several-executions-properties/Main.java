public class Main {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        int x = 1;
        seen = System.getProperty("user.dir").length();
        assert seen >= 0;
    }
}
