// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesAlias {
    int far;

    public static void main(String[] arguments) {
        WritesAlias one = new WritesAlias();
        WritesAlias other = Verifier.nondetBoolean() ? one : new WritesAlias();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            other.far = other.far < 5_000_000 ? other.far + 1 : -1;
        }
        assert one.far >= 0;
    }
}
