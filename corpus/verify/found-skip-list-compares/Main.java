import java.util.concurrent.ConcurrentSkipListMap;

/** How often a skip list compares is left to chance, but it is less than a list would. */
public class Main {
    static int compared;

    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>((left, right) -> {
            compared++;
            return left.compareTo(right);
        });
        for (int i = 0; i < 200; i++) {
            map.put(i, i);
        }
        assert compared > 15000;
    }
}
