import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

public class Main {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static Set<List<Integer>> closure(Set<List<Integer>> relation) {
        Set<List<Integer>> result = new LinkedHashSet<>(relation);
        boolean grows = true;
        while (grows) {
            Set<List<Integer>> more = new LinkedHashSet<>();
            for (List<Integer> left : result) {
                for (List<Integer> right : result) {
                    if (left.get(1).equals(right.get(0))) {
                        more.add(List.of(left.get(0), right.get(1)));
                    }
                }
            }
            grows = result.addAll(more);
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(closure(new LinkedHashSet<>(List.of(List.of(1, 2), List.of(2, 3), List.of(3, 1), List.of(4, 4)))));
        NavigableSet<Integer> numbers = new TreeSet<>(Arrays.asList(5, 1, 9, 7, 3));
        System.out.println(numbers + " " + numbers.floor(6) + " " + numbers.ceiling(6) + " " + numbers.higher(9) + " " + numbers.subSet(3, true, 7, false) + " " + numbers.descendingSet());
        System.out.println(numbers.pollFirst() + " " + numbers.headSet(7) + " " + numbers.tailSet(7) + " " + numbers.last());
        Set<Integer> union = new TreeSet<>(numbers);
        union.addAll(List.of(2, 4));
        Set<Integer> common = new TreeSet<>(union);
        common.retainAll(Set.of(2, 3, 100));
        System.out.println(union + " " + common + " " + union.containsAll(common) + " " + common.removeAll(List.of(3)) + " " + common);
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        System.out.println(weekend + " " + EnumSet.complementOf(weekend) + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.noneOf(Day.class).isEmpty());
        Set<String> order = new LinkedHashSet<>();
        Collections.addAll(order, "z", "a", "m", "a");
        order.remove("a");
        order.add("a");
        System.out.println(order + " " + order.equals(Set.of("a", "m", "z")) + " " + order.hashCode() + " " + String.join("", order));
        Set<Set<Integer>> powers = new LinkedHashSet<>();
        for (int mask = 0; mask < 8; mask++) {
            Set<Integer> one = new TreeSet<>();
            for (int bit = 0; bit < 3; bit++) {
                if ((mask >> bit & 1) != 0) {
                    one.add(bit);
                }
            }
            powers.add(one);
        }
        System.out.println(powers);
        try {
            Collections.unmodifiableSet(order).add("b");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed " + e.getMessage());
        }
    }
}
