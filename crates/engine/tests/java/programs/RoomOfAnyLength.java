// undecided more objects than a virtual machine may have room for
import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays take room in a virtual machine, also where their length depends on the input. */
public class RoomOfAnyLength {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 100 || n > 8_000_000) {
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
