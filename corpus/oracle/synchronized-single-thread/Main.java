import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    private int count;
    private static int staticCount;
    private final Object lock = new Object();

    synchronized int increment() {
        return ++count;
    }

    static synchronized int staticIncrement() {
        return ++staticCount;
    }

    int nested(int depth) {
        synchronized (lock) {
            synchronized (this) {
                if (depth == 0) {
                    return increment();
                }
                return nested(depth - 1) + 1;
            }
        }
    }

    int throwing(int x) {
        synchronized (lock) {
            if (x > 2) {
                throw new IllegalStateException("locked " + x);
            }
            return x;
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        System.out.println(m.increment() + m.increment());
        System.out.println(staticIncrement() + staticIncrement());
        System.out.println(m.nested(5));
        for (int i = 0; i < 5; i++) {
            try {
                System.out.println(m.throwing(i));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        synchronized (m.lock) {
            System.out.println("held");
        }
        StringBuffer buffer = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            buffer.append(i).append(',');
        }
        System.out.println(buffer.reverse());
        List<Integer> list = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 4; i++) {
            list.add(i * i);
        }
        System.out.println(list + " " + list.size());
        java.util.Hashtable<Integer, String> table = new java.util.Hashtable<>();
        table.put(1, "one");
        System.out.println(table);
        java.util.concurrent.atomic.AtomicInteger atomic = new java.util.concurrent.atomic.AtomicInteger(5);
        System.out.println(atomic.incrementAndGet() + " " + atomic.getAndAdd(10) + " " + atomic.get() + " " + atomic.compareAndSet(16, 1) + " " + atomic);
        java.util.concurrent.atomic.AtomicLong atomicLong = new java.util.concurrent.atomic.AtomicLong();
        System.out.println(atomicLong.addAndGet(1L << 40) + " " + atomicLong.updateAndGet(x -> x / 3));
    }
}
