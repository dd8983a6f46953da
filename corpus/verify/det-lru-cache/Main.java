import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    static final class Cache extends LinkedHashMap<Integer, String> {
        Cache() {
            super(4, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
            return size() > 3;
        }
    }

    public static void main(String[] args) {
        Cache cache = new Cache();
        cache.put(1, "a");
        cache.put(2, "b");
        cache.put(3, "c");
        cache.get(1);
        cache.put(4, "d");
        assert cache.keySet().toString().equals("[3, 1, 4]");
    }
}
