import java.util.*;
import java.util.concurrent.atomic.*;

public class Main {
    public static void main(String[] args) throws Exception {
        ThreadLocal<Integer> plain = new ThreadLocal<>();
        System.out.println(plain.get());
        plain.set(5);
        System.out.println(plain.get());
        plain.remove();
        ThreadLocal<List<String>> lists = ThreadLocal.withInitial(ArrayList::new);
        lists.get().add("x");
        System.out.println(lists.get() + " " + plain.get());
        System.out.println(Thread.currentThread().getName());
        AtomicInteger counter = new AtomicInteger(3);
        System.out.println(counter.incrementAndGet() + counter.getAndAdd(5) + counter.updateAndGet(x -> x * 2) + " " + counter.compareAndSet(18, 1) + counter);
        AtomicReference<String> reference = new AtomicReference<>("a");
        System.out.println(reference.getAndSet("b") + reference.accumulateAndGet("c", String::concat));
        LongAdder adder = new LongAdder();
        adder.add(4);
        adder.increment();
        System.out.println(adder.sum() + " " + new AtomicLong(7).decrementAndGet() + new AtomicBoolean().getAndSet(true));
        AtomicIntegerArray array = new AtomicIntegerArray(3);
        array.incrementAndGet(1);
        System.out.println(array);
    }
}
