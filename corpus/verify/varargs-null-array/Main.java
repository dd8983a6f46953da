import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int count(Object... values) {
        return values.length;
    }

    public static void main(String[] args) {
        Object[] none = Verifier.nondetInt() == 9 ? null : new Object[0];
        assert count(none) == 0;
    }
}
