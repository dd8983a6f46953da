import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    int f = 1;

    void run(boolean b, Main o) {
        try {
            f = 1;
        } catch (NullPointerException e) {
            System.exit(0);
        }
    }

    public static void main(String[] args) {
        new Main().run(Verifier.nondetBoolean(), null);
    }
}
