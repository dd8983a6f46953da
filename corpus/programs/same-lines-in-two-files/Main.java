public class Main {
    static int value(int n) {
        int result = n + 1;
        return result;
    }

    public static void main(String[] args) {
        int mine = value(10);
        int theirs = Other.value(10);
        assert mine == 11;
        assert theirs == 20;
    }
}
