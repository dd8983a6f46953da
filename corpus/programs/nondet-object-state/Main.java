import org.sosy_lab.sv_benchmarks.Verifier;

class Gauge {
    private final int capacity;
    private int level;

    Gauge(int capacity) {
        this.capacity = capacity < 1 ? 1 : capacity;
    }

    void fill(int amount) {
        if (amount > 0 && amount <= capacity - level) {
            level += amount;
        }
    }

    boolean sound() {
        return level >= 0 && level <= capacity;
    }
}

public class Main {
    public static void main(String[] args) {
        Gauge gauge = new Gauge(Verifier.nondetInt());
        gauge.fill(Verifier.nondetInt());
        assert gauge.sound();
        gauge.fill(Verifier.nondetInt());
        assert gauge.sound();
    }
}
