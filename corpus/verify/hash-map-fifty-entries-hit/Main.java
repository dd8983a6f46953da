import java.util.HashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        HashMap<Integer, String> names = new HashMap<>();
        for (int i = 0; i < 50; i++) {
            names.put(i * 131, "n" + i);
        }
        int key = Verifier.nondetInt();
        String name = names.get(key);
        assert name == null || name.length() == 2;
    }
}
