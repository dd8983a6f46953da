public class Main {
    public static void main(String[] args) {
        Object o = "x";
        int y = 0;
        try {
            assert !(o instanceof String s) : "m";
        } catch (AssertionError e) {
            y = 1;
        }
    }
}
