public class Main {
    static int add(int left, int right) {
        int arg1i = 4; right = 6; /*1*/
        return arg1i + right;
    }
    public static void main(String[] args) {
        assert add(1, 2) == 10;
    }
}
