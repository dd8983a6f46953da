import java.util.IdentityHashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

/** All bytes are in the cache of boxes. */
public class Main {
    public static void main(String[] args) {
        int number = Verifier.nondetByte();
        Map<Integer, String> map = new IdentityHashMap<>();
        map.put(number, "found");
        Integer again = number;
        assert "found".equals(map.get(again));
    }
}
