// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** An array of any length holds only what its class allows. */
public class LengthUnboundedStore {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 100) {
            return;
        }
        Object[] objects = new String[n];
        try {
            objects[n - 1] = Integer.valueOf(3);
            assert false;
        } catch (ArrayStoreException e) {
            assert objects[n - 1] == null;
        }
    }
}
