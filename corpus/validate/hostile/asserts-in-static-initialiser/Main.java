public class Main {
    static int x = 4;

    static {
        x++;
        assert x == 4 : "a message";
    }

    public static void main(String[] args) {
    }
}
