import java.util.HashMap;

public class Main {
    static int last;

    static void put(int key, int value) {
        last = key + value;
    }

    static class Table extends HashMap<Integer, Integer> {
        void fill() {
            for (int i = 7; i < 9; i++) {
                put(i, 2 * i);
            }
        }
    }

    public static void main(String[] args) {
        put(1, 2);
        Table table = new Table();
        table.fill();
        assert last == 3;
    }
}
