public class Main {
    public static void main(String[] args) {
        int i = 0;
        int sum = 0;
        while (i < 4) {
            sum += i;
            i++;
        }
        assert sum == 6;
    }
}
