import java.util.function.Supplier;

public class Main {
    static int changed;

    public static void main(String[] args) {
        Supplier<Integer> supplier = () -> ++changed;
        int x = 1;
        assert changed == 1;
    }
}
