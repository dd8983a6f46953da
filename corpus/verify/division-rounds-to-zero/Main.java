import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetByte();
        Verifier.assume(b != 0);
        int quotient = a / b;
        int remainder = a % b;
        assert quotient * b + remainder == a;
        assert remainder == 0 || (remainder < 0) == (a < 0);
    }
}
