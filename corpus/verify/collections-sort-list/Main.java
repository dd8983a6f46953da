import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            list.add((int) Verifier.nondetByte());
        }
        Collections.sort(list);
        assert list.get(0) <= list.get(1) && list.get(1) <= list.get(2);
        assert Collections.min(list).equals(list.get(0));
        assert Collections.max(list).equals(list.get(2));
        Collections.reverse(list);
        assert list.get(0) >= list.get(2);
    }
}
