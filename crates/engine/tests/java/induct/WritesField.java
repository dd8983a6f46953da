// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesField {
    int far;

    public static void main(String[] arguments) {
        WritesField one = new WritesField();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            one.far = one.far < 5_000_000 ? one.far + 1 : -1;
        }
        assert one.far >= 0;
    }
}
