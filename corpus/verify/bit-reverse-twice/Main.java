import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert Integer.reverse(Integer.reverse(x)) == x;
        assert Integer.reverseBytes(Integer.reverseBytes(x)) == x;
        assert Integer.rotateLeft(Integer.rotateRight(x, 13), 13) == x;
        assert Integer.rotateLeft(x, 8) == ((x << 8) | (x >>> 24));
    }
}
