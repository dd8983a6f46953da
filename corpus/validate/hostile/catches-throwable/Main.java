public class Main {
    public static void main(String[] args) {
        int x = 1;
        try {
            x = 5;
        } catch (Throwable hidden) {
            x = 3;
        }
        assert x == 5;
    }
}
