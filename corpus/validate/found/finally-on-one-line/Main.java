public class Main {
    static int f(int k) {
        int r; try { r = k; if (k > 2) throw new RuntimeException("x"); try { r += 1; } finally { r *= 2; } } catch (RuntimeException e) { r = -1; } return r;
    }

    public static void main(String[] args) {
        int s = 0;
        for (int i = 1; i <= 3; i++) s = s * 10 + f(i);
        assert s == 459;
    }
}
