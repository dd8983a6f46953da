import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    interface Counter {
        int next();
    }

    static Counter from(int start, int step) {
        return new Counter() {
            private int value = start;

            @Override
            public int next() {
                value += step;
                return value;
            }
        };
    }

    public static void main(String[] args) {
        int step = Verifier.nondetByte();
        Counter up = from(0, step);
        Counter down = from(100, -step);
        for (int i = 0; i < 5; i++) {
            assert up.next() != down.next();
        }
    }
}
