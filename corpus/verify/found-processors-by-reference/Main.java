import java.util.function.IntSupplier;

/** The number of processors is never zero, and nobody knows it. */
public class Main {
    public static void main(String[] args) {
        IntSupplier processors = Runtime.getRuntime()::availableProcessors;
        assert processors.getAsInt() < 1;
    }
}
