import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        Integer a = x;
        Integer b = y;
        assert a.equals(b) == (x == y);
        assert Integer.signum(a.compareTo(b)) == (x < y ? -1 : x > y ? 1 : 0);
        assert a.hashCode() == x;
        assert a + b == x + y;
    }
}
