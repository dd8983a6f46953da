// undecided the message of an exception, which depends on the input
import org.sosy_lab.sv_benchmarks.Verifier;

public class OpenCopyMessage {
    public static void main(String[] args) {
        int[] array = new int[3];
        try {
            System.arraycopy(array, Verifier.nondetInt(), array, 0, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getMessage() == null;
        }
    }
}
