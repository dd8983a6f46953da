public class Main {
    static class Late { static int seen = next(6); }
    static int next(int n) {
        int one = n + 1 + (n == 7 ? Late.seen * 0 : 0); /*1*/
        return one;
    }
    public static void main(String[] args) {
        assert next(7) == 8;
    }
}
