import java.util.LinkedHashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", 2);
        if (Verifier.nondetBoolean()) {
            map.put("z", 3);
        } else {
            map.remove("z");
            map.put("z", 3);
        }
        String keys = String.join("", map.keySet());
        assert keys.equals("za") || keys.equals("az");
        assert map.get("z") == 3;
    }
}
