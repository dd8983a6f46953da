// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesCapture {
    public static void main(String[] arguments) {
        int[] far = {0};
        Runnable step = () -> far[0] = far[0] < 5_000_000 ? far[0] + 1 : -1;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            step.run();
        }
        assert far[0] >= 0;
    }
}
