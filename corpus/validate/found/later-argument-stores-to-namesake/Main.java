public class Main {
    static int sum(int left, int right) { return left + right; }
    public static void main(String[] args) {
        int left = 0;
        int all = sum(4, left = 9); /*1*/
        assert all == 13 && left == 9;
    }
}
