import java.util.TreeMap;

public class Main {
    public static void main(String[] args) {
        TreeMap<String, Integer> map = new TreeMap<>();
        map.put("a", 1);
        String[] keys = {"a", "b", null};
        for (String key : keys) {
            map.merge(key, 1, Integer::sum);
        }
    }
}
