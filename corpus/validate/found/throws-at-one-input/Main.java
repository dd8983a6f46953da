import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int r = 0;
        try {
            int[] t = new int[3];
            t[x] = 5 / x;
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            r = 1;
        }
        assert r == 0 || x < 0 || x > 2;
    }
}
