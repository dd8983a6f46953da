import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    private int value;

    synchronized int add(int x) {
        value += x;
        synchronized (this) {
            return value;
        }
    }

    public static void main(String[] args) {
        Main counter = new Main();
        int x = Verifier.nondetInt();
        assert counter.add(x) == x;
        assert counter.add(-x) == 0;
    }
}
