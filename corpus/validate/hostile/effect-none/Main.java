import java.util.List;

public class Main {
    static int[] sizes = {1, 2};
    static int limit = 3;

    enum Light { RED, GREEN }

    static class Other {
        static final int LIMIT = 5;
        static int now = 4;
    }

    public static void main(String[] args) {
        Light light = Light.GREEN;
        List<String> names = List.of("a", "b");
        int x = 1;
        assert x == 1;
    }
}
