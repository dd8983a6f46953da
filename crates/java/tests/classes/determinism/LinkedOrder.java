// deterministic
import java.util.*;

class LinkedOrder {
    public static void main(String[] args) throws Exception {
        LinkedHashSet<Colour> set = new LinkedHashSet<>();
        set.add(Colour.RED);
        for (Colour colour : set) {
            assert colour == Colour.RED;
        }
        EnumMap<Colour, Integer> map = new EnumMap<>(Colour.class);
        map.put(Colour.RED, 1);
        assert map.toString().equals("{RED=1}");
    }

    enum Colour { RED }
}
