// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesChar {
    static boolean isFar;

    public static void main(String[] arguments) {
        char far = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            far++;
            if (far == 60_000) {
                far = 1;
                isFar = true;
            }
        }
        assert !isFar;
    }
}
