import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int index = Math.floorMod(x, 12);
        assert index >= 0 && index < 12;
        assert (x - index) % 12 == 0 || x < Integer.MIN_VALUE + 12;
    }
}
