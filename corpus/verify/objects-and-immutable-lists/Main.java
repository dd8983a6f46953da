import java.util.List;
import java.util.Objects;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        List<Integer> list = List.of(1, 2, 3);
        boolean isRefused = false;
        try {
            list.add(x);
        } catch (UnsupportedOperationException e) {
            isRefused = true;
        }
        assert isRefused;
        Integer maybe = x == 0 ? null : Integer.valueOf(x);
        int sure = Objects.requireNonNullElse(maybe, 1);
        assert sure != 0;
        assert Objects.equals(maybe, maybe) && Objects.hashCode(null) == 0;
    }
}
