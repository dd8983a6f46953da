// holds
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class HashMapLookup {
    public static void main(String[] args) {
        Map<Integer, Integer> map = new HashMap<>();
        for (int i = 0; i < 50; i++) {
            map.put(i * 7, i);
        }
        int key = Verifier.nondetInt();
        Integer value = map.get(key);
        assert value == null || value * 7 == key;
        assert value != null || key < 0 || key > 343 || key % 7 != 0;
    }
}
