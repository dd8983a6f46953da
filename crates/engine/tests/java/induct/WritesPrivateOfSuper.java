// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesPrivateOfSuper {
    static class Upper {
        private int far;

        void step() {
            far = far < 5_000_000 ? far + 1 : -1;
        }

        int far() {
            return far;
        }
    }

    static class Lower extends Upper {
        private int far;
    }

    public static void main(String[] arguments) {
        Lower one = new Lower();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            one.step();
        }
        assert one.far() >= 0;
    }
}
