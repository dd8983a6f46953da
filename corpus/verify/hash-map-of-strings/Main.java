import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>();
        stock.put("apple", 3);
        stock.put("pear", 0);
        String name = Verifier.nondetBoolean() ? "apple" : "pear";
        int amount = Verifier.nondetInt();
        Verifier.assume(amount >= 0 && amount <= 3);
        stock.computeIfPresent(name, (key, value) -> Math.max(0, value - amount));
        assert stock.get("apple") + stock.get("pear") <= 3;
        assert stock.get("pear") == 0;
        assert stock.size() == 2 && !stock.containsKey("plum");
    }
}
