public class Main {
    public static void main(String[] args) {
        // hidden \u000a int x = 1;
        /* \u002a/ x = x + 2;
        assert x == 3;
    }
}
