public class Main {
    public static void main(String[] args) {
        float up = 0f;
        float down = 0f;
        for (int i = 1; i <= 100_000; i++) {
            up += 1f / i;
        }
        for (int i = 100_000; i >= 1; i--) {
            down += 1f / i;
        }
        // The order of additions matters.
        assert up == down;
    }
}
