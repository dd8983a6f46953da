// violated 33
import org.sosy_lab.sv_benchmarks.Verifier;

/** Messages of the virtual machine have the numbers of the execution, and each exception has one string for it. */
public class MessageWithInts {
    public static void main(String[] args) {
        int index = Verifier.nondetInt();
        Verifier.assume(index >= -12 && index <= 12);
        RuntimeException caught = null;
        try {
            caught = index == 7 ? new IllegalStateException("seven") : null;
            int[] three = new int[3];
            three[index] = 10 / index;
            int[] negative = new int[-index];
        } catch (RuntimeException e) {
            caught = caught == null ? e : caught;
        }
        if (caught == null) {
            return;
        }
        String message = caught.getMessage();
        assert message == caught.getMessage();
        if (index == 0) {
            assert message.equals("/ by zero");
        } else if (index == 7) {
            assert message.equals("seven");
        } else if (index == 1 || index == 2) {
            assert message.equals(String.valueOf(-index));
        } else {
            assert message.equals("Index " + index + " out of bounds for length 3");
        }
        assert caught.toString().endsWith(message);
        assert message.length() != 36 || index != -10;
    }
}
