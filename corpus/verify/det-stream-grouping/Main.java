import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class Main {
    record Person(String name, int age, String town) {
    }

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ada", 36, "London"), new Person("Bob", 20, "Paris"),
            new Person("Cy", 41, "London"), new Person("Di", 20, "Rome"));
        Map<String, Long> towns = people.stream().collect(Collectors.groupingBy(Person::town, TreeMap::new, Collectors.counting()));
        assert towns.toString().equals("{London=2, Paris=1, Rome=1}");
        String names = people.stream().sorted(Comparator.comparingInt(Person::age).thenComparing(Person::name))
            .map(Person::name).collect(Collectors.joining(","));
        assert names.equals("Bob,Di,Ada,Cy");
        assert people.stream().mapToInt(Person::age).max().getAsInt() == 41;
    }
}
