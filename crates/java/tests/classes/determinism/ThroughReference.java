// source: calls `java.lang.System.nanoTime`
// source: makes a `java.util.Random`
import java.util.Random;
import java.util.function.*;

class ThroughReference {
    public static void main(String[] args) throws Exception {
        LongSupplier supplier = System::nanoTime;
        Supplier<Random> maker = Random::new;
        assert supplier.getAsLong() > 0 && maker.get() != null;
    }
}
