// deterministic
import java.util.*;

class HashTableLookups {
    public static void main(String[] args) throws Exception {
        Map<Colour, Integer> map = new HashMap<>();
        map.put(Colour.RED, 1);
        Set<Object> set = new HashSet<>();
        set.add(Colour.RED);
        assert map.get(Colour.RED) == 1 && set.contains(Colour.RED);
    }

    enum Colour { RED }
}
