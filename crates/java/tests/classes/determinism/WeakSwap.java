// source: calls `java.util.concurrent.atomic.AtomicInteger.weakCompareAndSetPlain`
import java.util.concurrent.atomic.AtomicInteger;

class WeakSwap {
    public static void main(String[] args) {
        assert new AtomicInteger(1).weakCompareAndSetPlain(1, 2);
    }
}
