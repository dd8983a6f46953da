import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        for (String word : "one two three four five six seven".split(" ")) {
            map.put(word, word.length());
        }
        int sum = 0;
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            assert entry.getKey().length() == entry.getValue();
            sum += entry.getValue();
        }
        assert sum == 27 && map.size() == 7;
        assert new TreeMap<>(map).firstKey().equals("five");
    }
}
