// loose undecided more objects than a virtual machine may have room for
import org.sosy_lab.sv_benchmarks.Verifier;

/** A text that is made of a long one takes room, too. */
public class RoomOfText {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        boolean isFull = false;
        try {
            s.toUpperCase();
        } catch (OutOfMemoryError e) {
            isFull = true;
        }
        assert !isFull;
    }
}
