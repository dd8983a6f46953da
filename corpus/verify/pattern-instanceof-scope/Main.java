import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int size(Object o) {
        if (o instanceof String s && s.length() > 1) {
            return s.length();
        }
        if (!(o instanceof Integer i)) {
            return 0;
        }
        return i;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Object[] candidates = {"ab", "a", x, (long) x};
        int at = Verifier.nondetInt();
        Verifier.assume(at >= 0 && at < candidates.length);
        assert size(candidates[at]) >= 0;
    }
}
