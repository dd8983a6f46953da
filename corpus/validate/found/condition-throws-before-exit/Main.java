public class Main {
    static int[] numbers;

    public static void main(String[] args) {
        int x = 3;
        try {
            x--;
        } catch (NullPointerException thrown) {
            System.exit(x);
        }
    }
}
