import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = List.of(3, 1, 2);
        System.out.println(list + " " + list.get(1) + " " + list.contains(2) + " " + list.indexOf(2) + " " + list.hashCode() + " " + list.equals(Arrays.asList(3, 1, 2)));
        System.out.println(List.of() + " " + List.of(1) + " " + List.of(1, 2) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) + " " + List.copyOf(new ArrayList<>(List.of("a"))));
        System.out.println(Set.of(1, 2, 3).contains(2) + " " + Set.of("a", "b").size() + " " + Map.of("k", 1, "l", 2).get("l") + " " + Map.of().isEmpty());
        System.out.println(new TreeSet<>(Set.of(5, 4, 3)) + " " + new TreeMap<>(Map.of("b", 1, "a", 2)) + " " + Map.ofEntries(Map.entry(1, 2)));
        Runnable[] attempts = {
            () -> List.of(1, null),
            () -> List.of(1).contains(null),
            () -> Set.of(1, 1),
            () -> Map.of("a", 1, "a", 2),
            () -> list.set(0, 1),
            () -> list.sort(null),
            () -> list.iterator().remove(),
            () -> Map.of("a", 1).put("b", 2),
            () -> List.copyOf(Arrays.asList(1, null)),
            () -> list.get(3),
            () -> list.subList(1, 3).add(7),
        };
        for (Runnable attempt : attempts) {
            try {
                attempt.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        List<Integer> copy = List.copyOf(list);
        System.out.println((copy == list) + " " + list.subList(1, 3) + " " + list.stream().sorted().toList());
        for (int x : list) {
            System.out.println(x);
        }
        System.out.println(Set.of(1, 2).equals(new HashSet<>(List.of(2, 1))) + " " + Map.of(1, 2).equals(new HashMap<>(Map.of(1, 2))) + " " + Set.of(7).hashCode() + " " + Map.of(3, 4).hashCode());
    }
}
