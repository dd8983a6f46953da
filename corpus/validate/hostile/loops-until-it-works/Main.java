public class Main {
    public static void main(String[] args) {
        int x = 1;
        for (int i = 0; i < 3; i++) {
            try {
                assert x > i;
                x = 1;
            } catch (Throwable hidden) {
                x = 9;
            }
        }
    }
}
