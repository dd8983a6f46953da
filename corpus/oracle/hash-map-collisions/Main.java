import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public class Main {
    static final class Bad implements Comparable<Bad> {
        final int id;

        Bad(int id) {
            this.id = id;
        }

        @Override
        public int hashCode() {
            return id % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Bad b && b.id == id;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(id, o.id);
        }

        @Override
        public String toString() {
            return "B" + id;
        }
    }

    public static void main(String[] args) {
        Map<Bad, Integer> map = new HashMap<>();
        for (int i = 0; i < 60; i++) {
            map.put(new Bad(i * 7 % 61), i);
        }
        System.out.println(map.size());
        for (int i = 0; i < 62; i++) {
            System.out.println(i + " " + map.get(new Bad(i)));
        }
        for (int i = 0; i < 61; i += 2) {
            map.remove(new Bad(i));
        }
        System.out.println(map.size() + " " + map.containsKey(new Bad(4)) + " " + map.containsKey(new Bad(5)));
        int sum = 0;
        for (Bad b : map.keySet()) {
            sum += b.id;
        }
        System.out.println(sum);
        Set<Bad> set = new HashSet<>(map.keySet());
        System.out.println(set.contains(new Bad(7)) + " " + set.add(new Bad(7)) + " " + set.add(new Bad(8)));
        System.out.println(new TreeSet<>(set));
        Map<String, Integer> strings = new HashMap<>();
        String[] halves = {"Aa", "BB"};
        for (int i = 0; i < 64; i++) {
            StringBuilder key = new StringBuilder();
            for (int bit = 0; bit < 6; bit++) {
                key.append(halves[i >> bit & 1]);
            }
            strings.put(key.toString(), i);
        }
        System.out.println(strings.size() + " " + strings.get("AaAaAaAaAaAa") + " " + strings.get("BBBBBBBBBBBB") + " " + strings.get("AaBBAaBBAaBB"));
    }
}
