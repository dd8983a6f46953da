public class Main {
    public static void main(String[] args) {
        boolean isEndless = true;
        for (; false; ) {
            isEndless = false;
        }
        assert isEndless;
    }
}
