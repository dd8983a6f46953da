import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        int expected = 0;
        for (int i = 0; i < 6; i++) {
            int x = Verifier.nondetInt();
            if (x > 0) {
                list.add(x);
                expected += x;
            }
        }
        int sum = 0;
        for (int x : list) {
            assert x > 0;
            sum += x;
        }
        assert sum == expected && list.size() <= 6;
    }
}
