// holds
import java.util.concurrent.atomic.AtomicReference;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ReplacedBoxes {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        Verifier.assume(0 <= number && number < 10);
        AtomicReference<Integer> reference = new AtomicReference<>(number);
        assert reference.compareAndSet(number, 20) && reference.get() == 20;
    }
}
