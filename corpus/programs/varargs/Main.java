public class Main {
    static int sum(int... values) {
        int total = 0;
        for (int value : values) {
            total += value;
        }
        return total;
    }

    static int count(Object first, Object... rest) {
        return rest == null ? -1 : 1 + rest.length;
    }

    static String pick(int a) {
        return "one";
    }

    static String pick(int... many) {
        return "many";
    }

    public static void main(String[] args) {
        int none = sum();
        int three = sum(4, 5, 6);
        int array = sum(new int[] {1, 2});
        int pair = count("a", "b");
        int nothing = count("a", (Object[]) null);
        assert none == 0 && three == 15 && array == 3;
        assert pair == 2 && nothing == -1;
        assert pick(1) == "one" && pick(1, 2) == "many" && pick() == "many";
    }
}
