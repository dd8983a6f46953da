import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Main {
    record Sale(String shop, String what, int price) { }

    public static void main(String[] args) {
        List<Sale> sales = List.of(new Sale("b", "tea", 3), new Sale("a", "tea", 4), new Sale("a", "milk", 2), new Sale("b", "rice", 9));
        System.out.println("" + sales.stream().collect(Collectors.groupingBy(Sale::shop, TreeMap::new, Collectors.summingInt(Sale::price))));
        System.out.println("" + sales.stream().collect(Collectors.groupingBy(Sale::what, TreeMap::new, Collectors.mapping(Sale::shop, Collectors.joining("/", "[", "]")))));
        System.out.println(sales.stream().collect(Collectors.partitioningBy(sale -> sale.price() > 3, Collectors.counting())));
        System.out.println(sales.stream().sorted(Comparator.comparing(Sale::what).thenComparing(Sale::price, Comparator.reverseOrder())).map(Sale::toString).collect(Collectors.joining("\n")));
        System.out.println(sales.stream().collect(Collectors.averagingDouble(Sale::price)) + " " + sales.stream().mapToInt(Sale::price).summaryStatistics());
        System.out.println("" + sales.stream().map(Sale::what).distinct().collect(Collectors.toCollection(java.util.TreeSet::new)));
        System.out.println("" + IntStream.rangeClosed(1, 5).boxed().collect(Collectors.toMap(i -> i, i -> i * i, Integer::sum, TreeMap::new)));
        System.out.println(Stream.iterate(1, i -> i < 200, i -> i * 3).map(String::valueOf).collect(Collectors.toList()));
        System.out.println(Stream.of("x", "yy", "zzz").flatMap(s -> s.chars().mapToObj(c -> (char) c + s)).skip(1).limit(4).toList());
        System.out.println(Arrays.stream(new int[] {5, 3, 9}).reduce(0, (a, b) -> a * 10 + b) + " " + IntStream.of(4, 4, 2).max().getAsInt());
        System.out.println(Stream.of(5, 1, 4).takeWhile(i -> i > 2).toList() + " " + Stream.of(5, 1, 4).dropWhile(i -> i > 2).toList());
        System.out.println(Stream.of("a", "b", "c").reduce("", (left, right) -> right + left) + " " + Stream.of(1, 2, 3, 4).anyMatch(i -> i % 3 == 0));
        System.out.println("" + sales.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.minBy(Comparator.comparingInt(Sale::price)), (n, least) -> n + " " + least.get().what())));
        try {
            Stream.of("a", "a").collect(Collectors.toMap(s -> s, s -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
