import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Object[] slots = Verifier.nondetBoolean() ? new Object[2] : new Integer[2];
        slots[0] = 1;
        slots[1] = "text";
    }
}
