import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

public class Main {
    record Person(String name, int age, Double score) {
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>(List.of(new Person("Dan", 30, 1.5), new Person("amy", 25, null), new Person("Bob", 30, -0.0),
            new Person("Cid", 25, 0.0), new Person("Eve", 41, Double.NaN)));
        List<Comparator<Person>> orders = List.of(
            Comparator.comparing(Person::name),
            Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER),
            Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder()),
            Comparator.comparing(Person::score, Comparator.nullsFirst(Comparator.naturalOrder())),
            Comparator.comparing(Person::score, Comparator.nullsLast(Comparator.<Double>reverseOrder())),
            Comparator.<Person, Integer>comparing(p -> p.name().length()).thenComparing(Comparator.comparingInt(Person::age).reversed()));
        for (Comparator<Person> order : orders) {
            List<Person> sorted = new ArrayList<>(people);
            sorted.sort(order);
            System.out.println(sorted.stream().map(Person::name).collect(Collectors.joining(" ")));
            System.out.println(Collections.min(people, order).name() + " " + Collections.max(people, order.reversed()).name());
        }
        Integer[] numbers = {5, -3, 99, 0, 12};
        Arrays.sort(numbers, Collections.reverseOrder());
        System.out.println(Arrays.toString(numbers));
        Arrays.sort(numbers, (a, b) -> a % 10 - b % 10);
        System.out.println(Arrays.toString(numbers));
        String[] words = {"pear", "fig", "apple", "kiwi", "date"};
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(words));
        Comparator<String> last = (a, b) -> Character.compare(a.charAt(a.length() - 1), b.charAt(b.length() - 1));
        Arrays.sort(words, last);
        System.out.println(Arrays.toString(words));
        TreeSet<String> set = new TreeSet<>(last);
        Collections.addAll(set, words);
        System.out.println(set);
        try {
            List<Object> mixed = new ArrayList<>(List.of(1, "a"));
            mixed.sort(null);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Integer.compare(3, 3) + " " + "b".compareTo("a") + " " + Boolean.compare(false, true));
    }
}
