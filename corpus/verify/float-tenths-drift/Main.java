import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int count = Verifier.nondetInt();
        Verifier.assume(count >= 0 && count <= 12);
        float sum = 0f;
        for (int i = 0; i < count; i++) {
            sum += 0.1f;
        }
        assert Math.abs(sum - count / 10f) < 1e-7f;
    }
}
