import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

public class Main {
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
        for (String s : "zeta alpha mid beta".split(" ")) {
            map.put(s, s.length());
        }
        map.put("alpha", 50);
        map.remove("zeta");
        map.put("zeta", 1);
        System.out.println(map + " " + map.keySet() + " " + map.values() + " " + map.entrySet());
        LinkedHashMap<Integer, String> access = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 0; i < 6; i++) {
            access.put(i, "v" + i);
        }
        access.get(2);
        access.getOrDefault(0, "");
        access.put(4, "new");
        access.containsKey(1);
        access.putIfAbsent(3, "ignored");
        System.out.println(access);
        LinkedHashMap<Integer, Integer> lru = new LinkedHashMap<>(8, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                if (size() > 4) {
                    System.out.println("evict " + eldest);
                    return true;
                }
                return false;
            }
        };
        int[] requests = {1, 2, 3, 1, 4, 5, 2, 1, 6, 3, 3, 5, 7};
        int hits = 0;
        for (int r : requests) {
            if (lru.get(r) != null) {
                hits++;
            } else {
                lru.put(r, r * r);
            }
            System.out.println(lru);
        }
        System.out.println(hits);
        LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(5, 1, 9, 3));
        set.add(1);
        set.remove(9);
        set.add(9);
        System.out.println(set + " " + set.contains(3));
        map.replaceAll((k, v) -> v * 2);
        Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator();
        it.next();
        it.remove();
        System.out.println(map + " " + map.equals(new HashMap<>(map)));
    }
}
