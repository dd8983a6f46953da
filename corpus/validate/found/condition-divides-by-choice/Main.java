import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean b = Verifier.nondetBoolean();
        int x = 5;
        try {
            x = 6;
        } catch (ArithmeticException e) {
            System.exit(0);
        }
    }
}
