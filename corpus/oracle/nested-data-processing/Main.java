import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class Main {
    record Order(int id, String customer, List<Line> lines) {
        int total() {
            int sum = 0;
            for (Line line : lines) {
                sum += line.quantity() * line.price();
            }
            return sum;
        }
    }

    record Line(String item, int quantity, int price) {
    }

    public static void main(String[] args) {
        List<Order> orders = List.of(
            new Order(1, "ann", List.of(new Line("pen", 10, 2), new Line("ink", 1, 15))),
            new Order(2, "bob", List.of(new Line("mug", 2, 7))),
            new Order(3, "ann", List.of()),
            new Order(4, "cyd", List.of(new Line("pen", 100, 2), new Line("mug", 1, 7), new Line("tea", 3, 4))));
        for (Order o : orders) {
            System.out.println(o.id() + " " + o.total() + " " + o);
        }
        Map<String, Integer> perCustomer = new TreeMap<>();
        Map<String, Integer> perItem = new TreeMap<>(Comparator.reverseOrder());
        for (Order o : orders) {
            perCustomer.merge(o.customer(), o.total(), Integer::sum);
            for (Line l : o.lines()) {
                perItem.merge(l.item(), l.quantity(), Integer::sum);
            }
        }
        System.out.println(perCustomer + " " + perItem);
        List<Order> sorted = new ArrayList<>(orders);
        sorted.sort(Comparator.comparingInt(Order::total).reversed().thenComparing(Order::id));
        System.out.println(sorted.stream().map(Order::id).toList());
        System.out.println(orders.stream().flatMap(o -> o.lines().stream()).map(Line::item).distinct().sorted().collect(Collectors.joining(",")));
        System.out.println(orders.stream().mapToInt(Order::total).max().getAsInt() + " " + orders.stream().filter(o -> o.lines().isEmpty()).count());
        Map<Boolean, List<Integer>> large = new TreeMap<>();
        for (Order o : orders) {
            large.computeIfAbsent(o.total() > 20, k -> new ArrayList<>()).add(o.id());
        }
        System.out.println(large);
        System.out.println(orders.get(1).equals(new Order(2, "bob", List.of(new Line("mug", 2, 7)))) + " " + orders.get(1).hashCode());
        int[][] table = new int[orders.size()][3];
        for (int i = 0; i < table.length; i++) {
            for (Line l : orders.get(i).lines()) {
                table[i][l.item().charAt(0) % 3] += l.quantity();
            }
            System.out.println(Arrays.toString(table[i]));
        }
    }
}
