import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int level = 0;

    static void raise(int by) {
        int next = level + by;
        level = next;
    }

    public static void main(String[] args) {
        boolean first = Verifier.nondetBoolean();
        boolean second = Verifier.nondetBoolean();
        if (first) {
            raise(1);
        }
        raise(10);
        if (second) {
            raise(100);
        } else if (!first) {
            raise(1000);
        }
        assert level % 100 / 10 == 1;
        assert level == 11 || level == 110 || level == 111 || level == 1010;
    }
}
