import java.util.stream.Stream;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int limit = Verifier.nondetInt();
        long count = Stream.of("a", "bb", "ccc", "dddd").filter(s -> s.length() > limit).count();
        assert count > 0;
    }
}
