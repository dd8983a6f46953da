import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int number = 0;
        for (int i = 0; i < 5; i++) {
            int digit = Verifier.nondetInt();
            number = 10 * number + digit;
        }
        assert number != 31415;
    }
}
