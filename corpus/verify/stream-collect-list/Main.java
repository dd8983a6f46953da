import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 1 && x <= 3);
        List<Integer> doubled = Stream.of(1, 2, 3).filter(i -> i >= x).map(i -> 2 * i).collect(Collectors.toList());
        assert doubled.size() == 4 - x;
        assert doubled.get(0) == 2 * x;
    }
}
