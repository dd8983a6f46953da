public class Main {
    public static void main(String[] args) {
        int x = 1;
        Runtime.getRuntime().halt(0);
        assert x == 2;
    }
}
