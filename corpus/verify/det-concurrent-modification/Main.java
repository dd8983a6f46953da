import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) {
        Map<Integer, String> map = new HashMap<>();
        for (int i = 0; i < 10; i++) {
            map.put(i, "v" + i);
        }
        for (Integer key : map.keySet()) {
            if (key % 4 == 3) {
                map.remove(key);
            }
        }
    }
}
