import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        Map<String, List<Integer>> byLength = new TreeMap<>();
        String[] words = {"kiwi", "fig", "plum", "apple", "pear", "date", "nut"};
        for (int i = 0; i < words.length; i++) {
            byLength.computeIfAbsent("len" + words[i].length(), key -> new ArrayList<>()).add(i);
        }
        assert byLength.toString().equals("{len3=[1, 6], len4=[0, 2, 4, 5], len5=[3]}");
    }
}
