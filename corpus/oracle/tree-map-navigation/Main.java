import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 0; i < 12; i++) {
            map.put(i * 7 % 31, "v" + i);
        }
        System.out.println(map);
        System.out.println(map.firstKey() + " " + map.lastKey() + " " + map.firstEntry() + " " + map.lastEntry());
        for (int k : new int[] {-1, 0, 5, 7, 15, 30, 40}) {
            System.out.println(k + ": " + map.floorKey(k) + " " + map.lowerKey(k) + " " + map.ceilingKey(k) + " " + map.higherKey(k) + " " + map.floorEntry(k) + " " + map.higherEntry(k));
        }
        System.out.println(map.headMap(14) + " " + map.headMap(14, true) + " " + map.tailMap(20) + " " + map.tailMap(21, false));
        System.out.println(map.subMap(5, 15) + " " + map.subMap(7, false, 14, true) + " " + map.descendingMap() + " " + map.descendingKeySet());
        System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + map.size() + " " + map.remove(14) + " " + map.navigableKeySet());
        NavigableMap<Integer, String> view = map.subMap(3, true, 20, true);
        view.put(10, "ten");
        view.remove(7);
        System.out.println(map + " " + view.size());
        try {
            view.put(25, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        TreeMap<String, Integer> words = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "to be or not to be that is the question".split(" ")) {
            words.merge(s, 1, Integer::sum);
        }
        System.out.println(words + " " + words.comparator().compare("a", "bb"));
        for (Map.Entry<String, Integer> e : words.entrySet()) {
            e.setValue(e.getValue() * 10);
        }
        System.out.println(words.values() + " " + words.ceilingKey("zzz") + " " + words.headMap("be"));
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 200; i++) {
            big.put(i * 73 % 211, i);
        }
        for (int i = 0; i < 211; i += 2) {
            big.remove(i);
        }
        System.out.println(big);
        System.out.println(big.hashCode() + " " + big.equals(new HashMap<>(big)));
    }
}
