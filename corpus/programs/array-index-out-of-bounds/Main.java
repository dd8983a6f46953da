public class Main {
    public static void main(String[] args) {
        int[] window = {5, 1, 4};
        int rises = 0;
        for (int i = 0; i < window.length; i++) {
            if (window[i] < window[i + 1]) {
                rises++;
            }
        }
        assert rises == 1;
    }
}
