public class Main {
    public static void main(String[] args) {
        int x = 1;
        try {
            assert x == 2;
        } catch (AssertionError hidden) {
            x = 3;
        }
    }
}
