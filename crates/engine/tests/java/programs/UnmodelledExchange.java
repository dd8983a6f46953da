// undecided the message of an exception
import java.util.concurrent.atomic.AtomicReference;

import org.sosy_lab.sv_benchmarks.Verifier;

public class UnmodelledExchange {
    public static void main(String[] args) {
        String first = message(Verifier.nondetInt());
        AtomicReference<String> text = new AtomicReference<>(first);
        // Both are not modelled, which does not make them the same.
        assert text.compareAndSet(message(Verifier.nondetInt()), "");
    }

    static String message(int index) {
        Verifier.assume(index > 0);
        try {
            int[] one = new int[1];
            return "" + one[index];
        } catch (ArrayIndexOutOfBoundsException outside) {
            return outside.getMessage();
        }
    }
}
