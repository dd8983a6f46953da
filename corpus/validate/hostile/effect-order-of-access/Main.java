import java.util.LinkedHashMap;

public class Main {
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> map = new LinkedHashMap<>(8, 0.5f, true);
        map.put("a", 1);
        map.put("b", 2);
        String all = "";
        for (String key : map.keySet()) {
            all += key;
        }
        assert all.equals("ba");
    }
}
