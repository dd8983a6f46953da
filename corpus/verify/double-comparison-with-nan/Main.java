import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int sign(double x) {
        if (x < 0) {
            return -1;
        }
        return x >= 0 ? 1 : 0;
    }

    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        assert sign(x) != 0;
    }
}
