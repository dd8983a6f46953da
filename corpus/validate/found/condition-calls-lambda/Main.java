import java.util.function.Supplier;

public class Main {
    static int calls;

    public static void main(String[] args) {
        Supplier<Integer> supplier = () -> ++calls;
        int x = 1;
        assert calls == x;
    }
}
