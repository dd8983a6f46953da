public class Main {
    public static void main(String[] args) {
        long hash = 1125899906842597L;
        for (int i = 0; i < 700_000; i++) {
            hash = 31 * hash + (i ^ (i >>> 3));
        }
        assert (hash & 1) == 0;
    }
}
