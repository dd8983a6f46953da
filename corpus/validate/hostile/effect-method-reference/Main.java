import java.util.function.Supplier;

public class Main {
    static int changed;

    static Integer next() {
        return ++changed;
    }

    public static void main(String[] args) {
        Supplier<Integer> supplier = Main::next;
        int x = 1;
        assert changed == 1;
    }
}
