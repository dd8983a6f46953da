public class Main {
    public static void main(String[] args) {
        int x = 1;
        System.exit(0);
        assert x == 2;
    }
}
