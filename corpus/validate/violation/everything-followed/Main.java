import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int[] a = {x};
        if (x > 5) {
            a[0]--;
        }
        assert a[0] != 6;
        assert x != 99;
    }
}
