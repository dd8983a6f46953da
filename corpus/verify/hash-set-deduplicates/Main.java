import java.util.HashSet;
import java.util.Set;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Set<Integer> set = new HashSet<>();
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a >= 0 && a < 8 && b >= 0 && b < 8);
        boolean isNewA = set.add(a);
        boolean isNewB = set.add(b);
        assert isNewA && isNewB == (a != b);
        assert set.size() == (a == b ? 1 : 2);
        assert set.contains(a) && set.remove(b) && !set.contains(b);
    }
}
