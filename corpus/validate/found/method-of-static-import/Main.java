import static java.lang.Math.max;
public class Main {
    static class Small { static int max(int left, int right) { return left > right ? left : right; } }
    public static void main(String[] args) {
        long most = max(8589934593L, 2); /*1*/
        assert most == 8589934593L;
    }
}
