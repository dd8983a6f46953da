// exception violated 13
import org.sosy_lab.sv_benchmarks.Verifier;

public class UncaughtException {
    public static void main(String[] args) throws Exception {
        int x = Verifier.nondetInt();
        assert x != 3 : "another property";
        if (x == 8) {
            throw new Exception("not a RuntimeException");
        }
        int[] array = new int[4];
        if (x > 0) {
            array[x % 5] = 1;
        }
    }
}
