import org.sosy_lab.sv_benchmarks.Verifier;

/** A class without an initialiser, written to in one branch only. */
public class Main {
    static class Counter {
        static int value;
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            Counter.value = 5;
        }
        assert Counter.value == 5;
    }
}
