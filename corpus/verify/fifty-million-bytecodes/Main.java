public class Main {
    public static void main(String[] args) {
        int state = 1;
        int odd = 0;
        for (int i = 0; i < 3_000_000; i++) {
            state = state * 1664525 + 1013904223;
            odd += state >>> 31;
        }
        assert odd == 1501078;
    }
}
