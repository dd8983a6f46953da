import java.util.HashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        HashMap<Integer, Integer> squares = new HashMap<>();
        for (int i = 0; i < 50; i++) {
            squares.put(i * 7, i * i);
        }
        int key = Verifier.nondetInt();
        Integer found = squares.get(key);
        if (found != null) {
            assert key % 7 == 0;
            assert found == (key / 7) * (key / 7);
        } else {
            assert key < 0 || key >= 350 || key % 7 != 0;
        }
    }
}
