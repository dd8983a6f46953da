// source: calls `java.lang.System.nanoTime`
import java.util.function.LongSupplier;

class ThroughLambda {
    public static void main(String[] args) throws Exception {
        LongSupplier supplier = () -> System.nanoTime();
        assert supplier.getAsLong() > 0;
    }
}
