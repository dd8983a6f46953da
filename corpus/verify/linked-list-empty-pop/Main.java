import java.util.LinkedList;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        LinkedList<Integer> list = new LinkedList<>();
        for (int i = 0; i < 4; i++) {
            if (Verifier.nondetBoolean()) {
                list.push(i);
            }
        }
        assert list.pop() >= 0;
    }
}
