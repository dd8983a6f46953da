import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : "the cat and the dog and the bird".split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        System.out.println(counts);
        System.out.println(counts.computeIfAbsent("fish", String::length) + " " + counts.computeIfPresent("cat", (k, v) -> null) + " " + counts.compute("dog", (k, v) -> v == null ? 1 : v * 7));
        System.out.println(counts + " " + counts.getOrDefault("cow", -1) + " " + counts.putIfAbsent("the", 99) + " " + counts.replace("the", 3, 4) + " " + counts.remove("and", 5));
        counts.replaceAll((k, v) -> v + k.length());
        System.out.println(counts + " " + counts.keySet().removeIf(k -> k.startsWith("b")) + " " + counts.values());
        Map<Integer, String> recent = new LinkedHashMap<>(8, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 5; i++) {
            recent.put(i, "v" + i);
            recent.get(2);
        }
        System.out.println(recent);
        Map<String, Map<String, Integer>> nested = new TreeMap<>();
        nested.computeIfAbsent("x", k -> new TreeMap<>()).put("y", 1);
        nested.computeIfAbsent("x", k -> new TreeMap<>()).merge("y", 5, Integer::sum);
        System.out.println(nested);
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put('1', "char");
        mixed.put(null, "null");
        System.out.println(mixed.size() + " " + mixed.get(1L) + " " + mixed.get(null) + " " + mixed.containsKey(1.0) + " " + mixed.containsValue("char"));
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            entry.setValue(entry.getValue() * 2);
        }
        System.out.println(counts + " " + Map.entry("a", 1) + " " + counts.equals(new HashMap<>(counts)) + " " + counts.hashCode());
        try {
            Map.of("a", 1, "a", 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
