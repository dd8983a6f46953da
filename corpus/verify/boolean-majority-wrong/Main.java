import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean majority(boolean a, boolean b, boolean c) {
        return a ? b | c : b ^ c;
    }

    public static void main(String[] args) {
        boolean a = Verifier.nondetBoolean();
        boolean b = Verifier.nondetBoolean();
        boolean c = Verifier.nondetBoolean();
        int votes = (a ? 1 : 0) + (b ? 1 : 0) + (c ? 1 : 0);
        assert majority(a, b, c) == (votes >= 2);
    }
}
