// undecided the message of
import java.util.concurrent.atomic.AtomicReference;

public class UnmodelledExchange {
    public static void main(String[] args) {
        AtomicReference<String> text = new AtomicReference<>(message(null));
        // Both are not modelled, which does not make them the same.
        assert text.compareAndSet(message(null), "");
    }

    static String message(int[] nothing) {
        try {
            return "" + nothing.length;
        } catch (NullPointerException absent) {
            return absent.getMessage();
        }
    }
}
