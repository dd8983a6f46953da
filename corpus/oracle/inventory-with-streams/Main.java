import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

public class Main {
    enum Kind { FOOD, TOOL, TOY }

    record Item(String name, Kind kind, double price, int stock) {
        Item {
            if (price < 0) {
                throw new IllegalArgumentException("price of " + name);
            }
        }

        Item(String name) {
            this(name, Kind.TOY, 1, 0);
        }

        double worth() {
            return price * stock;
        }
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("apple", Kind.FOOD, 0.5, 100), new Item("bread", Kind.FOOD, 2.25, 10), new Item("hammer", Kind.TOOL, 15, 4),
            new Item("robot", Kind.TOY, 49.99, 1), new Item("yo-yo"));
        Map<Kind, Double> worth = items.stream().collect(Collectors.groupingBy(Item::kind, TreeMap::new, Collectors.summingDouble(Item::worth)));
        System.out.println(worth);
        DoubleSummaryStatistics prices = items.stream().mapToDouble(Item::price).summaryStatistics();
        System.out.println(prices.getMin() + " " + prices.getMax() + " " + prices.getCount() + " " + prices.getAverage());
        Optional<Item> dearest = items.stream().filter(item -> item.stock() > 1).max(Comparator.comparingDouble(Item::price));
        System.out.println(dearest.map(Item::name).orElse("none") + " " + items.stream().filter(item -> item.price() > 100).findAny().isPresent());
        Map<Boolean, List<String>> split = items.stream().collect(Collectors.partitioningBy(item -> item.stock() == 0, Collectors.mapping(Item::name, Collectors.toList())));
        System.out.println(split);
        Map<Character, String> byLetter = items.stream().map(Item::name).collect(Collectors.toMap(name -> name.charAt(name.length() - 1), Function.identity(), (a, b) -> a + "+" + b, TreeMap::new));
        System.out.println(byLetter);
        System.out.println(items.stream().sorted(Comparator.comparing(Item::kind, Comparator.reverseOrder()).thenComparingInt(Item::stock)).map(Item::name).toList());
        System.out.println(items.get(4) + " " + items.get(4).equals(new Item("yo-yo", Kind.TOY, 1, 0)));
        try {
            System.out.println(new Item("debt", Kind.TOY, -1, 1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder bill = new StringBuilder();
        items.stream().filter(item -> item.stock() > 0).forEach(item -> bill.append(String.format("%-8s%7.2f x%4d =%9.2f%n", item.name(), item.price(), item.stock(), item.worth())));
        System.out.print(bill);
    }
}
