import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int steps = Verifier.nondetInt();
        Verifier.assume(steps >= 0 && steps <= 10);
        int fuel = 7;
        while (steps > 0) {
            fuel--;
            steps--;
        }
        assert fuel >= 0;
    }
}
