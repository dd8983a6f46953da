public class Main {
    public static void main(String[] args) {
        int x = 5;
        assert x == 5;
    }
}
