// deterministic
import java.util.*;

class RecordLookups {
    public static void main(String[] args) {
        Map<Key, Integer> table = new HashMap<>();
        table.put(new Key(1), 1);
        assert table.get(new Key(1)) == 1;
    }

    record Key(int number) {}
}
