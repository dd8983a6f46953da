import org.sosy_lab.sv_benchmarks.Verifier;

/** The virtual machine says which position is outside, also if that depends on the input. */
public class Main {
    public static void main(String[] args) {
        int[] array = new int[3];
        int from = Verifier.nondetInt();
        try {
            System.arraycopy(array, from, array, 0, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage() == null;
        }
    }
}
