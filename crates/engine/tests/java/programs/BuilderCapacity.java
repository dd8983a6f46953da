// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** A builder grows as it would have grown if its text had been made at once. */
public class BuilderCapacity {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (x < 0 || x > 9) {
            return;
        }
        assert new StringBuilder(100).append(x).capacity() == 100;
        StringBuilder begun = new StringBuilder("abc").append(x);
        String before = begun.append('d').toString();
        assert begun.capacity() == 19;
        begun.setCharAt(0, 'X');
        assert before.equals("abc" + x + "d");
        assert begun.toString().equals("Xbc" + x + "d");
    }
}
