// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionWithInputs {
    static int ask(int n) {
        int more = Verifier.nondetInt();
        return n <= 0 ? 0 : more == 77 && n == 1999 ? 1 : ask(n - 1);
    }

    public static void main(String[] arguments) {
        assert ask(Verifier.nondetInt()) == 0;
    }
}
