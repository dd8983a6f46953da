// exception violated 94
import java.util.function.Supplier;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Whatever the compiler makes of these blocks, monitors are entered and exited in pairs. */
public class MonitorsOfJavac {
    static final Object LOCK = new Object();
    private Object own = new Object();
    private int n;

    int early(boolean isFirst) {
        synchronized (this) {
            synchronized (isFirst ? own : LOCK) {
                if (n > 3) {
                    return n;
                }
                n++;
            }
            return -n;
        }
    }

    int loops(int[] values) {
        int sum = 0;
        Object lock = this;
        outer:
        for (int value : values) {
            synchronized (lock) {
                for (int i = 0; ; i++) {
                    synchronized (own) {
                        if (i > value) {
                            continue outer;
                        }
                        if (sum > 100) {
                            break outer;
                        }
                        sum += i;
                    }
                }
            }
        }
        while (sum > 3) {
            synchronized (lock) {
                lock = sum % 2 == 0 ? own : LOCK;
                sum /= 2;
            }
        }
        return sum;
    }

    int cleansUp(int divisor) {
        synchronized (MonitorsOfJavac.class) {
            try {
                synchronized (own) {
                    return 10 / divisor;
                }
            } catch (ArithmeticException e) {
                synchronized (e) {
                    return switch (n) {
                        case 0 -> 1;
                        case 1 -> {
                            synchronized (LOCK) {
                                yield 2;
                            }
                        }
                        default -> n;
                    };
                }
            } finally {
                synchronized (LOCK) {
                    n += 2;
                }
            }
        }
    }

    static int supplied(Supplier<Object> locks, int divisor) {
        synchronized (locks.get()) {
            return divisor;
        }
    }

    public static void main(String[] args) {
        MonitorsOfJavac monitors = new MonitorsOfJavac();
        int any = Verifier.nondetInt();
        monitors.early(any > 3);
        monitors.loops(new int[] {1, 2, 3});
        monitors.cleansUp(any);
        int divisor = supplied(() -> {
            synchronized (LOCK) {
                return new Object();
            }
        }, any);
        any = 10 / divisor;
    }
}
