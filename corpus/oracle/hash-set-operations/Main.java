import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>();
        Set<Integer> b = new HashSet<>();
        for (int i = 0; i < 10; i++) {
            a.add(i * i % 17);
            b.add(i * 3);
        }
        System.out.println(a + " " + b + " " + a.size());
        Set<Integer> union = new TreeSet<>(a);
        union.addAll(b);
        Set<Integer> both = new TreeSet<>(a);
        both.retainAll(b);
        Set<Integer> difference = new TreeSet<>(a);
        difference.removeAll(b);
        System.out.println(union + " " + both + " " + difference);
        System.out.println(union.containsAll(both) + " " + a.equals(new TreeSet<>(a)) + " " + (a.hashCode() == new TreeSet<>(a).hashCode()) + " " + a.hashCode());
        System.out.println(a.add(1) + " " + a.add(77) + " " + a.remove(77) + " " + a.remove(78) + " " + a.contains(16));
        Set<String> words = new HashSet<>(List.of("one", "two", "three", "four", "five"));
        System.out.println(words);
        Set<Character> seen = new LinkedHashSet<>();
        for (char c : "mississippi".toCharArray()) {
            System.out.println(c + " " + seen.add(c));
        }
        System.out.println(seen);
        Set<Long> longs = new HashSet<>();
        for (long i = 1; i < 1L << 40; i *= 1000) {
            longs.add(i);
        }
        System.out.println(longs);
        Set<Double> doubles = new HashSet<>(List.of(0.0, -0.0, Double.NaN, 1.5));
        System.out.println(doubles.size() + " " + doubles.contains(Double.NaN) + " " + doubles.contains(-0.0));
        Set<List<Integer>> lists = new HashSet<>();
        lists.add(List.of(1, 2));
        lists.add(Arrays.asList(1, 2));
        lists.add(new ArrayList<>(List.of(2, 1)));
        System.out.println(lists.size() + " " + Collections.disjoint(a, b) + " " + new HashSet<>(Arrays.asList(null, 1, null)).size());
    }
}
