public class Main {
    static int same(int value) { return value; }
    static int down(int left) {
        int here = left > 0 ? same(left) : same(0), rest = left > 0 ? down(left - 1) : 0; /*1*/
        return here + rest;
    }
    public static void main(String[] args) {
        assert down(2) == 3;
    }
}
