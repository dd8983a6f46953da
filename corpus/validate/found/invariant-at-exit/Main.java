public class Main {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            if (i == 2) {
                continue;
            }
            sum += i;
        }
        assert sum == 8;
    }
}
