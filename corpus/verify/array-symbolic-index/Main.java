import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] squares = {0, 1, 4, 9, 16, 25, 36, 49};
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < squares.length);
        assert squares[i] == i * i;
    }
}
