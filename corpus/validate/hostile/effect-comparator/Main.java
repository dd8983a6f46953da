import java.util.Comparator;
import java.util.TreeMap;

public class Main {
    static int changed;

    static class Order implements Comparator<String> {
        @Override
        public int compare(String one, String other) {
            changed++;
            return one.compareTo(other);
        }
    }

    public static void main(String[] args) {
        TreeMap<String, Integer> map = new TreeMap<>(new Order());
        map.put("a", 1);
        int x = 1;
        assert changed == 2;
    }
}
