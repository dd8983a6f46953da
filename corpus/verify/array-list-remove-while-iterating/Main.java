import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
        int unwanted = Verifier.nondetInt();
        for (Integer x : list) {
            if (x == unwanted) {
                list.remove(x);
            }
        }
    }
}
