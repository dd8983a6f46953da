import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int[] data = {x, 2, 3};
        int[] copy = Arrays.copyOf(data, 5);
        assert copy.length == 5 && copy[0] == x && copy[4] == 0;
        assert Arrays.equals(data, Arrays.copyOfRange(copy, 0, 3));
        Arrays.fill(copy, 1, 4, x);
        assert copy[3] == x && copy[4] == 0;
        assert Arrays.hashCode(new int[] {x}) == 31 + x;
    }
}
