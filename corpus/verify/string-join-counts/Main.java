import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 5);
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            parts.add("ab");
        }
        String joined = String.join("-", parts);
        assert joined.length() == (n == 0 ? 0 : 3 * n - 1);
    }
}
