import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) {
        String text = "a rose is a rose is a rose";
        Map<String, Integer> counts = new HashMap<>();
        for (String word : text.split(" ")) {
            counts.put(word, counts.getOrDefault(word, 0) + 1);
        }
        assert counts.get("a") == 3 && counts.get("rose") == 3;
        assert counts.get("is") == 3;
    }
}
