import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Main {
    record Item(String name, int price, String kind) {
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("pen", 3, "office"), new Item("ink", 12, "office"), new Item("tea", 4, "food"),
            new Item("bun", 2, "food"), new Item("mat", 30, "home"));
        System.out.println(items.stream().filter(i -> i.price() > 3).map(Item::name).collect(Collectors.toList()));
        System.out.println(items.stream().mapToInt(Item::price).sum() + " " + items.stream().mapToInt(Item::price).average().getAsDouble());
        System.out.println(items.stream().sorted(Comparator.comparingInt(Item::price)).map(Item::name).collect(Collectors.joining("<", "{", "}")));
        System.out.println("" + items.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.summingInt(Item::price))));
        System.out.println("" + items.stream().collect(Collectors.groupingBy(Item::kind, LinkedHashMap::new, Collectors.mapping(Item::name, Collectors.toList()))));
        System.out.println("" + items.stream().collect(Collectors.partitioningBy(i -> i.price() < 5, Collectors.counting())));
        System.out.println(items.stream().anyMatch(i -> i.price() == 30) + " " + items.stream().allMatch(i -> i.price() > 2) + " " + items.stream().noneMatch(i -> i.name().isEmpty()));
        System.out.println(items.stream().min(Comparator.comparing(Item::name)).get() + " " + items.stream().max(Comparator.comparing(Item::price)).map(Item::name));
        System.out.println(items.stream().map(Item::kind).distinct().count() + " " + items.stream().skip(1).limit(2).map(Item::name).toList());
        System.out.println(items.stream().reduce(0, (a, i) -> a + i.price(), Integer::sum) + " " + Stream.of(1, 2, 3, 4).reduce((a, b) -> a * b).get());
        System.out.println(Stream.iterate(1, x -> x * 2).limit(10).map(String::valueOf).collect(Collectors.joining(",")));
        System.out.println(Stream.iterate(1, x -> x < 100, x -> x * 3).toList());
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).map(x -> x * 10).toList());
        System.out.println(Stream.of("a", "b", "c").peek(s -> System.out.print(s)).findFirst().get());
        System.out.println(Arrays.stream(new String[] {"x", "y", "z"}).skip(1).findFirst().orElse("none") + Stream.empty().findAny().isPresent());
        System.out.println("" + items.stream().collect(Collectors.toMap(Item::name, Item::price, (a, b) -> a, TreeMap::new)));
        System.out.println(Stream.of("b", "a", "d", "c").sorted(Comparator.reverseOrder()).toList());
        System.out.println(Stream.of(5, 3, 8, 1).takeWhile(x -> x > 2).toList() + " " + Stream.of(5, 3, 8, 1).dropWhile(x -> x > 4).toList());
        System.out.println("" + Stream.concat(Stream.of(1), Stream.of(2)).collect(Collectors.toCollection(ArrayDeque::new)));
        System.out.println(Stream.of(1, 2, 3).collect(Collectors.averagingInt(x -> x)) + " " + Stream.of(3, 1).collect(Collectors.summarizingInt(x -> x)));
        System.out.println("" + Stream.of("x").collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        System.out.println(Arrays.toString(Stream.of("q", "r").toArray(String[]::new)));
        try {
            Stream.of(1, 1).collect(Collectors.toMap(x -> x, x -> "v" + x));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
