// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionSwapsArguments {
    int value;

    static void down(RecursionSwapsArguments a, RecursionSwapsArguments b, int n) {
        if (n <= 0) {
            a.value = 1;
            return;
        }
        down(b, a, n - 1);
    }

    public static void main(String[] arguments) {
        RecursionSwapsArguments one = new RecursionSwapsArguments();
        RecursionSwapsArguments two = new RecursionSwapsArguments();
        int n = Verifier.nondetInt();
        down(one, two, n);
        assert n < 2001 || two.value == 0;
    }
}
