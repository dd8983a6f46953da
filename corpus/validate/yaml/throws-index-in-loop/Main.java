public class Main {
    static int[] table = {1, 2};

    public static void main(String[] args) {
        String none = null;
        int zero = 0;
        int i = 0;
        try {
            while (i < 2) {
                i++;
            }
        } catch (Exception ignored) {
            i = 2;
        }
        assert i == 2;
    }
}
