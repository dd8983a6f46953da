import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    interface Meter {
        int raw();

        private int scaled(int factor) {
            return raw() * factor;
        }

        default int percent() {
            return scaled(100) / 255;
        }

        static Meter of(int raw) {
            return () -> raw;
        }
    }

    public static void main(String[] args) {
        int raw = Verifier.nondetInt();
        Verifier.assume(raw >= 0 && raw <= 260);
        assert Meter.of(raw).percent() <= 100;
    }
}
