// deterministic
import java.util.*;

class HashTableOrderOfStrings {
    public static void main(String[] args) throws Exception {
        Map<String, Key> map = new HashMap<>();
        map.put("a", new Key());
        int n = 0;
        for (Map.Entry<String, Key> entry : map.entrySet()) {
            n += entry.getKey().length();
        }
        map.forEach((name, key) -> System.out.println(name));
        assert n == 1;
    }

    static class Key {}
}
