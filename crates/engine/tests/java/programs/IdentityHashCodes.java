// holds
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class IdentityHashCodes {
    enum Colour { RED, GREEN }

    public static void main(String[] args) {
        Map<Colour, Integer> map = new HashMap<>();
        map.put(Colour.RED, 1);
        map.put(Colour.GREEN, 2);
        map.put(Colour.RED, 3);
        assert map.size() == 2 && map.get(Colour.RED) == 3 && map.get(Colour.GREEN) == 2;

        Object object = new Object();
        Set<Object> set = new HashSet<>();
        set.add(object);
        assert set.contains(object) && !set.contains(new Object());
        assert object.hashCode() == System.identityHashCode(object) && object.hashCode() >= 0;
    }
}
