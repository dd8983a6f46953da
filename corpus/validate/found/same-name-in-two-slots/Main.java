public class Main {
    public static void main(String[] args) {
        int t = 1;
        for (int i = 0; i < 3; i++) t *= 2; int u = 0; for (int i = 3; i-- > 0; ) u += i;
        assert t == 8 && u == 3;
    }
}
