import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        short s = Verifier.nondetShort();
        short before = s;
        s += 40_000;
        assert s == (short) (before + 40_000);
        s -= 40_000;
        assert s == before;
        s++;
        assert s == before + 1 || before == Short.MAX_VALUE && s == Short.MIN_VALUE;
    }
}
