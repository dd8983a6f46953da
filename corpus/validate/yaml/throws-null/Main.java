public class Main {
    static int[] table = {1, 2};

    public static void main(String[] args) {
        String none = null;
        int zero = 0;
        try {
            zero = table.length - 2;
        } catch (RuntimeException ignored) {
            zero = 0;
        } catch (Throwable ignored) {
            zero = 0;
        }
        assert zero == 0;
    }
}
