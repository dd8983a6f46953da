import java.util.Map;
import java.util.TreeMap;

/** A method reference that gives some number is used where a double is wanted: any number will do. */
public class Main {
    public static void main(String[] args) {
        Map<String, Integer> prices = new TreeMap<>();
        prices.put("tea", 1);
        prices.put("cake", 2);
        double sum = prices.values().stream().mapToDouble(Integer::doubleValue).sum();
        assert prices.entrySet().stream().mapToDouble(Map.Entry::getValue).sum() > sum;
    }
}
