import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            list.add(10 - i);
        }
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 4);
        if (Verifier.nondetBoolean()) {
            list.remove(x);
        } else {
            list.remove(Integer.valueOf(x));
        }
        assert list.size() == 3;
    }
}
