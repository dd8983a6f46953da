import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class Main {
    public static void main(String[] args) {
        String[] words = {"to", "be", "or", "not", "to", "be"};
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.merge(word, 1, Integer::sum);
        }
        Set<Integer> distinct = new HashSet<>(counts.values());
        int total = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            total += entry.getValue();
        }
        counts.remove("or");
        counts.putIfAbsent("be", 9);
        assert total == 6 && distinct.size() == 2;
        assert counts.get("be") == 2 && counts.get("or") == null;
        assert counts.getOrDefault("question", 7) == 7;
        assert counts.size() == 3;
    }
}
