import java.util.concurrent.atomic.AtomicReference;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Small numbers come from the cache, so that both boxes are the same object. */
public class Main {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        AtomicReference<Integer> reference = new AtomicReference<>(number);
        assert !reference.compareAndSet(number, 1);
    }
}
