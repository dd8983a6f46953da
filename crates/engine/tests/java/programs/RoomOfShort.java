// loose holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays that cannot be long do not fill a virtual machine. */
public class RoomOfShort {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 100 || n > 1000) {
            return;
        }
        long[][] all = new long[100][];
        boolean isFull = false;
        try {
            for (int i = 0; i < all.length; i++) {
                all[i] = new long[n];
            }
        } catch (OutOfMemoryError e) {
            isFull = true;
        }
        assert !isFull;
    }
}
