import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        for (String word : "the cat and the dog and the bird".split(" ")) {
            map.put(word, map.getOrDefault(word, 0) + 1);
        }
        System.out.println(new TreeMap<>(map) + " " + map.size() + " " + map.hashCode());
        System.out.println(map.get("the") + " " + map.get("cow") + " " + map.containsKey("cat") + " " + map.containsValue(3) + " " + map.remove("dog") + " " + map.remove("cow"));
        System.out.println(map.put("cat", 10) + " " + map.putIfAbsent("cat", 11) + " " + map.putIfAbsent("emu", 12) + " " + map.replace("emu", 13) + " " + map.replace("yak", 1));
        System.out.println(map.merge("cat", 5, Integer::sum) + " " + map.merge("new", 1, Integer::sum) + " " + map.merge("new", 1, (a, b) -> null) + " " + map.containsKey("new"));
        System.out.println(map.compute("bird", (k, v) -> v == null ? 1 : v * 100) + " " + map.computeIfAbsent("ant", String::length) + " " + map.computeIfPresent("ant", (k, v) -> null) + " " + map.computeIfPresent("bee", (k, v) -> 1));
        map.replaceAll((k, v) -> v + k.length());
        System.out.println(new TreeMap<>(map));
        map.put(null, -1);
        map.put("nothing", null);
        System.out.println(map.get(null) + " " + map.get("nothing") + " " + map.containsKey("nothing") + " " + map.getOrDefault("nothing", 5));
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            numbers.put(i * 37 % 101, i);
        }
        System.out.println(numbers);
        numbers.keySet().removeIf(k -> k % 2 == 0);
        numbers.values().removeIf(v -> v > 30);
        System.out.println(numbers);
        numbers.entrySet().removeIf(e -> e.getKey() > 50 && e.getValue() < 20);
        int sum = 0;
        for (Map.Entry<Integer, Integer> e : numbers.entrySet()) {
            sum += e.getKey() * e.getValue();
            e.setValue(0);
        }
        System.out.println(sum + " " + numbers);
        System.out.println(new HashMap<>(numbers).equals(numbers) + " " + numbers.keySet().contains(3) + " " + new HashMap<>().isEmpty());
        numbers.forEach((k, v) -> System.out.print(k + ":" + v + " "));
        System.out.println();
        Map<Character, List<String>> index = new HashMap<>();
        for (String s : List.of("apple", "bob", "avocado", "banana", "cherry", "apricot")) {
            index.computeIfAbsent(s.charAt(0), c -> new ArrayList<>()).add(s);
        }
        System.out.println(index);
        System.out.println(Map.entry("k", 1) + " " + Map.entry("k", 1).equals(new AbstractMap.SimpleEntry<>("k", 1)));
    }
}
