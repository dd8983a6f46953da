import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) {
        Map<Key, Integer> table = new HashMap<>(256);
        for (int i = 0; i < 12; i++) {
            table.put(new Key(i), i);
        }
        int last = -1;
        for (int value : table.values()) {
            last = value;
        }
        assert last == 11;
    }

    record Key(int number) {
        @Override
        public int hashCode() {
            return 7;
        }
    }
}
